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

  private let remindersWithTheImportAlone = """
    internal import CloudSync

    public protocol TitleOrder {}
    extension NewestFirst: TitleOrder {}

    public struct ReminderList {
      public var order: any TitleOrder
      public init(order: any TitleOrder) { self.order = order }
    }
    """

  private let remindersWithForeignArgument = """
    public import CloudSync

    public protocol TitleOrder {}
    extension NewestFirst: TitleOrder {}

    public struct ReminderList {
      public init(order: any TitleOrder = NewestFirst()) {}
    }
    """

  private let remindersWithTwoInitializers = """
    internal import CloudSync

    public protocol TitleOrder {}
    extension NewestFirst: TitleOrder {}

    public struct ReminderList {
      public init(order: any TitleOrder) {}
      public init() { self.init(order: NewestFirst()) }
    }
    """

  private let appThatPassesItsOrder = """
    import Reminders

    struct Mine: TitleOrder {}

    let list = ReminderList(order: Mine())
    """

  @Test func `an import for a default must be there even for a caller who replaces it`() throws {
    let modules = MadeModules().adding("CloudSync", cloudSync)
      .adding("Reminders", remindersWithForeignDefault)

    let complete = try modules.diagnostics(of: app)
    let incomplete = try modules.diagnostics(of: app, without: "CloudSync")

    #expect(complete.isEmpty, "\(complete)")
    #expect(incomplete.contains("error: missing required module 'CloudSync'"))
  }

  @Test func `the import alone costs the same, without any default`() throws {
    let modules = MadeModules().adding("CloudSync", cloudSync)
      .adding("Reminders", remindersWithTheImportAlone)

    let complete = try modules.diagnostics(of: appThatPassesItsOrder)
    let incomplete = try modules.diagnostics(of: appThatPassesItsOrder, without: "CloudSync")

    #expect(complete.isEmpty, "\(complete)")
    #expect(incomplete.contains("error: missing required module 'CloudSync'"))
  }

  /// An app doesn't read the internal imports of a module that may change after the app was built.
  @Test func `library evolution hides the import`() throws {
    let modules = MadeModules()
      .adding("CloudSync", cloudSync, options: "-enable-library-evolution")
      .adding("Reminders", remindersWithForeignDefault, options: "-enable-library-evolution")

    let incomplete = try modules.diagnostics(of: app, without: "CloudSync")

    #expect(incomplete.isEmpty, "\(incomplete)")
  }

  /// The import can't be `internal`; the fixture ForeignDefaultArgument shows why.
  @Test func `library evolution doesn't hide the import for a default argument`() throws {
    let evolution = "-enable-library-evolution"
    let modules = MadeModules().adding("CloudSync", cloudSync, options: evolution)
      .adding("Reminders", remindersWithForeignArgument, options: evolution)

    let complete = try modules.diagnostics(of: appThatPassesItsOrder)
    let incomplete = try modules.diagnostics(of: appThatPassesItsOrder, without: "CloudSync")

    #expect(complete.isEmpty, "\(complete)")
    #expect(incomplete.contains("error:"))
    #expect(incomplete.contains("CloudSync"))
  }

  @Test func `a second initializer keeps the import internal, so evolution hides it`() throws {
    let evolution = "-enable-library-evolution"
    let plain = MadeModules().adding("CloudSync", cloudSync)
      .adding("Reminders", remindersWithTwoInitializers)
    let evolving = MadeModules().adding("CloudSync", cloudSync, options: evolution)
      .adding("Reminders", remindersWithTwoInitializers, options: evolution)

    let missing = try plain.diagnostics(of: appThatPassesItsOrder, without: "CloudSync")
    let hidden = try evolving.diagnostics(of: appThatPassesItsOrder, without: "CloudSync")

    #expect(missing.contains("error: missing required module 'CloudSync'"))
    #expect(hidden.isEmpty, "\(hidden)")
  }

  @Test func `a local default asks for nothing else`() throws {
    let modules = MadeModules().adding("Reminders", remindersWithLocalDefault)

    let output = try modules.diagnostics(of: app)

    #expect(output.isEmpty, "\(output)")
  }
}
