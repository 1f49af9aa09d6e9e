import Foundation
import ReminderStorage
import Testing

@testable import ExtractAndOverride

/// Extract and Override Getter, and Extract and Override Factory Method.
struct FeathersFormTests {
  private let fake = FakeStore()

  @Test func `an overridden getter keeps the characterization`() throws {
    try characterize(TestingGetterReminderIdGenerator(fake: fake), in: fake)
  }

  @Test func `an overridden factory method keeps the characterization`() throws {
    try characterize(TestingFactoryReminderIdGenerator(fake: fake), in: fake)
  }

  @Test func `the app's getter gives the user's defaults`() {
    let store = GetterReminderIdGenerator().store

    #expect(store as? UserDefaults === UserDefaults.standard)
  }

  @Test func `the app's factory method gives the user's defaults`() {
    let store = FactoryReminderIdGenerator().makeStore()

    #expect(store as? UserDefaults === UserDefaults.standard)
  }

  @Test func `an overridden call keeps a static method out of the test`() throws {
    let generator = TestingReportingGenerator(fake: fake)

    _ = try generator.nextReminderId()

    #expect(generator.events == ["id 0"])
  }

  @Test func `a getter runs when an id is wanted`() throws {
    let generator = TestingGetterReminderIdGenerator(fake: FakeStore())
    generator.fake = fake

    _ = try generator.nextReminderId()

    #expect(fake.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `a factory method runs before the test can set anything`() throws {
    let generator = TestingFactoryReminderIdGenerator(fake: FakeStore())
    generator.fake = fake

    _ = try generator.nextReminderId()

    #expect(fake.object(forKey: "currentReminderId") == nil, "it came too late to be used")
  }

  @Test func `a factory method finds nil in a property that is set after super.init`() {
    let generator = LateReminderIdGenerator(fake: fake)

    #expect(generator.wasTooEarly == true)
  }

  @Test func `a factory that is a class method needs no lazy property, and a test looks inside`()
    throws
  {
    let generator = TestingClassFactoryGenerator()

    #expect(generator.store is FakeStore)
    try characterize(generator, in: generator.store)
  }
}

/// A stand-in for a service that is nothing but static methods.
private enum Analytics {
  static func log(_ event: String) {
    Issue.record("a test has reported \"\(event)\" to the real service")
  }
}

/// Extract and Override Call: no property can return a static method's object.
private class ReportingGenerator {
  var store: any KeyValueStore { UserDefaults.standard }

  func log(_ event: String) { Analytics.log(event) }

  final func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    log("id \(id)")
    return id
  }
}

private final class TestingReportingGenerator: ReportingGenerator {
  private let fake: any KeyValueStore
  private(set) var events: [String] = []

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
  override func log(_ event: String) { events.append(event) }
}

/// A factory method of the class, which the initializer calls before the store has a value.
private class ClassFactoryGenerator: ReminderIds {
  let store: any KeyValueStore

  init() {
    store = Self.makeStore()
  }

  class func makeStore() -> any KeyValueStore { UserDefaults.standard }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// No test can pass it a fake, because a class method can't read a property of the object.
private final class TestingClassFactoryGenerator: ClassFactoryGenerator {
  override class func makeStore() -> any KeyValueStore { FakeStore() }
}

private final class TestingGetterReminderIdGenerator: GetterReminderIdGenerator {
  var fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}

private final class TestingFactoryReminderIdGenerator: FactoryReminderIdGenerator {
  var fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override func makeStore() -> any KeyValueStore { fake }
}

/// Its optional has a value from the beginning, which is `nil`, so the compiler lets `fake` wait.
private final class LateReminderIdGenerator: FactoryReminderIdGenerator {
  private var fake: (any KeyValueStore)?
  private(set) var wasTooEarly: Bool?

  init(fake: any KeyValueStore) {
    super.init()
    self.fake = fake
  }

  override func makeStore() -> any KeyValueStore {
    wasTooEarly = fake == nil
    return fake ?? super.makeStore()
  }
}
