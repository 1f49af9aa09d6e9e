import Foundation

/// A workshop: what a room does and when, as `docs/workshop/schedules.json` tells it.
///
/// The file says which lessons and exercises there are. How long they take alone is said beside each
/// lesson, and how much more a room needs, once for all schedules.
struct Schedule: Equatable {
  /// What a room does for some minutes.
  struct Step: Equatable {
    enum What: Equatable {
      /// A lesson, whole or in short.
      case lesson(number: Int, isShort: Bool)
      case exercise(Exercise)
      /// The talk about a chapter, once the room has worked on it.
      case talk(number: Int)
      /// A speech or a break.
      case say

      /// The exercise, if it is one.
      var exercise: Exercise? {
        if case .exercise(let exercise) = self { exercise } else { nil }
      }

      /// Whether it is the lesson with this number, whole or in short.
      func isLesson(_ number: Int) -> Bool {
        if case .lesson(number, _) = self { true } else { false }
      }
    }

    let what: What
    let text: String
    let minutes: Int
    /// What only the room of this schedule needs to hear: notes for the speaker.
    var note: String?
  }

  /// What a room needs beyond the minutes of somebody who works alone.
  struct Pace: Equatable {
    /// The time for an exercise, in percent of the time alone.
    var exercisePercent = 100
    /// The minutes to talk about each chapter; 0 for none.
    var talk = 0

    /// The minutes of an exercise, where a begun minute counts.
    func minutes(of exercise: Exercise) -> Int { (exercise.minutes * exercisePercent + 99) / 100 }
  }

  struct Day: Equatable {
    /// What the day is called, where there is more than one.
    let title: String?
    let steps: [Step]

    var minutes: Int { steps.map(\.minutes).reduce(0, +) }
  }

  let name: String
  let title: String
  let days: [Day]

  var minutes: Int { days.map(\.minutes).reduce(0, +) }

  /// Whether the room hears this lesson, whole or in short.
  func has(lesson number: Int) -> Bool {
    days.contains { $0.steps.contains { $0.what.isLesson(number) } }
  }

  /// The page that shows the schedule, from the workbook's root.
  var page: String { "docs/workshop/schedule-\(name).md" }

  /// The schedule as Markdown that a terminal can show: a table for each day.
  var text: String {
    let tables = days.map { day in
      (day.title.map { ["## \($0)", ""] } ?? []) + Self.table(of: day.steps, ending: day.minutes)
    }
    let total = days.count > 1 ? [["All days: \(minutes) minutes."]] : []
    return ([["# \(title)"]] + tables + total).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private static func table(of steps: [Step], ending minutes: Int) -> [String] {
    var clock = 0
    var lines = ["| Clock | Minutes | What |", "| ----: | ------: | ---- |"]
    for step in steps {
      lines.append(row(clock, step.minutes, step.text))
      clock += step.minutes
    }
    return lines + [row(clock, minutes, "Total")]
  }

  private static func row(_ clock: Int, _ minutes: Int, _ what: String) -> String {
    "| \(time(clock).padded(to: 5, atStart: true)) "
      + "| \(String(minutes).padded(to: 7, atStart: true)) | \(what) |"
  }

  /// Minutes as they stand on a clock that began at 0:00.
  static func time(_ minutes: Int) -> String {
    "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }
}

// MARK: - Reading

extension Schedule {
  static let path = "docs/workshop/schedules.json"

  /// Reads the schedules of a workbook, with the minutes of its lessons and exercises.
  ///
  /// - Throws: ``BookError`` if the file is missing or malformed, names what is not in the
  ///   workbook, or promises another total than its items have.
  static func all(of workbook: Workbook) throws(BookError) -> [Schedule] {
    let file = try Fields(
      Workbook.json(path, in: workbook.folder), known: ["room", "schedules"], in: path)
    let pace = file.has("room") ? try Pace(file.member("room")) : Pace()
    var schedules: [Schedule] = []
    for json in try file.list("schedules") {
      let schedule = try Schedule(json, of: workbook, at: pace)
      if schedules.contains(where: { $0.name == schedule.name }) {
        throw BookError("there are two schedules \(schedule.name)", at: json.line, in: path)
      }
      schedules.append(schedule)
    }
    if schedules.isEmpty { throw BookError("there is no schedule", in: path) }
    return schedules
  }

  private init(_ json: JSONText, of workbook: Workbook, at pace: Pace) throws(BookError) {
    let fields = try Fields(
      json, known: ["name", "title", "minutes", "days", "items"], in: Self.path)
    var days: [Day] = []
    if fields.has("days") {
      for json in try fields.list("days") {
        let day = try Fields(json, known: ["title", "minutes", "items"], in: Self.path)
        days.append(
          Day(title: try day.text("title"), steps: try Self.steps(day, of: workbook, at: pace)))
      }
    } else {
      days = [Day(title: nil, steps: try Self.steps(fields, of: workbook, at: pace))]
    }
    name = try fields.text("name")
    title = try fields.text("title")
    self.days = days
    try Self.check(minutes, in: fields)
  }

  private static func steps(
    _ day: Fields, of workbook: Workbook, at pace: Pace
  ) throws(BookError) -> [Step] {
    var steps: [Step] = []
    for json in try day.list("items") { steps.append(try Step(json, of: workbook, at: pace)) }
    if pace.talk > 0 { steps = withTalks(steps, of: workbook, minutes: pace.talk) }
    try check(steps.map(\.minutes).reduce(0, +), in: day)
    return steps
  }

  /// Adds a talk where the room is done with a chapter.
  private static func withTalks(_ steps: [Step], of workbook: Workbook, minutes: Int) -> [Step] {
    let chapters = steps.map { step -> Int? in
      switch step.what {
      case .lesson(let number, _): number
      case .exercise(let exercise): workbook.chapter(of: exercise)?.number
      case .talk, .say: nil
      }
    }
    return steps.indices.flatMap { index -> [Step] in
      guard let chapter = chapters[index], !chapters[(index + 1)...].contains(chapter) else {
        return [steps[index]]
      }
      let talk = Step(
        what: .talk(number: chapter), text: "Talk about chapter \(chapter)", minutes: minutes)
      return [steps[index], talk]
    }
  }

  /// Compares a promised sum with the real one.
  private static func check(_ sum: Int, in fields: Fields) throws(BookError) {
    let promise = try fields.number("minutes")
    if promise == sum { return }
    throw BookError(
      "\"minutes\" says \(promise), and the items take \(sum)", at: fields.line(of: "minutes"),
      in: path)
  }
}

extension Schedule.Pace {
  fileprivate init(_ json: JSONText) throws(BookError) {
    let fields = try Fields(
      json, known: ["exercisePercent", "talkPerChapter"], in: Schedule.path)
    self.init(
      exercisePercent: try fields.number("exercisePercent", from: 100),
      talk: try fields.number("talkPerChapter", from: 0))
  }
}

extension Schedule.Step {
  fileprivate init(
    _ json: JSONText, of workbook: Workbook, at pace: Schedule.Pace
  ) throws(BookError) {
    let path = Schedule.path
    let item = try Fields(
      json, known: ["lesson", "exercise", "say", "minutes", "short", "note"], in: path)
    let kinds = ["lesson", "exercise", "say"].filter(item.has)
    guard kinds.count == 1, item.has("say") == item.has("minutes"),
      item.has("lesson") || !item.has("short")
    else {
      throw BookError(
        "an item must be a \"lesson\", an \"exercise\", or a \"say\" with \"minutes\"",
        at: json.line, in: path)
    }
    let note = item.has("note") ? try item.text("note") : nil
    if note != nil, kinds == ["exercise"] {
      throw BookError(
        "only a \"lesson\" or a \"say\" has a \"note\"", at: item.line(of: "note"), in: path)
    }
    switch kinds[0] {
    case "lesson":
      let number = try item.number("lesson", from: 0)
      guard let chapter = workbook.chapters.first(where: { $0.number == number }) else {
        throw BookError("there is no lesson \(number)", at: json.line, in: path)
      }
      let isShort = item.has("short")
      let minutes = isShort ? try item.number("short") : chapter.minutes
      if isShort, minutes >= chapter.minutes {
        throw BookError(
          "\"short\" must be less than the lesson's \(chapter.minutes) minutes",
          at: item.line(of: "short"), in: path)
      }
      self.init(
        what: .lesson(number: number, isShort: isShort),
        text: "Lesson \(number)" + (isShort ? " in short" : "") + ": \(chapter.title)",
        minutes: minutes, note: note)
    case "exercise":
      let id = try item.text("exercise")
      guard let exercise = workbook.exercises.first(where: { $0.id == id }) else {
        throw BookError("there is no exercise \(id)", at: json.line, in: path)
      }
      self.init(
        what: .exercise(exercise), text: "Exercise \(id): \(exercise.title)",
        minutes: pace.minutes(of: exercise))
    default:
      self.init(
        what: .say, text: try item.text("say"), minutes: try item.number("minutes"), note: note)
    }
  }
}
