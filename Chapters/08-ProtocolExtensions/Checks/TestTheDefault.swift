import ExerciseKit
import ReminderStorage
import Testing

// The tests in `YourTestTheDefaultTests.swift` belong to this suite. Each one runs on the right
// version of `reserve` and on every broken one.
@Suite(.exercise("8.4"), .mutants(of: versions)) struct TestTheDefault {
  /// Calls the version of `reserve` to test.
  func reserve(_ count: Int, from generator: any Numbering) throws -> [Int] {
    try versions.current(generator, count)
  }
}

/// What a conforming type has to supply, and what it can replace.
protocol Numbering {
  var store: any KeyValueStore { get }
  func nextReminderId() throws -> Int
}

extension Numbering {
  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private let versions = Subjects<@Sendable (any Numbering, Int) throws -> [Int]>(
  of: "version",
  right: { generator, count in try take(count, from: generator) },
  mutants: [
    "returns one id too few": { generator, count in try take(count - 1, from: generator) },
    "takes one id more than it returns": { generator, count in
      Array(try take(count + 1, from: generator).prefix(max(0, count)))
    },
    "returns an id although the count is 0": { generator, count in
      try take(max(1, count), from: generator)
    },
    "leaves out the id 0": { generator, count in
      try take(count, from: generator).filter { $0 != 0 }
    },
    "takes one id and counts on by itself": { generator, count in
      guard count > 0 else { return [] }
      let first = try generator.nextReminderId()
      return (0..<count).map { first &+ $0 }
    },
    "reads the store itself and never calls the type's own method": { generator, count in
      try take(count, from: StoredNumbering(store: generator.store))
    },
    "returns the ids in ascending order": { generator, count in
      try take(count, from: generator).sorted()
    },
    "hides an error and returns the ids it has": { generator, count in
      var ids: [Int] = []
      while ids.count < count, let id = try? generator.nextReminderId() { ids.append(id) }
      return ids
    },
    "goes on after an error, and throws it at the end": { generator, count in
      let results = (0..<max(0, count)).map { _ in Result { try generator.nextReminderId() } }
      return try results.map { try $0.get() }
    },
  ])

private func take(_ count: Int, from generator: any Numbering) throws -> [Int] {
  try (0..<max(0, count)).map { _ in try generator.nextReminderId() }
}

private struct StoredNumbering: Numbering {
  let store: any KeyValueStore
}
