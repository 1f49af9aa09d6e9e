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

  /// The old initializer: too many dependencies.
  init(
    list: any ReminderList, history: any History, applause: any Applause, counter: any Counter
  ) {
    self.list = list
  }

  /// The new initializer: one dependency for each job.
  init(list: any ReminderList, celebration: any Celebrating) {
    self.list = list
  }

  /// Removes the reminder with the given title from the list.
  ///
  /// If there was one, it is recorded in the history, applauded and counted, in this order.
  func tickOff(_ title: String) {
  }
}

/// The facade: what happens when a reminder has been ticked off.
struct Celebration: Celebrating {
  init(history: any History, applause: any Applause, counter: any Counter) {
  }

  func celebrate(_ title: String) {
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
