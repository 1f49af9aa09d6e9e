struct Before {}
class After {}

func passToAnotherTask(_ generator: some Sendable) {}

func aCaller() {
  passToAnotherTask(Before())
  passToAnotherTask(After())  // error: type 'After' does not conform to the 'Sendable' protocol
}
