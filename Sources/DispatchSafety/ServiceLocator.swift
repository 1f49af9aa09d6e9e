public import ReminderStorage

/// Finds services by their names, when the code that needs them runs.
///
/// Mark Seemann called Service Locator an anti-pattern in 2010, and again in *Dependency Injection
/// in .NET*, 2011.
public final class ServiceLocator {
  private var services: [String: Any] = [:]

  /// Makes a locator without services.
  public init() {}

  /// Registers `service` under `name`.
  public func register(_ service: Any, as name: String) {
    services[name] = service
  }

  /// Returns the service under `name`, or nil if there is none of that type.
  public func find<Service>(_ name: String, as type: Service.Type = Service.self) -> Service? {
    services[name] as? Service
  }

  /// Returns the service under `name`, or traps if there is none of that type.
  public func resolve<Service>(_ name: String, as type: Service.Type = Service.self) -> Service {
    guard let service = find(name, as: type) else {
      fatalError("no \(type) is registered as \"\(name)\"")
    }
    return service
  }
}

/// Hands out reminder ids, and gets the store from a locator at each id.
public struct LocatedReminderIdGenerator: ReminderIds {
  private let locator: ServiceLocator

  /// Makes a generator, whose signature doesn't show that it also needs a store.
  public init(locator: ServiceLocator) {
    self.locator = locator
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// It traps if no store is registered as "store".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let store: any KeyValueStore = locator.resolve("store")
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
