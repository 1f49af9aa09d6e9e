/// A stand-in for an Interface Builder file: which object goes into which outlet, by name.
public struct Nib {
  private let connections: [String: Any]

  /// Makes a file that connects each name to an object.
  public init(connections: [String: Any]) {
    self.connections = connections
  }

  /// Fills the outlets of `owner`, as loading the file does.
  ///
  /// - Throws: ``NoSuchOutlet`` if the owner has no outlet of a name, or none for such an object.
  public func load(into owner: ReminderScreen) throws(NoSuchOutlet) {
    for (name, object) in connections { try owner.setValue(object, forOutlet: name) }
  }
}

/// A screen whose channel is set after the screen was made, through an outlet.
public final class ReminderScreen {
  /// Where new reminders are delivered: an outlet, so nil until a file fills it.
  public private(set) var channel: (any Channel)?

  /// Makes a screen whose outlets are empty.
  public init() {}

  /// Sets an outlet by its name; unlike key-value coding, it checks the type of the object.
  func setValue(_ value: Any, forOutlet name: String) throws(NoSuchOutlet) {
    switch name {
    case "channel":
      guard let object = value as? any Channel else { throw NoSuchOutlet(name: name) }
      channel = object
    default: throw NoSuchOutlet(name: name)
    }
  }
}

/// The object has no outlet of this name that the connected object fits.
public struct NoSuchOutlet: Error, Equatable {
  /// The name in the file.
  public let name: String
}
