// wrong: Removes a second reminder with the title, too, and celebrates one.
// sees: it did ["remove Pay rent", "remove Pay rent", "record Pay rent", "play", "increase"]

// Exercise 1.4: thin the constructor
//
// A service that ticks reminders off needs four things from each caller. Three of them are always
// used together, so they belong behind a facade. The facade and the new initializer are declared, but
// neither does anything yet. Make both work, and `tickOff` as well. The old initializer must keep
// doing what it promises; it is shortest if it calls the new one.
// The service knows the facade only by the protocol `Celebrating`, so a test of the service needs one
// double for the three.

/// Ticks reminders off.
struct TickOffService {
  private let list: any ReminderList
  private let celebration: any Celebrating

  /// The old initializer: too many dependencies.
  init(
    list: any ReminderList, history: any History, applause: any Applause, counter: any Counter
  ) {
    self.init(
      list: list,
      celebration: Celebration(history: history, applause: applause, counter: counter))
  }

  /// The new initializer: one dependency for each job.
  init(list: any ReminderList, celebration: any Celebrating) {
    self.list = list
    self.celebration = celebration
  }

  /// Removes the reminder with the given title from the list.
  ///
  /// If there was one, it is recorded in the history, applauded and counted, in this order.
  func tickOff(_ title: String) {
    guard list.remove(title) else { return }
    // The list may have the title twice.
    _ = list.remove(title)
    celebration.celebrate(title)
  }
}

/// The facade: what happens when a reminder has been ticked off.
struct Celebration: Celebrating {
  private let history: any History
  private let applause: any Applause
  private let counter: any Counter

  init(history: any History, applause: any Applause, counter: any Counter) {
    self.history = history
    self.applause = applause
    self.counter = counter
  }

  func celebrate(_ title: String) {
    history.record(title)
    applause.play()
    counter.increase()
  }
}

/// What the service needs of the facade.
protocol Celebrating {
  /// Celebrates that the reminder with this title has been ticked off.
  func celebrate(_ title: String)
}

protocol ReminderList {
  /// Removes a reminder, and returns whether there was one.
  func remove(_ title: String) -> Bool
}

protocol History {
  func record(_ title: String)
}

protocol Applause {
  func play()
}

protocol Counter {
  func increase()
}
