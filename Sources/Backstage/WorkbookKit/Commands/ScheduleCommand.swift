extension Command {
  static let schedule = Command(
    name: "schedule", arguments: "[NAME]", summary: "for teachers: a workshop, minute by minute",
    details: "Without a name it lists the workshops. A workshop is a table: the time since it "
      + "began, the minutes, and what the room does."
  ) { session, names in
    let workbook = try session.workbook()
    let schedules = try Schedule.all(of: workbook)
    if names.isEmpty {
      for schedule in schedules {
        session.write(
          schedule.name.padded(to: 14) + " \(schedule.title), "
            + "minute".counted(schedule.minutes))
      }
      return 0
    }
    session.write(try Schedule.named(names, in: schedules, for: "schedule").text)
    return 0
  }

  static let deck = Command(
    name: "deck", arguments: "NAME", summary: "for teachers: the slides of a workshop",
    details: "It prints one Markdown file: the opening, the slides of each lesson, what the room "
      + "works on, and the closing. docs/workshop/slides/README.md says how to show it."
  ) { session, names in
    let workbook = try session.workbook()
    let schedule = try Schedule.named(names, in: Schedule.all(of: workbook), for: "deck")
    session.write(try Deck(of: schedule, in: workbook).text)
    return 0
  }
}

extension Schedule {
  static func named(
    _ names: [String], in schedules: [Schedule], for command: String
  ) throws(UsageError) -> Schedule {
    guard let name = names.first, names.count == 1 else {
      throw UsageError("name one schedule: swift run workbook \(command) half-day")
    }
    guard let schedule = schedules.first(where: { $0.name == name }) else {
      throw UsageError(
        unknown: name, in: schedules.map(\.name), noun: "schedule", list: "schedule")
    }
    return schedule
  }
}
