import Foundation

/// The slides of a workshop in one Markdown file: the opening, each lesson's chapter, what the room
/// works on, and the closing.
struct Deck {
  static let folder = "docs/workshop/slides"
  /// The page that has, for each chapter, questions to talk about and what a good answer is.
  static let questions = "docs/workshop/chapters.md"
  static let separator = "\n\n---\n\n"

  let text: String

  /// - Throws: ``BookError`` if a file with slides can't be read.
  init(of schedule: Schedule, in workbook: Workbook) throws(BookError) {
    var slides = try Self.slides(in: "\(Self.folder)/opening.md", of: workbook)
    let ending = try Self.slides(in: "\(Self.folder)/closing.md", of: workbook)
    let pack = ending.first { $0.hasPrefix("# Pack your work\n") }
    let hasBeginners = schedule.has(lesson: 0)
    var closing: Schedule.Step?
    for (index, day) in schedule.days.enumerated() {
      var steps = day.steps[...]
      // With chapter 0, the schedule's opening is that file. Without, the room begins with its own.
      if index == 0, let opening = steps.first, opening.what == .say {
        steps.removeFirst()
        if !hasBeginners { slides.insert(Self.slide(saying: opening), at: min(2, slides.count)) }
      }
      // Its closing comes after the file for all.
      if index == schedule.days.count - 1, steps.last?.what == .say { closing = steps.removeLast() }
      if let agenda = Self.agenda(of: day, in: workbook) { slides.append(agenda) }
      var ofDay = try Self.slides(for: steps, of: workbook)
      // The room packs at the end of each day, so the command comes before what is said there.
      if index < schedule.days.count - 1, let last = steps.last, last.what == .say, let pack {
        ofDay.removeLast()
        ofDay += [
          Self.slide(pack, for: last.minutes), Self.slide(saying: last, showsMinutes: false),
        ]
      }
      slides += ofDay
    }
    slides += ending.map { slide in
      slide == pack ? Self.slide(slide, for: closing?.minutes) : slide
    }
    let leftOut = Self.headlinesLeftOut(of: schedule, closing: closing)
    slides.removeAll { leftOut.contains(String($0.prefix { $0 != "\n" })) }
    slides[0] = Self.cover(slides[0], for: schedule)
    if let closing {
      // A closing begins with the slide that says how to pack, and that one has its minutes.
      slides.append(
        Self.slide(
          saying: closing, showsMinutes: pack == nil, adding: "At home: `swift run workbook`"))
    }
    let title = "Dependency injection in Swift: \(schedule.title)"
    text =
      "---\nmarp: true\npaginate: true\ntitle: \"\(title)\"\n---\n\n"
      + slides.joined(separator: Self.separator)
  }

  /// The slides of the opening and the closing that this room has no use for, by their first lines:
  /// it begins after chapter 0, rescues nothing, has just seen the same list, or has no time.
  private static func headlinesLeftOut(
    of schedule: Schedule, closing: Schedule.Step?
  ) -> Set<String> {
    let (listOfForms, promise) = ("# Which form?", "## The promise stays the same")
    var leftOut: Set =
      schedule.has(lesson: 24) ? [] : ["## Run the patient", "## Four rules", "# Clean up"]
    if !schedule.has(lesson: 0) {
      return leftOut.union(["## Three lines", listOfForms, promise, "# In your codebase"])
    }
    let lastDay = schedule.days.last?.steps ?? []
    if lastDay.contains(where: { $0.what.isLesson(6) }) { leftOut.insert(listOfForms) }
    if (closing?.minutes ?? 0) < 10 { leftOut.insert(promise) }
    return leftOut
  }

  /// The cover with the schedule's title, and with its own text only for a room with chapter 0.
  private static func cover(_ slide: String, for schedule: Schedule) -> String {
    var paragraphs = slide.components(separatedBy: "\n\n")
    if !schedule.has(lesson: 0), paragraphs.count > 1, !paragraphs[1].hasPrefix("<!--") {
      paragraphs.remove(at: 1)
    }
    paragraphs.insert(schedule.title, at: 1)
    return paragraphs.joined(separator: "\n\n")
  }

  /// What a day has between two breaks, from when, and when it ends.
  ///
  /// That is its lessons, or the exercises where there is no lesson; nil without both.
  private static func agenda(of day: Schedule.Day, in workbook: Workbook) -> String? {
    var (clock, lines, titles, hasLesson) = (0, [String](), [String](), false)
    // Without a break, a lesson ends with its talk.
    let hasBreak = day.steps.count { $0.what == .say } > 2
    for step in day.steps {
      var more = [String]()
      switch step.what {
      case .say:
        if !titles.isEmpty { lines[lines.count - 1] += titles.joined(separator: ", ") }
        (titles, hasLesson) = ([], false)
        if step.minutes >= 30, let head = step.text.split(separator: ": ").first {
          lines.append("- \(Schedule.time(clock)) \(head)")
        }
      case .lesson(let number, _):
        more = workbook.chapter(named: "\(number)").map { [$0.title] } ?? []
        hasLesson = true
      case .exercise(let exercise): if !hasLesson { more = [exercise.title] }
      case .talk:
        if hasBreak { break }
        if !titles.isEmpty { lines[lines.count - 1] += titles.joined(separator: ", ") }
        (titles, hasLesson) = ([], false)
      }
      if titles.isEmpty, !more.isEmpty { lines.append("- \(Schedule.time(clock)) ") }
      titles += more
      clock += step.minutes
    }
    if lines.isEmpty { return nil }
    lines[lines.count - 1] += titles.joined(separator: ", ")
    lines.append("- \(Schedule.time(clock)) The end")
    let headline = day.title.map { "# \($0)" } ?? "## Today"
    return ([headline, ""] + lines).joined(separator: "\n")
  }

  private static func slides(
    for steps: ArraySlice<Schedule.Step>, of workbook: Workbook
  ) throws(BookError) -> [String] {
    var (slides, steps) = ([String](), steps)
    let worked = Set(steps.compactMap { $0.what.exercise?.folder })
    while let step = steps.popFirst() {
      switch step.what {
      case .say:
        slides.append(slide(saying: step))
      case .lesson(let number, let isShort):
        guard let chapter = workbook.chapter(named: "\(number)") else { continue }
        var lesson = try Self.slides(in: chapter.slides, of: workbook).dropLast()
        lesson[0] = lesson[0].replacing(
          "# \(chapter.title)", with: "# \(number) · \(chapter.title)", maxReplacements: 1)
        if let note = step.note {
          lesson[0] = lesson[0].replacing("<!--\n", with: "<!--\n\(note)\n", maxReplacements: 1)
        }
        slides += isShort ? lesson.prefix(2) : lesson
      case .exercise(let exercise):
        var taken = [(exercise, step.minutes)]
        while let next = steps.first, case .exercise(let exercise) = next.what,
          exercise.folder == taken[0].0.folder
        {
          taken.append((exercise, next.minutes))
          steps.removeFirst()
        }
        slides.append(try slide(with: taken, of: workbook))
      case .talk(let number):
        let hasWorked = workbook.chapter(named: "\(number)").map { worked.contains($0.folder) }
        slides.append(
          slide(
            talkingAbout: number, minutes: step.minutes, afterWork: hasWorked ?? false,
            in: workbook))
      }
    }
    return slides
  }

  /// The slides of a file, without the lines between them.
  static func slides(in path: String, of workbook: Workbook) throws(BookError) -> [String] {
    guard let text = workbook.folder.text(of: path) else {
      throw BookError("it can't be read", in: path)
    }
    return text.split(separator: "\n---\n").map { $0.trimmingCharacters(in: .newlines) }
  }

  /// A slide with the minutes of the closing that it begins.
  private static func slide(_ slide: String, for minutes: Int?) -> String {
    guard let minutes else { return slide }
    var parts = slide.components(separatedBy: "\n\n<!--")
    parts[0] += "\n\nAll of the closing: \(minutes) min"
    return parts.joined(separator: "\n\n<!--")
  }

  /// What a room does besides lessons and exercises, and how long it has for it.
  private static func slide(
    saying step: Schedule.Step, showsMinutes: Bool = true, adding last: String? = nil
  ) -> String {
    let parts = step.text.split(separator: ": ", maxSplits: 1)
    var paragraphs = ["# \(parts.first ?? "")"]
    if let rest = parts.dropFirst().first {
      paragraphs.append("\(rest.prefix(1).uppercased())\(rest.dropFirst())")
    }
    if showsMinutes { paragraphs.append("\(step.minutes) min") }
    if let last { paragraphs.append(last) }
    if let note = step.note { paragraphs.append("<!--\n\(note)\n-->") }
    return paragraphs.joined(separator: "\n\n")
  }

  /// The first question about a chapter and the minutes for it, with what a good answer is as a note.
  private static func slide(
    talkingAbout number: Int, minutes: Int, afterWork: Bool, in workbook: Workbook
  ) -> String {
    let refused =
      "## Talk" + (afterWork ? "\n\nWhat did the check refuse, and with which text?" : "")
    let page = workbook.folder.text(of: questions) ?? ""
    guard
      let section = page.components(separatedBy: "\n## ").first(where: {
        $0.hasPrefix("\(number). ")
      }),
      let list = section.components(separatedBy: "\n**Discuss**\n\n- ").dropFirst().first
    else { return refused }
    let item = list.components(separatedBy: "\n- ")[0].split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let parts = item.components(separatedBy: " *A good answer*")
    let notes = parts.dropFirst().map { "\n\n<!--\nA good answer\($0)\n-->" }.joined()
    return "\(refused)\n\n\(parts[0])\n\n\(minutes) min\(notes)"
  }

  /// The last slide of a chapter, with the lines about these exercises and about no others, and with
  /// the minutes that a room has for them.
  private static func slide(
    with taken: [(exercise: Exercise, minutes: Int)], of workbook: Workbook
  ) throws(BookError) -> String {
    guard let chapter = workbook.chapter(of: taken[0].exercise) else { return "" }
    let last = try slides(in: chapter.slides, of: workbook).last ?? ""
    // What is said about an exercise ends with its sentence, which may go on in the next line.
    var isLeftOut = false
    let kept = last.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let isItem = line.hasPrefix("- **")
      let goesOn = !isItem && line.last.map { !".?!".contains($0) } ?? false
      guard let id = line.firstMatch(of: /\d+\.\d+/)?.0 else {
        defer { isLeftOut = isLeftOut && goesOn }
        return isLeftOut ? nil : String(line)
      }
      guard let (exercise, minutes) = taken.first(where: { $0.exercise.id == id }) else {
        isLeftOut = goesOn
        return nil
      }
      isLeftOut = false
      return isItem ? Repeats.item(for: exercise, minutes: minutes) : String(line)
    }.joined(separator: "\n")
    // The map would name the first one that is not solved, which may be one that is left out.
    let names = "`swift run workbook check \(taken[0].exercise.id)` names"
    var parts = kept.replacing("`swift run workbook` names", with: names)
      .components(separatedBy: "\n\n<!--")
    if !parts[0].contains(names) { parts[0] += "\n\n\(names) the file." }
    return parts.joined(separator: "\n\n<!--")
  }
}
