import ReminderStorage

/// A getter may throw, but a setter may not.
struct Generator {
  private var settled: (any KeyValueStore)?

  var store: (any KeyValueStore)? {
    get { settled }
    set throws { settled = newValue }  // error: 'set' accessor cannot have specifier 'throws'
  }
}
