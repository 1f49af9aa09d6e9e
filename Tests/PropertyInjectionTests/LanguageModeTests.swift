import PropertyInjection
import ReminderStorage
import TestSupport
import Testing

/// What the language mode has to do with an object that two threads share.
struct LanguageModeTests {
  private let generators = MadeModules().adding(
    "Generators",
    """
    public final class Generator {
      public var store = 0
      public init() {}
    }
    """)

  private let app = """
    import Generators

    func aCaller(generator: Generator) {
      let work: @Sendable () -> Void = { _ = generator.store }
      work()
    }
    """

  @Test func `only Swift 6's language mode refuses to share the generator`() throws {
    let six = try generators.diagnostics(of: app)
    // The frontend's last option wins, and these come after the tests' own `-swift-version 6`.
    let five = try generators.diagnostics(
      of: app, options: "-Xfrontend", "-swift-version", "-Xfrontend", "5")

    #expect(six.contains("error: capture of 'generator' with non-Sendable type"))
    #expect(!five.contains("error:"), "\(five)")
  }

  @Test func `threads can share a class that keeps a store in a let`() async throws {
    let reader = LastIdReader(store: SharedStore())

    let task = Task.detached { reader.lastId }

    #expect(await task.value == 41)
    #expect(reader.lastId == 41)
  }

  #if os(Linux)
    // An SDK of Apple's may declare it `Sendable`, so only Linux is asked.
    @Test func `UserDefaults is no store to share`() throws {
      let output = try MadeModules().diagnostics(
        of: """
          import Foundation

          func use(_ store: any Sendable) {}
          use(UserDefaults.standard)
          """)

      #expect(output.contains("error: conformance of 'UserDefaults' to 'Sendable' is unavailable"))
    }
  #endif

  @Test func `one thread may hand the generator to another`() async throws {
    let generator = StrictReminderIdGenerator()

    let task = Task.detached {
      generator.use(FakeStore())
      return try generator.nextReminderId()
    }

    #expect(try await task.value == 0)
  }
}

/// The compiler accepts `Sendable`, because the only property is a `let` of a `Sendable` type.
private final class LastIdReader: Sendable {
  private let store: any KeyValueStore & Sendable

  init(store: any KeyValueStore & Sendable) { self.store = store }

  var lastId: Int? { store.object(forKey: currentReminderId) as? Int }
}

private struct SharedStore: KeyValueStore, Sendable {
  func object(forKey key: String) -> Any? { 41 }
  func set(_ value: Any?, forKey key: String) {}
}
