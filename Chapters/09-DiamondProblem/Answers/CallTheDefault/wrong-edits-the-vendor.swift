// wrong: Changes the code of a vendor.
// sees: the extension isn't yours

// Exercise 9.5: call the default
//
// Two protocols have a default for the same method, and the code needs both roles. Where one type
// has to play both, the method promises the same in both. For each situation, choose the way that
// takes the least code and keeps working:
//
// - `.oneTypeForEachRole`: avoid the diamond, with two types and two values
// - `.nameTheBody`: move the body of the default into a method with a name of its own
// - `.nameTheModule`: call the default with a module selector
// - `.writeAnAdapter`: call the default on a type that conforms to one of the protocols only

enum WayToTheDefault {
  case oneTypeForEachRole
  case nameTheBody
  case nameTheModule
  case writeAnAdapter
}

struct WaysToTheDefault {
  // A screen of yours creates reminders and drafts. Its initializer has a parameter for each kind of
  // ids. For now, you pass the same generator for both parameters.
  let twoParameters: WayToTheDefault? = .oneTypeForEachRole

  // Both protocols are yours, and are declared in the same module. A function takes a single value
  // that conforms to both, and calls the method that they share. Five of your types do, and each
  // has to call the same one of the two defaults.
  let yourOwnProtocols: WayToTheDefault? = .nameTheBody

  // The protocols come from the packages of two vendors, each with its default. A function takes a
  // single value that conforms to both. The type is in your app, and everybody has Swift 6.3.
  let twoVendors: WayToTheDefault? = .nameTheBody

  // The same function, but now one module of a vendor declares both protocols, their requirements
  // and both defaults.
  let oneVendor: WayToTheDefault? = .writeAnAdapter

  // As with the two vendors, but your type is in a package that has to build with Swift 6.2, too.
  let olderCompilers: WayToTheDefault? = .writeAnAdapter
}
