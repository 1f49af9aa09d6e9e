// Exercise 2.1: give it a default
//
// A bell makes a new chime for each ring, and forgets the chime that you assign. Let it keep what
// it is assigned. Without an assignment it makes the default when it first rings, and keeps that.
// A chime may be changed at any time, so this property needs no guard.

/// Rings when a reminder is due.
final class Bell {
  private let makeDefault: () -> any Chime

  /// The chime that the bell plays.
  var chime: any Chime {
    get { makeDefault() }
    set {}
  }

  init(makeDefault: @escaping () -> any Chime) {
    self.makeDefault = makeDefault
  }

  /// Plays the chime.
  func ring() {
    chime.play()
  }
}

protocol Chime {
  func play()
}
