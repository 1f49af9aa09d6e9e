import Foundation

/// Checks an exercise at each save, and moves on when the learner says so.
///
/// One exercise is shown at a time, and of it the first thing that is wrong.
struct Watch {
  /// What can happen while the watch waits.
  enum Event: Equatable {
    case saved, enter, end
  }

  let session: Session
  let workbook: Workbook
  let nextEvent: () -> Event
  private var style: Style { session.style }
  private var write: (String) -> Void { session.write }

  init(session: Session, workbook: Workbook, nextEvent: @escaping () -> Event) {
    self.session = session
    self.workbook = workbook
    self.nextEvent = nextEvent
  }

  /// Runs until there is nothing left to solve, or until the input ends.
  ///
  /// - Parameter first: The exercise to begin with; nil for the first one that is not solved.
  /// - Throws: ``GradingError`` if nothing can be graded at all, or if a signal ended that.
  func run(from first: Exercise?) throws {
    let start = first.flatMap { workbook.exercises.firstIndex(of: $0) } ?? 0
    let exercises = workbook.exercises[start...] + workbook.exercises[..<start]
    var named = first
    while true {
      var verdicts = try session.verdicts(on: workbook.exercises, of: workbook)
      guard let exercise = exercises.first(where: { verdicts[$0.id] != .solved }) else {
        write("Every exercise is solved. " + Map.farewell)
        return
      }
      if let named, verdicts[named.id] == .solved { tellSolved(named) }
      named = nil
      show(exercise)
      // While it is being read, everything that it needs is built, so that the first save need not
      // wait. What does not end by itself is not run again for that.
      let known = verdicts[exercise.id] ?? .notRun
      var problem = known.isBroken ? report(known, on: exercise) : try grade(exercise)
      while let text = problem {
        write(text)
        write("")
        write(
          style.dim(
            "Save to check again · hint: swift run workbook hint \(exercise.id) · Ctrl-C: leave"))
        guard nextEvent() != .end else { return tellEnd() }
        problem = try grade(exercise)
        if problem != nil { show(exercise) }
      }
      verdicts[exercise.id] = .solved
      celebrate(exercise, verdicts)
      guard let next = exercises.first(where: { verdicts[$0.id] != .solved }) else { return }
      write(style.dim("Enter: the next exercise, \(next.id) \(next.title) · Ctrl-C: leave"))
      while true {
        let event = nextEvent()
        if event == .end { return tellEnd() }
        if event == .enter { break }
      }
    }
  }

  /// Grades one exercise, and returns what is wrong with it; nil if it is solved.
  private func grade(_ exercise: Exercise) throws -> String? {
    do throws(GradingError) {
      let grades = try session.tools.grader(workbook).grade([exercise])
      let verdict = grades.verdicts[exercise.id] ?? .notRun
      return verdict == .solved ? nil : report(verdict, on: exercise)
    } catch {
      if case .interrupted = error { throw error }
      return "\n" + error.text(style)
    }
  }

  private func report(_ verdict: Verdict, on exercise: Exercise) -> String {
    Report(on: exercise, verdict, style).lines(limit: 1).joined(separator: "\n")
  }

  private func show(_ exercise: Exercise) {
    write("")
    write(style.bold("\(exercise.id) \(exercise.title)"))
    write("  read    \(workbook.chapter(of: exercise)?.lesson ?? "")")
    write("  edit    \(exercise.file)")
  }

  private func tellEnd() {
    write("There is no more input, so the watch ends; it needs a terminal to stay.")
  }

  private func tellSolved(_ exercise: Exercise) {
    write("")
    write(Report(on: exercise, .solved, style).text(limit: 1))
  }

  private func celebrate(_ exercise: Exercise, _ verdicts: [Exercise.ID: Verdict]) {
    tellSolved(exercise)
    func isDone(_ exercises: [Exercise]) -> Bool {
      exercises.allSatisfy { verdicts[$0.id] == .solved }
    }
    let part = workbook.parts.first { $0.chapters.contains { $0.folder == exercise.folder } }
    let chapter = workbook.chapter(of: exercise)
    if isDone(workbook.exercises) {
      write("That was the last one. " + Map.farewell)
    } else if let part, isDone(part.chapters.flatMap(\.exercises)) {
      write("You have done all of \"\(part.title)\". A good place for a break.")
    } else if let chapter, isDone(chapter.exercises) {
      write("Chapter \(chapter.number), \(chapter.title), is done.")
    }
  }
}

/// Saves and keys: files are polled, which works on any file system.
final class Polling {
  private let workbook: Workbook
  private var stamps: [String: Date] = [:]

  init(of workbook: Workbook) {
    self.workbook = workbook
    stamps = currentStamps()
  }

  func nextEvent() -> Watch.Event {
    while true {
      let now = currentStamps()
      if now != stamps {
        stamps = now
        return .saved
      }
      if System.hasInput(within: 100) { return readLine() == nil ? .end : .enter }
    }
  }

  /// When each file that a learner edits was last written.
  private func currentStamps() -> [String: Date] {
    workbook.exercises.reduce(into: [:]) { stamps, exercise in
      stamps[exercise.file] = workbook.folder.modificationDate(of: exercise.file)
    }
  }
}
