import PropertyInjection

/// No guard has to refuse nil, because the property's type isn't optional.
func aCaller(generator: ReminderIdGenerator) {
  generator.store = nil  // error: 'nil' cannot be assigned to type 'any KeyValueStore'
}
