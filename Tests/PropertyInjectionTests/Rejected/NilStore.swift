import PropertyInjection

func aCaller(generator: ReminderIdGenerator) {
  generator.store = nil  // error: 'nil' cannot be assigned to type 'any KeyValueStore'
}
