// wrong: Plays while it holds the lock, so a chime that assigns the next one ends the process.
// sees: the run ends inside of "a chime may assign the next one while it plays"

import Synchronization

// Exercise 2.5: share the default
//
// The bell is now rung from several threads. Each access is locked, so the compiler is satisfied.
// Still, two reminders that are due at once can make two default chimes, and you hear both. Let the
// bell make its default at most once, however many threads ring it at the same time.
//
// A chime may be assigned before a ring, after it, by another thread, and by a chime that is
// playing. Nothing here has to be refused. Only `makeDefault` must leave the bell alone.

/// Rings when a reminder is due, on the thread that found out.
final class SharedBell: Sendable {
  private let makeDefault: @Sendable () -> any Chime
  private let kept = Mutex<(any Chime)?>(nil)

  /// The chime that the bell plays.
  var chime: any Chime {
    get {
      kept.withLock { kept in
        let chime = kept ?? makeDefault()
        kept = chime
        return chime
      }
    }
    set {
      kept.withLock { $0 = newValue }
    }
  }

  /// Makes a bell that makes its default on the first ring, unless a chime was assigned before.
  ///
  /// - Parameter makeDefault: It must not use this bell, because it may run while a lock is held.
  init(makeDefault: @escaping @Sendable () -> any Chime) {
    self.makeDefault = makeDefault
  }

  /// Plays the chime.
  func ring() {
    kept.withLock { kept in
      let chime = kept ?? makeDefault()
      kept = chime
      chime.play()
    }
  }
}

protocol Chime: Sendable {
  func play()
}
