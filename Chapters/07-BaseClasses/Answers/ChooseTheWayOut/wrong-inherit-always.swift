// wrong: Puts whatever is shared into a base class, even where there are two ancestors.
// sees: you can't put a class of yours between that and UIViewController

// Exercise 7.3: choose the way out
//
// Four pairs of types do the same thing. Say of each what you would do about it:
//
// - `.leaveBothCopies`: write it twice, and let each go its way
// - `.inheritIt`: write it in a base class of your own
// - `.holdIt`: write it in a type of its own, and inject that

enum WayOut {
  case leaveBothCopies
  case inheritIt
  case holdIt
}

struct WaysOut {
  // A detail screen is a `UIViewController`, a list is a `UITableViewController`. Both hand out
  // reminder ids by the same rule.
  let idsOnTwoAncestors: WayOut? = .inheritIt

  // You wrote all twelve of your screens as direct subclasses of `UIViewController`, and will go
  // on so. Each must write a line to the log when it appears. Whoever writes the thirteenth should
  // not have to think of the log, neither in a method nor in an initializer.
  let loggingOnOneAncestor: WayOut? = .inheritIt

  // The empty inbox and the empty archive both show "Nothing here" in grey. Two designers own
  // them, and each will change theirs without asking the other.
  let wordsThatHappenToAgree: WayOut? = .leaveBothCopies

  // Two of a vendor's generators hand out ids by ones and in batches, and you have to count them
  // all. Both are open classes. Their manual does not say which method calls which.
  let countingAVendorsIds: WayOut? = .inheritIt
}
