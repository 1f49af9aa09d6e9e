import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// The workbook that these tests are part of.
struct LessonTests {
  private let house: House

  // Reading all the code takes longer than checking a text against it.
  private static let shared = Result {
    House(of: try Workbook(in: repository))
  }

  init() throws {
    house = try Self.shared.get()
  }

  @Test func `each lesson has its parts, and its code and links are right`() {
    for complaint in house.lessons() { Issue.record("\(complaint)") }
  }

  @Test func `the README's map and all its links are right`() {
    for complaint in house.readme() { Issue.record("\(complaint)") }
  }

  @Test(arguments: [[], ["0.1", "0.2", "0.3", "1.1", "1.2", "1.3", "1.4", "1.5", "2.1"]])
  func `the README shows the map as the guide draws it`(solved: [String]) {
    let verdicts = Dictionary(uniqueKeysWithValues: solved.map { ($0, Verdict.solved) })
    let map = Map(workbook: house.workbook, verdicts: verdicts, style: Style())
    let readme = house.workbook.folder.text(of: "README.md") ?? ""
    #expect(readme.contains(map.overview), "the map is:\n\(map.overview)")
  }

  @Test func `the links, the code and the names in docs are right`() {
    for complaint in house.docs() { Issue.record("\(complaint)") }
  }

  @Test func `titles, minutes and tables are the same wherever they are repeated`() {
    for complaint in house.repeats() { Issue.record("\(complaint)") }
  }

  @Test func `each workshop's schedule adds up, and its page is what the guide prints`() throws {
    for complaint in house.workshop() { Issue.record("\(complaint)") }
    #expect(
      try Schedule.all(of: house.workbook).map(\.name)
        == ["90-minutes", "half-day", "two-days", "wiring-an-app", "rescue"])
  }
}
