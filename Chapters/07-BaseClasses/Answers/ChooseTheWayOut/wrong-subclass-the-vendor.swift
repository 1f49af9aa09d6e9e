// wrong: Counts in overrides, although the base class decides when they are called.
// sees: the vendor decides whether a batch calls your override

// Exercise 7.3: choose the way out
//
// In each situation, several types need the same code. Choose what you would do:
//
// - `.leaveBothCopies`: write it twice, and let the copies change independently
// - `.inheritIt`: write it in your own base class
// - `.holdIt`: write it in its own type, and inject that

enum WayOut {
  case leaveBothCopies
  case inheritIt
  case holdIt
}

struct WaysOut {
  // A detail screen is a `UIViewController`, a list is a `UITableViewController`. Both create
  // reminder ids by the same rule.
  let idsWithTwoSuperclasses: WayOut? = .holdIt

  // Your class `Importer` has a method `run()`, which is final and calls `parse(_:)`. Its eight
  // subclasses, all yours, differ only in `parse(_:)`. Before an import, the size of the file must be
  // checked, for a ninth subclass, too. You may change one file.
  let checkBeforeEachImport: WayOut? = .inheritIt

  // The empty inbox and the empty archive both show "Nothing here" in gray. Each screen has its own
  // designer, who changes the text without asking the other one.
  let wordsThatHappenToAgree: WayOut? = .leaveBothCopies

  // Two generators from a vendor return single ids and batches, and you have to count all of them.
  // Both are open classes. Their documentation doesn't say which method calls which.
  let countingAVendorsIds: WayOut? = .inheritIt
}
