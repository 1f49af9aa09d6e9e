import PropertyInjection
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

  #if os(Linux)
    // Apple's SDKs differ on this one, so only Linux is asked.
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
