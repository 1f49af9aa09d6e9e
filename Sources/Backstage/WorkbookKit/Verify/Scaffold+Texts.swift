import Foundation

// What the files of a new chapter say. Each tells its author what belongs there.

extension Scaffold {
  static func chapter(_ number: Int, _ target: String, _ title: String) -> Chapter {
    let folder = "Chapters/\(Chapter.name(number, target))"
    return Chapter(
      number: number, target: target, title: title, minutes: 10, isDraft: true,
      exercises: [
        Exercise(
          id: "\(number).1", name: "PredictTheFirstId", title: "Predict the first id",
          kind: .predict, minutes: 2,
          hints: ["Nothing is stored yet.", "The rule: nothing stored gives 0."],
          folder: folder, target: target),
        Exercise(
          id: "\(number).2", name: "ReadTheLastId", title: "Read the last id", kind: .inject,
          minutes: 5,
          hints: [
            "The type needs a property, so that `value` can reach what the initializer was given.",
            "`private let store: any KeyValueStore`, then `self.store = store`, and "
              + "`store.object(forKey: currentReminderId) as? Int` in `value`.",
          ], folder: folder, target: target),
      ])
  }

  /// The files that a chapter begins with and that no other chapter has.
  static func texts(of chapter: Chapter) -> [(path: String, text: String)] {
    let (predict, inject) = (chapter.exercises[0], chapter.exercises[1])
    return [
      (chapter.facts, facts(of: chapter)),
      (chapter.lesson, lesson(of: chapter)),
      (predict.file, prediction(predict, "nil")),
      (inject.file, lastId(inject, storing: "", value: "nil")),
      (predict.check, check(of: predict)),
      (inject.check, check(of: inject)),
      (predict.starter, prediction(predict, "nil")),
      (
        "\(predict.answers)/solution.swift",
        "// why: Nothing stored gives 0.\n\n" + prediction(predict, "0")
      ),
      (inject.starter, lastId(inject, storing: "", value: "nil")),
      (
        "\(inject.answers)/solution.swift",
        "// why: The caller picks the store, and the type keeps it and nothing else.\n\n"
          + lastId(
            inject, storing: "    self.store = store\n",
            value: "store.object(forKey: currentReminderId) as? Int")
      ),
      ("Tests/\(chapter.target)Tests/ReminderIdGeneratorTests.swift", tests(of: chapter)),
      (chapter.slides, slides(of: chapter)),
    ]
  }

  /// The files that a chapter begins with as chapter 1 has them, so that `compare` shows what the
  /// author changes and nothing else.
  static func models(
    for target: String, in folder: Folder
  ) throws(UsageError) -> [(path: String, text: String)] {
    let model = "ConstructorInjection"
    var files: [(path: String, text: String)] = []
    for path in [
      "Sources/\(model)/ReminderIdGenerator.swift", "Tests/\(model)Tests/FakeStore.swift",
      "Tests/\(model)Tests/RejectedCodeTests.swift",
      "Tests/\(model)Tests/Rejected/ForgottenStore.swift",
    ] {
      guard let text = folder.text(of: path) else {
        throw UsageError("\(path) can't be read, and a new chapter begins with a copy of it")
      }
      files.append((path.replacing(model, with: target), text.replacing(model, with: target)))
    }
    return files
  }

  private static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private static func facts(of chapter: Chapter) -> String {
    let exercises = chapter.exercises.map { exercise in
      """
          {
            "name": \(json(exercise.name)),
            "title": \(json(exercise.title)),
            "kind": \(json(exercise.kind.rawValue)),
            "minutes": \(exercise.minutes),
            "hints": [
              \(exercise.hints.map(json).joined(separator: ",\n        "))
            ]
          }
      """
    }
    return """
      {
        "title": \(json(chapter.title)),
        "minutes": \(chapter.minutes),
        "draft": true,
        "exercises": [
      \(exercises.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func lesson(of chapter: Chapter) -> String {
    let rows = chapter.exercises.map { exercise in
      "| \(Repeats.link(to: exercise)) | What the learner does | \(exercise.minutes) |"
    }
    return """
      # \(chapter.title)

      [Source](../../Sources/\(chapter.target)) ·
      [Tests](../../Tests/\(chapter.target)Tests) ·
      [Exercises](Exercises)

      ## The problem

      A scene from an app that hurts, in two or three sentences, and the code that causes it.

      ## The technique

      The worked code in small steps, each introduced by a sentence that says what to look at.

      ## How to test it

      The test first, then the double that it needs and what kind of double that is.

      ## When to choose it

      When to choose it and when not, what it costs, what goes wrong, and a verdict of one bold line.

      ## In your codebase

      Where real Swift does this, what to change on Monday, and where the term comes from.

      ## Your turn

      | Exercise | What you do | Minutes |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private static func slides(of chapter: Chapter) -> String {
    """
    # \(chapter.title)

    What hurts, and the code that causes it.

    <!--
    What to say: the scene that the lesson opens with.
    Ask: where does your own code do this?
    -->

    ---

    ## The technique

    At most twelve lines of code that is compiled.

    <!--
    What to say: what is new in these lines.
    Ask: what is left of the code before it?
    -->

    ---

    ## Do now

    \(chapter.exercises.map { Repeats.item(for: $0) }.joined(separator: "\n"))

    `swift run workbook` names the file.

    <!--
    What to watch for in each exercise.
    Ask: what does the text of the check say?
    -->

    """
  }

  /// The first line of an exercise's task.
  private static func heading(of exercise: Exercise) -> String {
    let title = exercise.title.prefix(1).lowercased() + exercise.title.dropFirst()
    return "// Exercise \(exercise.id): \(title)"
  }

  private static func prediction(_ exercise: Exercise, _ answer: String) -> String {
    """
    \(heading(of: exercise))
    //
    // A generator is given an empty store. Replace nil by the first id that it hands out.

    struct PredictedId {
      let first: Int? = \(answer)
    }

    """
  }

  private static func lastId(
    _ exercise: Exercise, storing statement: String, value: String
  ) -> String {
    let property = statement.isEmpty ? "" : "  private let store: any KeyValueStore\n\n"
    return """
      import ReminderStorage

      \(heading(of: exercise))
      //
      // The last id is given a store, and does not read it. Make it read what the store holds under
      // `currentReminderId`.

      /// The last id that was handed out.
      struct LastId {
      \(property)  init(store: any KeyValueStore) {
      \(statement)  }

        /// The id, or nil if none was handed out yet.
        var value: Int? { \(value) }
      }

      """
  }

  private static func check(of exercise: Exercise) -> String {
    let isPrediction = exercise.kind == .predict
    return """
      import ExerciseKit
      import ReminderStorage
      \(isPrediction ? "" : "import TestSupport\n")import Testing

      @testable import \(exercise.target)Exercises

      @Suite(.exercise("\(exercise.id)")) struct \(exercise.name) {
      \(isPrediction ? predictionTest : lastIdTest)
      }

      """
  }

  private static let predictionTest = """
      @Test func `the first id`() throws {
        try expect(
          PredictedId().first, toBe: reminderId(after: nil),
          because: "nothing is stored yet; what does the rule give for nothing?")
      }
    """

  private static let lastIdTest = """
      @Test func `each store has a last id of its own`() {
        let mine = LastId(store: SpyStore([currentReminderId: 3]))
        let yours = LastId(store: SpyStore([currentReminderId: 7]))
        #expect(
          [mine.value, yours.value, mine.value] == [3, 7, 3],
          "the two stores you were given hold 3 and 7, and were not both read")
      }
    """

  private static func tests(of chapter: Chapter) -> String {
    let imports = ["ReminderStorage", "Testing", chapter.target].sorted()
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      struct ReminderIdGeneratorTests {
        @Test func `two stores are two sequences`() throws {
          let mine = ReminderIdGenerator(store: FakeStore())
          let yours = ReminderIdGenerator(store: FakeStore())

          let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

          #expect(ids == [0, 1, 0])
        }
      }

      """
  }
}
