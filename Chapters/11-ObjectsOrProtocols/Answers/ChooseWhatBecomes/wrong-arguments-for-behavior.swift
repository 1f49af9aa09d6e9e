// wrong: Turns behavior into an argument, and a stub would still be an uploader.
// sees: the two differ in what they do, and a stub would still be an uploader

// Exercise 11.2: choose what becomes of the class
//
// Each situation has a class, and a colleague who wants to replace it, since "Swift prefers
// protocols". Go through the lesson's five questions in order, and stop at the first yes. What
// would you do?
//
// - `.leaveIt`: leave the inheritance as it is
// - `.makeItFinal`: make it a final class that no class inherits from, and keep the object
// - `.passAnArgument`: one type, and an argument in place of the subclasses
// - `.protocolForCallers`: a protocol that the callers name, and a type for each way to do it
// - `.defaultImplementation`: a protocol extension that brings the method to all types

enum NextStep {
  case leaveIt
  case makeItFinal
  case passAnArgument
  case protocolForCallers
  case defaultImplementation
}

struct ChosenSteps {
  // Your reminder screen inherits from a UI framework's view controller. The framework makes the
  // screen and calls its overrides.
  let screen: NextStep? = .leaveIt

  // Five subclasses of a `Downloader` override one property, `url`. Each returns another constant,
  // and nothing else differs.
  let downloader: NextStep? = .passAnArgument

  // An `Uploader` opens a connection in `init`. Two subclasses override `upload()`: one uses HTTP,
  // one FTP. A test's stub has to inherit from it, and so it opens a connection, too.
  let uploader: NextStep? = .passAnArgument

  // A `Player` plays a sound. The screen and the lock screen hold the same player, so that both
  // show how far it is. It stops when the last one lets go. The tests of both screens use a real
  // player. No class inherits from `Player`, although one could, since it is open.
  let player: NextStep? = .makeItFinal

  // Structs and classes that share nothing have a public `title`. Some inherit a `shareText()` from
  // a base class that uses the title and nothing else; the structs have a copy of the method. All
  // of them share in the same way, and no caller takes values of more than one of these types.
  let shareText: NextStep? = .defaultImplementation

  // A base class `Alarm` and a subclass `NightAlarm`, which overrides `sound()`. Three screens name
  // `Alarm`, and are to take a third alarm soon, which is a struct from a package.
  let alarm: NextStep? = .protocolForCallers
}
