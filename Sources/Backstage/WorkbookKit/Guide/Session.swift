import Foundation

/// What a command works with: where it was called, how it speaks, and the tools it may use.
struct Session {
  /// The folder in which the guide was called.
  let folder: URL
  let style: Style
  let tools: Tools
  let write: (String) -> Void

  /// The workbook that the folder lies in.
  func workbook() throws -> Workbook {
    guard let root = Workbook.root(above: folder) else {
      throw UsageError(
        "there is no \(Workbook.contents) here or above; go to the workbook's folder")
    }
    return try Workbook(in: root)
  }

  /// What is known about some exercises.
  ///
  /// Only what a learner has touched is built and run: a starter is not solved.
  func verdicts(
    on exercises: [Exercise], of workbook: Workbook
  ) throws -> [Exercise.ID: Verdict] {
    let touched = exercises.filter { !workbook.isUntouched($0) }
    var verdicts = touched.isEmpty ? [:] : try tools.grader(workbook).grade(touched).verdicts
    for exercise in exercises where !touched.contains(exercise) {
      verdicts[exercise.id] = .untouched
    }
    return verdicts
  }

  /// Tells of files among the exercises that are in the way.
  func tellStrayFiles(of chapters: [Chapter], in workbook: Workbook) {
    for file in chapters.flatMap(workbook.strayFiles) {
      write(
        style.red("✗ ")
          + "\(file) is not part of the workbook, so it is left out; move what you need of it into "
          + "the exercise's own file, and the rest to another folder")
    }
  }
}

/// What the guide does not do by itself; its tests bring others.
struct Tools {
  /// Grades the exercises of a workbook.
  var grader: (Workbook) -> any Grader
  /// Grades as well, but soon gives up on what hangs: of changed solutions, some do.
  var hastyGrader: (Workbook) -> any Grader
  /// Tells the package in a folder as JSON.
  var describePackage: (URL) throws -> String
  /// Waits for what a person does next.
  var events: (Workbook) -> () -> Watch.Event
}

extension Tools {
  /// The toolchain, the terminal and the person in front of it.
  static var real: Tools {
    Tools(
      grader: { SecondTry(grader: SwiftTest(workbook: $0, progress: show)) },
      hastyGrader: { SecondTry(grader: SwiftTest(workbook: $0, patience: 5, progress: show)) },
      describePackage: { root in
        let path = root.path(percentEncoded: false)
        return try Program.run(["swift", "package", "--package-path", path, "dump-package"]).output
      },
      events: { Polling(of: $0).nextEvent })
  }

  /// One line on standard error that counts the seconds, if somebody is looking.
  private static func show(_ progress: BuildProgress?) {
    guard System.isTerminal(2), ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      return
    }
    let line = Data("\r\u{1B}[K\(progress?.text ?? "")".utf8)
    try? FileHandle.standardError.write(contentsOf: line)
  }
}
