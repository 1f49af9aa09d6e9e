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
}
