/// A registry by type, of the kind that Swinject is, in a page.
///
/// Its form of Part I is constructor injection, because a registered closure calls an initializer.
/// Code that holds the registry and resolves in the middle of its work uses a service locator.
///
/// It isn't `Sendable`, so it stays where it is made. On the main actor, it makes objects of the main
/// actor, too.
public final class TypeRegistry {
  /// How long the registry keeps a service.
  public enum Scope {
    /// Not at all: each call makes a new one.
    case transient
    /// As long as the registry lives: all callers share one.
    case shared
  }

  private final class Entry {
    let scope: Scope
    let make: (TypeRegistry) -> Any
    var made: Any?

    init(scope: Scope, make: @escaping (TypeRegistry) -> Any) {
      self.scope = scope
      self.make = make
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Makes an empty registry.
  public init() {}

  /// Registers how a `Service` is made.
  ///
  /// A later registration of the type replaces this one, and what it has made.
  public func register<Service>(
    _ type: Service.Type, in scope: Scope = .transient,
    make: @escaping (TypeRegistry) -> Service
  ) {
    entries[ObjectIdentifier(type)] = Entry(scope: scope, make: make)
  }

  /// Returns a service, made now or shared.
  ///
  /// A circle of closures that resolve each other ends the process.
  ///
  /// - Returns: nil if nobody has registered the type.
  public func resolve<Service>(_ type: Service.Type) -> Service? {
    guard let entry = entries[ObjectIdentifier(type)] else { return nil }
    let object = entry.made ?? entry.make(self)
    if entry.scope == .shared { entry.made = object }
    guard let service = object as? Service else { fatalError("only `register` makes an entry") }
    return service
  }

  /// Returns a service, and ends the process if nobody has registered the type.
  ///
  /// It stands for the `!` that Swinject's documentation writes behind `resolve`.
  public func required<Service>(_ type: Service.Type) -> Service {
    // `preconditionFailure` would drop the message in a release.
    guard let service = resolve(type) else { fatalError("\(type) is not registered") }
    return service
  }
}
