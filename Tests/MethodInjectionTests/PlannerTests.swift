import Foundation
import MethodInjection
import ReminderStorage
import TestSupport
import Testing

struct PlannerTests {
  private let sunday = Date(timeIntervalSince1970: 259_200)
  private let aWeek: TimeInterval = 604_800
  private let store = SpyStore()

  @Test func `four signatures ask for a store, and one method uses it`() throws {
    let planner = try source("SpreadingPlanner")
    let generator = try source("ReminderIdGenerator")

    #expect(planner.matches(of: /store: any KeyValueStore\)/).count == 3)
    #expect(planner.matches(of: /store\./).isEmpty, "three callers only pass it on")
    #expect(generator.matches(of: /store: any KeyValueStore\)/).count == 1)
    #expect(generator.matches(of: /store\./).count == 2, "one reads and writes it")
  }

  @Test func `one initializer asks for the store, and its type uses it`() throws {
    let planner = try source("WeekPlanner")
    let ids = try source("StoredReminderIds")

    #expect(!planner.contains("KeyValueStore"), "none of the three callers mentions a store")
    #expect(ids.matches(of: /store: any KeyValueStore\)/).count == 1)
    #expect(ids.contains("init(store: any KeyValueStore)"))
    #expect(ids.matches(of: /[^.]store\./).count == 2, "the same type reads and writes it")
  }

  @Test func `the two planners plan the same`() throws {
    let spreading = try SpreadingPlanner().plan(due: sunday, store: FakeStore())
    let cured = try weekPlanner(store: FakeStore()).plan(due: sunday)

    #expect(spreading == cured)
    #expect(cured.map(\.id) == [0, 1])
    #expect(cured.map(\.title) == ["Water the plants", "Empty the fridge"])
    #expect(cured.allSatisfy { $0.due == sunday })
  }

  @Test func `the store at the end of the chain is the one that was passed in`() throws {
    _ = try SpreadingPlanner().plan(due: sunday, store: store)

    #expect(store.writtenKeys == ["currentReminderId", "currentReminderId"])
  }

  @Test func `a call with another store hands the same ids out again`() throws {
    let planner = SpreadingPlanner()

    let thisWeek = try planner.plan(due: sunday, store: FakeStore())
    let nextWeek = try planner.plan(due: sunday + aWeek, store: FakeStore())

    #expect(thisWeek.map(\.id) == nextWeek.map(\.id), "nothing ties the calls to one store")
  }

  @Test func `a planner with a store of its own goes on`() throws {
    let planner = weekPlanner(store: FakeStore())

    let weeks = try planner.plan(due: sunday) + planner.plan(due: sunday + aWeek)

    #expect(weeks.map(\.id) == [0, 1, 2, 3])
  }

  @Test func `two planners with two stores repeat the ids`() throws {
    let mine = try weekPlanner(store: FakeStore()).plan(due: sunday)
    let yours = try weekPlanner(store: FakeStore()).plan(due: sunday)

    #expect(mine.map(\.id) == yours.map(\.id), "each planner has its own store")
  }

  private func weekPlanner(store: any KeyValueStore) -> WeekPlanner {
    WeekPlanner(template: WeekTemplate(maker: ReminderMaker(ids: StoredReminderIds(store: store))))
  }

  // Reads the code as text, to prove what the lesson says about it. Your own tests shouldn't.
  private func source(_ name: String, testFile: String = #filePath) throws -> String {
    let package = URL(filePath: testFile).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Sources/MethodInjection/\(name).swift")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
