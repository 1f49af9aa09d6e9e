import PropertyInjection

func aCaller(generator: StrictReminderIdGenerator) {
  generator.use(nil)  // error: 'nil' is not compatible with expected argument type
}
