// wrong: Has two places for the chime; once the default has played, the assigned one is not asked.
// sees: the bell had played its default, and then ignored the assignment

// Exercise 2.1: give it a default
//
// A bell makes a new chime for each ring, and forgets the chime that you assign. Let it keep what
// it is assigned. Without an assignment it makes the default when it first rings, and keeps that.
// A chime may be changed at any time, so this property needs no guard.

/// Rings when a reminder is due.
final class Bell {
  private let makeDefault: () -> any Chime
  private var assigned: (any Chime)?
  private var hasDefault = false
  private lazy var standard: any Chime = makeDefault()

  /// The chime that the bell plays.
  var chime: any Chime {
    get { hasDefault ? standard : assigned ?? makeStandard() }
    set { assigned = newValue }
  }

  private func makeStandard() -> any Chime {
    hasDefault = true
    return standard
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
