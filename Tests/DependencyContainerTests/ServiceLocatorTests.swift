import DependencyContainer
import ReminderStorage
import Testing

@MainActor
struct ServiceLocatorTests {
  @Test func `the constructor names twelve things, and the screen needs one`() throws {
    let container = RecordingContainer()

    _ = try WideScreen(container: container).add("Pay rent")

    #expect(container.asked == ["ids"])
  }

  @Test func `with a narrow interface the stub has one member`() throws {
    let reminder = try NarrowScreen(container: IdsOnly()).add("Pay rent")

    #expect(reminder == Reminder(id: 0, title: "Pay rent"))
  }

  @Test func `the wide container fits the narrow screen`() throws {
    let reminder = try NarrowScreen(container: RecordingContainer()).add("Pay rent")

    #expect(reminder == Reminder(id: 0, title: "Pay rent"))
  }

  @Test func `with the dependency itself there is no stub at all`() throws {
    let screen = PlainScreen(ids: ReminderIdGenerator(store: FakeStore()))

    #expect(try screen.add("Pay rent") == Reminder(id: 0, title: "Pay rent"))
  }

  @Test func `a locator compiles without the dependency and fails when it is used`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let screen = LocatorScreen(locator: Locator())
      _ = try? screen.add("Pay rent")
    }
  }

  @Test func `a locator works once somebody has registered the right type`() throws {
    let locator = Locator()
    locator.register(ReminderIdGenerator(store: FakeStore()))

    #expect(try LocatorScreen(locator: locator).add("Pay rent").id == 0)
  }
}

/// Takes the whole container and uses a twelfth of it.
@MainActor
private struct WideScreen {
  let container: any AppContaining

  func add(_ title: String) throws -> Reminder {
    Reminder(id: try container.ids.nextReminderId(), title: title)
  }
}

/// Takes the same container by an interface of one member.
@MainActor
private struct NarrowScreen {
  let container: any HasIds

  func add(_ title: String) throws -> Reminder {
    Reminder(id: try container.ids.nextReminderId(), title: title)
  }
}

/// Takes the dependency.
private struct PlainScreen {
  let ids: ReminderIdGenerator

  func add(_ title: String) throws -> Reminder {
    Reminder(id: try ids.nextReminderId(), title: title)
  }
}

/// Looks its dependency up by type, in the middle of its work.
@MainActor
private struct LocatorScreen {
  let locator: Locator

  func add(_ title: String) throws -> Reminder {
    guard let ids = locator.resolve(ReminderIdGenerator.self) else {
      fatalError("what an exclamation mark after resolve does")
    }
    return Reminder(id: try ids.nextReminderId(), title: title)
  }
}

/// A locator in miniature.
///
/// As in Swinject, `resolve` returns nil if nobody has registered the type.
@MainActor
private final class Locator {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

@MainActor private protocol HasIds { var ids: ReminderIdGenerator { get } }
@MainActor private protocol HasLooks {
  var theme: String { get }
  var font: String { get }
  var icon: String { get }
}
@MainActor private protocol HasPlace {
  var calendar: String { get }
  var locale: String { get }
  var location: String { get }
}
@MainActor private protocol HasPeople {
  var contacts: String { get }
  var mail: String { get }
}
@MainActor private protocol HasHouse {
  var sound: String { get }
  var backup: String { get }
  var help: String { get }
}
private typealias AppContaining = HasIds & HasLooks & HasPlace & HasPeople & HasHouse

private struct IdsOnly: HasIds {
  let ids = ReminderIdGenerator(store: FakeStore())
}

/// A spy with the members of an app, which records those that it is asked for.
@MainActor
private final class RecordingContainer: AppContaining {
  private(set) var asked: [String] = []
  private let store = FakeStore()

  var ids: ReminderIdGenerator {
    asked.append("ids")
    return ReminderIdGenerator(store: store)
  }

  var theme: String { record("theme") }
  var font: String { record("font") }
  var icon: String { record("icon") }
  var calendar: String { record("calendar") }
  var locale: String { record("locale") }
  var location: String { record("location") }
  var contacts: String { record("contacts") }
  var mail: String { record("mail") }
  var sound: String { record("sound") }
  var backup: String { record("backup") }
  var help: String { record("help") }

  private func record(_ member: String) -> String {
    asked.append(member)
    return member
  }
}
