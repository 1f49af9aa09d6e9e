import Foundation

/// A workshop: what a room does and when, as `docs/workshop/schedules.json` tells it.
///
/// The file says which lessons and exercises there are. How long they take is the manifest's to say.
struct Schedule: Equatable {
  /// What a room does for some minutes: a lesson, an exercise, a talk or a break.
  struct Step: Equatable {
    let minutes: Int
    let what: String
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
      lines.append(row(clock, step.minutes, step.what))
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

  /// Reads the schedules of the workbook in `root`, with their minutes from the manifest.
  ///
  /// - Throws: ``ContentsError`` if the file is missing or malformed, names what is not in
  ///   `contents`, or promises another total than its items have.
  static func all(in root: URL, of contents: Contents) throws(ContentsError) -> [Schedule] {
    guard let data = try? Data(contentsOf: root.appending(path: path)) else {
      throw ContentsError("can't be read", in: path)
    }
    return try decode(data, of: contents)
  }

  static func decode(_ data: Data, of contents: Contents) throws(ContentsError) -> [Schedule] {
    let drafts: [Draft]
    do {
      drafts = try JSONDecoder().decode([String: [Draft]].self, from: data)["schedules"] ?? []
    } catch {
      throw ContentsError(explain(error), in: path)
    }
    if drafts.isEmpty { throw ContentsError("\"schedules\" is missing or empty", in: path) }
    var schedules: [Schedule] = []
    for draft in drafts {
      if schedules.contains(where: { $0.name == draft.name }) {
        throw ContentsError("there are two schedules \(draft.name)", in: path)
      }
      schedules.append(try draft.schedule(of: contents))
    }
    return schedules
  }

  private static func explain(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      place(context) + "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      place(context) + "a value has the wrong type"
    default:
      "is not valid JSON"
    }
  }

  /// Where the decoder stopped, counted from one: "schedules 1, items 3: ".
  private static func place(_ context: DecodingError.Context) -> String {
    var words: [String] = []
    for key in context.codingPath {
      if let index = key.intValue, let list = words.popLast() {
        words.append("\(list) \(index + 1)")
      } else {
        words.append(key.stringValue)
      }
    }
    return words.isEmpty ? "" : words.joined(separator: ", ") + ": "
  }
}

/// A schedule as the file has it: what it promises, and names that are yet to be looked up.
private struct Draft: Decodable {
  struct Day: Decodable {
    let title: String?
    let minutes: Int
    let items: [Item]
  }

  struct Item: Decodable {
    let lesson: Int?
    let exercise: String?
    let say: String?
    let minutes: Int?
  }

  let name: String
  let title: String
  let minutes: Int
  let days: [Day]?
  /// The only day's items, where a schedule has no days.
  let items: [Item]?

  func schedule(of contents: Contents) throws(ContentsError) -> Schedule {
    let drafts = days ?? [Day(title: nil, minutes: minutes, items: items ?? [])]
    var days: [Schedule.Day] = []
    for (index, draft) in drafts.enumerated() {
      let place = drafts.count > 1 ? "\(name), day \(index + 1)" : name
      var steps: [Schedule.Step] = []
      for (index, item) in draft.items.enumerated() {
        guard let step = item.step(of: contents) else {
          throw ContentsError(
            "\(place), item \(index + 1): \(item.complaint)", in: Schedule.path)
        }
        steps.append(step)
      }
      let day = Schedule.Day(title: draft.title, steps: steps)
      try check(draft.minutes, is: day.minutes, in: place)
      days.append(day)
    }
    let schedule = Schedule(name: name, title: title, days: days)
    try check(minutes, is: schedule.minutes, in: name)
    return schedule
  }

  private func check(_ promise: Int, is sum: Int, in place: String) throws(ContentsError) {
    if promise == sum { return }
    throw ContentsError(
      "\(place): \"minutes\" says \(promise), and the items take \(sum)", in: Schedule.path)
  }
}

extension Draft.Item {
  /// What this item stands for, or nil if it names nothing that is there.
  func step(of contents: Contents) -> Schedule.Step? {
    switch (lesson, exercise, say, minutes) {
    case (let number?, nil, nil, nil):
      contents.chapters.first { $0.number == number }
        .map { Schedule.Step(minutes: $0.minutes, what: "Lesson \(number): \($0.title)") }
    case (nil, let id?, nil, nil):
      contents.exercises.first { $0.id == id }
        .map { Schedule.Step(minutes: $0.minutes, what: "Exercise \(id): \($0.title)") }
    case (nil, nil, let text?, let minutes?) where minutes > 0:
      Schedule.Step(minutes: minutes, what: text)
    default:
      nil
    }
  }

  var complaint: String {
    switch (lesson, exercise, say, minutes) {
    case (let number?, nil, nil, nil): "there is no lesson \(number)"
    case (nil, let id?, nil, nil): "there is no exercise \(id)"
    default: "it must be a \"lesson\", an \"exercise\", or a \"say\" with \"minutes\" above zero"
    }
  }
}

// MARK: - Rules of the house

extension House {
  /// Checks the schedules, and that each one's page begins with what the guide prints.
  func workshop() -> [Complaint] {
    let folder = Folder(root)
    guard folder.has(Schedule.path) else { return [] }
    do {
      return try Schedule.all(in: root, of: contents).compactMap { schedule in
        if folder.text(of: schedule.page)?.hasPrefix(schedule.text + "\n") == true { return nil }
        return Complaint(
          schedule.page, "it does not begin with the schedule as it is now",
          do: "copy it again: swift run workbook schedule \(schedule.name)")
      }
    } catch {
      return [Complaint(Schedule.path, "\(error)", do: "mend the file")]
    }
  }
}
