import PropertyInjection

func aCaller(generator: ReminderIdGenerator) {
  let work: @Sendable () -> Void = {
    _ = generator.store  // error: capture of 'generator' with non-Sendable type
  }
  work()
}
