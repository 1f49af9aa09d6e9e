import TestSupport
import Testing

/// What `@testable` and `package` need from a build, tried with the compiler and a small module.
struct TestableImportTests {
  private let module = """
    public struct Ids {
      public init() {}
      init(first: Int) {}
      package init(last: Int) {}
    }
    """
  private let internalHook = "@testable import Ids\n_ = Ids(first: 7)"
  private let packageHook = "import Ids\n_ = Ids(last: 7)"

  @Test func `a testable import needs a module that was built for it`() throws {
    let forRelease = MadeModules().adding("Ids", module, options: "-package-name", "workbook")
    let forTests = MadeModules()
      .adding("Ids", module, options: "-package-name", "workbook", "-enable-testing")

    let released = try forRelease.diagnostics(of: internalHook)
    let debugged = try forTests.diagnostics(of: internalHook)

    #expect(released.contains("error: module 'Ids' was not compiled for testing"))
    #expect(debugged.isEmpty, "\(debugged)")
  }

  @Test func `a package hook is open in any build, to the package alone`() throws {
    let modules = MadeModules().adding("Ids", module, options: "-package-name", "workbook")

    let sibling = try modules.diagnostics(of: packageHook, options: "-package-name", "workbook")
    let outsider = try modules.diagnostics(of: packageHook, options: "-package-name", "another")

    #expect(sibling.isEmpty, "\(sibling)")
    #expect(outsider.contains("error: argument passed to call that takes no arguments"))
  }
}
