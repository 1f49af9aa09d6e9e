// wrong: Keeps the default in `ring()` alone, so reading the property makes another one.
// sees: the property showed one default, and the bell played another

// Exercise 2.1: give it a default
//
// A bell makes a new chime for each ring, and forgets the chime that you assign. Let it keep what
// it is assigned. Without an assignment it makes the default when it first rings, and keeps that.
// A chime may be changed at any time, so this property needs no guard.

/// Rings when a reminder is due.
final class Bell {
  private let makeDefault: () -> any Chime
  private var kept: (any Chime)?

  /// The chime that the bell plays.
  var chime: any Chime {
    get {
      kept ?? makeDefault()
    }
    set { kept = newValue }
  }

  init(makeDefault: @escaping () -> any Chime) {
    self.makeDefault = makeDefault
  }

  /// Plays the chime.
  func ring() {
    let chime = chime
    kept = chime
    chime.play()
  }
}

protocol Chime {
  func play()
}
