import TestSupport
import Testing

/// What a default costs a caller who never uses it, asked of the compiler with three small modules.
struct ForeignDefaultTests {
  private let cloudSync = """
    public struct NewestFirst {
      public init() {}
    }
    """

  private let remindersWithForeignDefault = """
    internal import CloudSync

    public protocol TitleOrder {}
    extension NewestFirst: TitleOrder {}

    public struct ReminderList {
      public var order: any TitleOrder = NewestFirst()
      public init() {}
    }
    """

  private let remindersWithLocalDefault = """
    public protocol TitleOrder {}
    struct Alphabetical: TitleOrder {}

    public struct ReminderList {
      public var order: any TitleOrder = Alphabetical()
      public init() {}
    }
    """

  private let app = """
    import Reminders

    struct Mine: TitleOrder {}

    var list = ReminderList()
    list.order = Mine()
    """

  @Test func `a foreign default must be there even for a caller who replaces it`() throws {
    let modules = MadeModules().adding("CloudSync", cloudSync)
      .adding("Reminders", remindersWithForeignDefault)

    let complete = try modules.diagnostics(of: app)
    let incomplete = try modules.diagnostics(of: app, without: "CloudSync")

    #expect(complete.isEmpty, "\(complete)")
    #expect(incomplete.contains("error: missing required module 'CloudSync'"))
  }

  @Test func `a local default asks for nothing else`() throws {
    let modules = MadeModules().adding("Reminders", remindersWithLocalDefault)

    let output = try modules.diagnostics(of: app)

    #expect(output.isEmpty, "\(output)")
  }
}
