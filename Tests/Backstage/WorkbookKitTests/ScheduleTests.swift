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

  @Test func `a schedule is a table with the chapters' minutes, a clock and a total`() {
    let run = workbook.run(["schedule", "evening"])
    #expect(run.code == 0)
    #expect(run.text == Self.evening)
  }

  @Test func `a schedule of several days has a table for each day`() {
    #expect(workbook.run(["schedule", "weekend"]).text + "\n" == Self.weekend)
  }

  @Test func `without a name, the schedules are listed`() {
    let run = workbook.run(["schedule"])
    #expect(run.code == 0)
    #expect(
      run.text == "evening        An evening, 67 minutes\nweekend        A weekend, 15 minutes")
  }

  @Test(arguments: ["schedule", "deck"])
  func `a schedule that is not there is told, with the nearest one`(command: String) {
    let run = workbook.run([command, "evning"])
    #expect(run.code == 2)
    #expect(
      run.text == "workbook: there is no schedule \"evning\"; did you mean evening? "
        + "(swift run workbook schedule shows all)")
    #expect(
      workbook.run([command, "evening", "weekend"]).text
        == "workbook: name one schedule: swift run workbook \(command) half-day")
  }

  @Test func `a clock has two digits for its minutes`() {
    #expect([0, 9, 60, 75, 600].map(Schedule.time) == ["0:00", "0:09", "1:00", "1:15", "10:00"])
  }

  @Test func `a room has more time for exercises, and a talk after each chapter`() throws {
    try workbook.addExercise("Twin", "Twin")
    try workbook.write(
      """
      {
        "room": {"exercisePercent": 150, "talkPerChapter": 5},
        "schedules": [
          {"name": "room", "title": "A room", "minutes": 26, "items": [
            {"lesson": 1, "short": 4}, {"exercise": "1.1"}, {"say": "Break", "minutes": 10},
            {"exercise": "1.2"}, {"say": "Goodbye", "minutes": 2}
          ]}
        ]
      }
      """, to: Schedule.path)
    #expect(
      workbook.run(["schedule", "room"]).text == """
        # A room

        | Clock | Minutes | What |
        | ----: | ------: | ---- |
        |  0:00 |       4 | Lesson 1 in short: Adding |
        |  0:04 |       3 | Exercise 1.1: Add one |
        |  0:07 |      10 | Break |
        |  0:17 |       2 | Exercise 1.2: Twin |
        |  0:19 |       5 | Talk about chapter 1 |
        |  0:24 |       2 | Goodbye |
        |  0:26 |      26 | Total |
        """)
  }

  @Test(arguments: [
    (
      "\"exercisePercent\": 150", "\"exercisePercent\": 99",
      "must be a whole number from 100 to 9999"
    ),
    ("\"talkPerChapter\": 5", "\"talk\": 5", "\"talk\" means nothing here"),
    (", \"talkPerChapter\": 5", "", "\"talkPerChapter\" is missing"),
    ("\"lesson\": 1", "\"lesson\": 1, \"short\": 5", "\"short\" must be less than the lesson's 5"),
    (
      "\"exercise\": \"1.1\"", "\"exercise\": \"1.1\", \"short\": 1",
      "an item must be a \"lesson\", an"
    ),
  ])
  func `a mistake in what a room needs is told`(old: String, new: String, message: String) throws {
    let text = """
      {"room": {"exercisePercent": 150, "talkPerChapter": 5}, "schedules": [
        {"name": "room", "title": "A room", "minutes": 13, "items": [
          {"lesson": 1}, {"exercise": "1.1"}
        ]}
      ]}
      """
    try workbook.write(text, to: Schedule.path)
    #expect(workbook.run(["schedule", "room"]).code == 0)
    try workbook.write(text.replacing(old, with: new), to: Schedule.path)
    let run = workbook.run(["schedule", "room"])
    #expect(run.code == 2)
    expect(run.text, has: "workbook: \(Schedule.path):", message)
  }

  @Test(arguments: [
    ("\"lesson\": 1", "\"lesson\": 2", ":3: there is no lesson 2"),
    ("\"exercise\": \"1.1\"", "\"exercise\": \"1.2\"", ":3: there is no exercise 1.2"),
    ("\"minutes\": 67", "\"minutes\": 66", ":2: \"minutes\" says 66, and the items take 67"),
    ("\"minutes\": 8,", "\"minutes\": 9,", ":7: \"minutes\" says 9, and the items take 8"),
    ("\"minutes\": 15", "\"minutes\": 16", ":5: \"minutes\" says 16, and the items take 15"),
    (
      "{\"lesson\": 1}", "{\"lessn\": 1}",
      ":3: \"lessn\" means nothing here; known are \"lesson\", "
    ),
    ("{\"lesson\": 1}", "{\"lesson\": 1, \"minutes\": 4}", ":3: an item must be a \"lesson\", an"),
    ("\"1.1\"}", "\"1.1\", \"note\": \"Louder.\"}", ":3: only a \"lesson\" or a \"say\" has a"),
    ("{\"lesson\": 1}", "{\"lesson\": 1, \"note\": 2}", ":3: \"note\" must be"),
    ("{\"lesson\": 1}", "{}", ":3: an item must be a \"lesson\", an \"exercise\", or a \"say\""),
    (
      "\"minutes\": 60}", "\"minutes\": 0}", ":3: \"minutes\" must be a whole number from 1 to 9999"
    ),
    (
      "\"minutes\": 60}", "\"minutes\": 99999999999999999999}",
      ":3: \"minutes\" must be a whole number from 1 to 9999"
    ),
    ("\"weekend\"", "\"evening\"", ":5: there are two schedules evening"),
    ("\"title\": \"An evening\", ", "", ":2: \"title\" is missing"),
    ("\"lesson\": 1", "\"lesson\": \"1\"", ":3: \"lesson\" must be a whole number from 0 to 9999"),
    (
      "{\"schedules\"", "{\"schedule\"",
      ":1: \"schedule\" means nothing here; known are \"room\", \"schedules\""
    ),
    ("]}\n", "]\n", ":8: this is not valid JSON: a comma or } is expected here"),
  ])
  func `a mistake in the file is one line and the exit code 2`(
    old: String, new: String, message: String
  ) throws {
    let place = try #require(Self.schedules.range(of: old))
    try workbook.write(Self.schedules.replacingCharacters(in: place, with: new), to: Schedule.path)
    let run = workbook.run(["schedule", "evening"])
    #expect(run.code == 2)
    #expect(run.writings.count == 1)
    #expect(run.text.hasPrefix("workbook: \(Schedule.path)\(message)"), "\(run.text)")
    #expect(try workbook.complaints().joined().contains(message))
  }

  @Test func `without a schedule in the file there is a line, too`() throws {
    try workbook.write(#"{"schedules": []}"#, to: Schedule.path)
    #expect(workbook.run(["schedule"]).text == "workbook: \(Schedule.path): there is no schedule")
  }

  @Test func `hours that no clock can count are no obstacle`() throws {
    let items = Array(repeating: #"{"say": "Talk", "minutes": 9999}"#, count: 500)
    try workbook.write(
      """
      {"schedules": [
        {"name": "n", "title": "Long", "minutes": 9999, "items": [\(items.joined(separator: ","))]}
      ]}
      """, to: Schedule.path)
    expect(workbook.run(["schedule"]).text, has: "says 9999, and the items take 4999500")
  }

  @Test func `without the file there is nothing to show, and nothing to complain of`() throws {
    try workbook.complete()
    try workbook.remove(Schedule.path)
    #expect(workbook.run(["schedule"]).text == "workbook: \(Schedule.path): it can't be read")
    #expect(try workbook.complaints() == [])
  }

  @Test func `pages that begin with their schedules are in order`() throws {
    try workbook.complete()
    #expect(try workbook.complaints() == [])
  }

  @Test func `a page that differs from what the guide prints is a complaint`() throws {
    try workbook.complete()
    try workbook.replace("      60 |", in: "docs/workshop/schedule-evening.md", with: "      61 |")
    let complaints = try workbook.complaints()
    #expect(complaints.count == 1)
    expect(
      complaints.joined(),
      has: "docs/workshop/schedule-evening.md:5\n", "it should be: |  0:00 |      60 | Welcome |",
      "swift run workbook verify --fix")
  }

  @Test func `a chapter with other minutes makes page and total complaints`() throws {
    try workbook.replace("\"minutes\": 2", in: MiniWorkbook.facts, with: "\"minutes\": 3")
    #expect(try workbook.complaints().joined().contains("the items take 68"))
  }

  @Test func `a schedule without a page is a complaint`() throws {
    try workbook.remove("docs/workshop/schedule-weekend.md")
    expect(
      try workbook.complaints().joined(),
      has: "docs/workshop/schedule-weekend.md", "begin it with: swift run workbook schedule weekend"
    )
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
