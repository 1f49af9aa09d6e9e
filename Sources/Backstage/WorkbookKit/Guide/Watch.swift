import Foundation

/// Checks an exercise at each save, and moves on when the learner says so.
///
/// One exercise is shown at a time, and of it the first thing that is wrong.
struct Watch {
  /// What can happen while the watch waits.
  enum Event: Equatable {
    case saved, enter, end
  }

  let contents: Contents
  let style: Style
  let grade: ([Exercise]) throws -> [String: Verdict]
  /// Builds what it takes to grade this exercise alone.
  var prepare: (Exercise) -> Void = { _ in }
  let nextEvent: () -> Event
  let write: (String) -> Void

  /// Runs until there is nothing left to solve, or until the input ends.
  func run() throws {
    var verdicts = try grade(contents.exercises)
    while let (chapter, exercise) = contents.firstUnsolved(by: verdicts) {
      show(exercise, of: chapter, verdicts)
      // While it is being read, so that the first save need not wait.
      if case .unsolved = verdicts[exercise.id] { prepare(exercise) }
      while verdicts[exercise.id] != .solved {
        guard nextEvent() != .end else { return }
        do {
          verdicts[exercise.id] = try grade([exercise])[exercise.id]
          show(exercise, of: chapter, verdicts)
        } catch let problem as GradingError {
          show(problem, at: exercise)
        }
      }
      celebrate(exercise, of: chapter, verdicts)
      guard let next = contents.firstUnsolved(by: verdicts)?.exercise else { return }
      write(style.dim("Enter: the next exercise, \(next.id) \(next.title) · Ctrl-C: leave"))
      while true {
        let event = nextEvent()
        if event == .end { return }
        if event == .enter { break }
      }
      verdicts = try grade(contents.exercises)
    }
  }

  private func show(_ exercise: Exercise, of chapter: Chapter, _ verdicts: [String: Verdict]) {
    guard verdicts[exercise.id] != .solved else { return }
    let map = Map(contents: contents, verdicts: verdicts, style: style)
    write("")
    write(style.bold("\(exercise.id) \(exercise.title)"))
    write("  read    \(chapter.lesson)")
    write("  edit    \(chapter.folder)/\(exercise.file)")
    write(map.report(on: exercise, limit: 1).joined(separator: "\n"))
    write("")
    write(
      style.dim(
        "Save to check again · hint: swift run workbook hint \(exercise.id) · Ctrl-C: leave"))
  }

  private func show(_ problem: GradingError, at exercise: Exercise) {
    write("")
    write(style.bold("\(exercise.id) \(exercise.title)"))
    write(problem.text(style))
  }

  private func celebrate(_ exercise: Exercise, of chapter: Chapter, _ verdicts: [String: Verdict]) {
    write("")
    write(style.green("✓ \(exercise.id) \(exercise.title) is solved"))
    func isDone(_ exercises: [Exercise]) -> Bool {
      exercises.allSatisfy { verdicts[$0.id] == .solved }
    }
    let part = contents.parts.first { $0.chapters.contains { $0.number == chapter.number } }
    if isDone(contents.exercises) {
      write("That was the last one. " + Map.farewell)
    } else if let part, isDone(part.chapters.flatMap(\.exercises)) {
      write("You have done all of \"\(part.title)\". A good place for a break.")
    } else if isDone(chapter.exercises) {
      write("Chapter \(chapter.number), \(chapter.title), is done.")
    }
  }
}

extension Contents {
  /// The first exercise that is not solved, with its chapter.
  func firstUnsolved(by verdicts: [String: Verdict]) -> (chapter: Chapter, exercise: Exercise)? {
    chapters.lazy.flatMap { chapter in chapter.exercises.map { (chapter, $0) } }
      .first { verdicts[$0.1.id] != .solved }
  }
}

/// Saves and keys: files are polled, which works on any file system.
final class Polling {
  private let root: URL
  private let contents: Contents
  private let interval: TimeInterval = 0.1
  private var stamps: [String: Date]

  init(root: URL, contents: Contents) {
    self.root = root
    self.contents = contents
    stamps = [:]
    stamps = currentStamps()
  }

  func nextEvent() -> Watch.Event {
    while true {
      let now = currentStamps()
      if now != stamps {
        stamps = now
        return .saved
      }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&input, 1, Int32(interval * 1_000)) > 0 {
        return readLine() == nil ? .end : .enter
      }
    }
  }

  /// When each file that a learner edits was last written.
  private func currentStamps() -> [String: Date] {
    let paths = contents.chapters.flatMap { chapter in
      chapter.exercises.map { "\(chapter.folder)/\($0.file)" }
    }
    return paths.reduce(into: [:]) { stamps, path in
      let file = root.appending(path: path).path(percentEncoded: false)
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      stamps[path] = attributes?[.modificationDate] as? Date
    }
  }
}
