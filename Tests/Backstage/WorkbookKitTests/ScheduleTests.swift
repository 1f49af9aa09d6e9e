import Foundation
import Testing

@testable import WorkbookKit

struct ScheduleTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.write(Self.schedules, to: Schedule.path)
    try workbook.write(Self.evening + "\nBring a lamp.\n", to: "docs/workshop/schedule-evening.md")
    try workbook.write(Self.weekend, to: "docs/workshop/schedule-weekend.md")
  }

  @Test func `a schedule is a table with the manifest's minutes, a clock and a total`() {
    #expect(run(["schedule", "evening"]) == (0, [Self.evening]))
  }

  @Test func `a schedule of several days has a table for each day`() {
    #expect(run(["schedule", "weekend"]).lines.joined() + "\n" == Self.weekend)
  }

  @Test func `without a name, the schedules are listed`() {
    let lines = run(["schedule"]).lines
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("evening ") == true)
    #expect(lines.first?.contains("67 minutes") == true)
  }

  @Test func `a schedule that is not there is told, with the nearest one`() {
    let (code, lines) = run(["schedule", "evning"])
    #expect(code == 2)
    #expect(lines.joined().contains("no schedule \"evning\"; did you mean evening?"))
    #expect(run(["schedule", "evening", "weekend"]).code == 2)
  }

  @Test func `a clock has two digits for its minutes`() {
    #expect([0, 9, 60, 75, 600].map(Schedule.time) == ["0:00", "0:09", "1:00", "1:15", "10:00"])
  }

  @Test(arguments: [
    ("\"lesson\": 1", "\"lesson\": 2", "evening, item 2: there is no lesson 2"),
    ("\"exercise\": \"1.1\"", "\"exercise\": \"1.2\"", "evening, item 3: there is no exercise 1.2"),
    ("\"minutes\": 67", "\"minutes\": 66", "evening: \"minutes\" says 66, and the items take 67"),
    (
      "\"minutes\": 8,", "\"minutes\": 9,",
      "weekend, day 2: \"minutes\" says 9, and the items take 8"
    ),
    ("\"minutes\": 15", "\"minutes\": 16", "weekend: \"minutes\" says 16, and the items take 15"),
    ("{\"lesson\": 1}", "{\"lessn\": 1}", "evening, item 2: it must be a \"lesson\""),
    (
      "{\"lesson\": 1}", "{\"lesson\": 1, \"minutes\": 4}",
      "evening, item 2: it must be a \"lesson\""
    ),
    ("\"minutes\": 60}", "\"minutes\": 0}", "evening, item 1: it must be a \"lesson\""),
    ("\"weekend\"", "\"evening\"", "there are two schedules evening"),
    ("\"title\": \"An evening\", ", "", "schedules 1: \"title\" is missing"),
    (
      "\"lesson\": 1", "\"lesson\": \"1\"",
      "schedules 1, items 2, lesson: a value has the wrong type"
    ),
    ("{\"schedules\"", "{\"schedule\"", "\"schedules\" is missing or empty"),
    ("]}\n", "]\n", "is not valid JSON"),
  ])
  func `a mistake in the file is one line and the exit code 2`(
    old: String, new: String, message: String
  ) throws {
    let text = try #require(Self.schedules.range(of: old))
    try workbook.write(Self.schedules.replacingCharacters(in: text, with: new), to: Schedule.path)
    let (code, lines) = run(["schedule", "evening"])
    #expect(code == 2)
    #expect(lines.count == 1)
    #expect(lines.joined().contains("\(Schedule.path): \(message)"), "\(lines)")
    #expect(try workbook.complaints().joined().contains(message))
  }

  @Test func `without the file there is nothing to show, and nothing to complain of`() throws {
    try workbook.remove(Schedule.path)
    #expect(run(["schedule"]).lines == ["workbook: \(Schedule.path): can't be read"])
    #expect(try workbook.complaints() == [])
  }

  @Test func `pages that begin with their schedules are in order`() throws {
    #expect(try workbook.complaints() == [])
  }

  @Test func `a page that differs from what the guide prints is a complaint`() throws {
    try workbook.replace("      60 |", in: "docs/workshop/schedule-evening.md", with: "      61 |")
    let complaints = try workbook.complaints()
    #expect(complaints.count == 1)
    #expect(complaints.joined().contains("swift run workbook schedule evening"))
  }

  @Test func `a manifest with other minutes makes page and total complaints`() throws {
    try workbook.replace("\"minutes\": 2", in: Contents.path, with: "\"minutes\": 3")
    #expect(try workbook.complaints().joined().contains("the items take 68"))
  }

  @Test func `a schedule without a page is a complaint`() throws {
    try workbook.remove("docs/workshop/schedule-weekend.md")
    #expect(try workbook.complaints().joined().contains("docs/workshop/schedule-weekend.md"))
  }

  @Test func `the command explains itself`() {
    let (code, lines) = run(["schedule", "--help"])
    #expect(code == 0)
    #expect(lines.first?.hasPrefix("workbook schedule") == true)
  }

  private func run(_ arguments: [String]) -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let guide = Guide(from: workbook.root, environment: [:]) { lines.append($0) }
    return (guide.run(arguments), lines)
  }

  private static let schedules = """
    {"schedules": [
      {"name": "evening", "title": "An evening", "minutes": 67, "items": [
        {"say": "Welcome", "minutes": 60}, {"lesson": 1}, {"exercise": "1.1"}
      ]},
      {"name": "weekend", "title": "A weekend", "minutes": 15, "days": [
        {"title": "Day one", "minutes": 7, "items": [{"lesson": 1}, {"exercise": "1.1"}]},
        {"title": "Day two", "minutes": 8, "items": [{"say": "What you saw", "minutes": 8}]}
      ]}
    ]}

    """

  private static let evening = """
    # An evening

    | Clock | Minutes | What |
    | ----: | ------: | ---- |
    |  0:00 |      60 | Welcome |
    |  1:00 |       5 | Lesson 1: Adding |
    |  1:05 |       2 | Exercise 1.1: Add one |
    |  1:07 |      67 | Total |

    """.trimmingCharacters(in: .newlines)

  private static let weekend = """
    # A weekend

    ## Day one

    | Clock | Minutes | What |
    | ----: | ------: | ---- |
    |  0:00 |       5 | Lesson 1: Adding |
    |  0:05 |       2 | Exercise 1.1: Add one |
    |  0:07 |       7 | Total |

    ## Day two

    | Clock | Minutes | What |
    | ----: | ------: | ---- |
    |  0:00 |       8 | What you saw |
    |  0:08 |       8 | Total |

    All days: 15 minutes.

    """
}
