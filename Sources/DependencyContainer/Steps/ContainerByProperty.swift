public import UIKitStandIn

/// An older design, for a screen that a storyboard makes: the container comes by a property.
public enum ContainerByProperty {
  /// The list of reminders.
  public final class ListViewController: UIViewController {
    /// The container, or nil until somebody sets it.
    public var container: (any Setup.DependencyContaining)?

    /// Makes a reminder, and saves it.
    ///
    /// - Throws: ``NoContainer`` if nobody has set the container.
    public func add(_ title: String) throws {
      guard let container else { throw NoContainer() }
      let id = try container.reminderIdGenerator().nextReminderId()
      try container.server.save(Reminder(id: id, title: title))
    }
  }

  /// Nobody has set the container.
  public struct NoContainer: Error, Equatable {
    /// Makes the error.
    public init() {}
  }
}
