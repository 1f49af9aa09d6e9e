import Foundation
import ReminderStorage

/// Times all contenders in one process.
///
/// In each round every contender runs some batches, and the fastest one counts: what disturbs a
/// batch only makes it slower. Each round begins with another contender. The first two rounds warm
/// up and do not count.
@MainActor struct Benchmark {
  var rounds = 15
  var batches = 5
  var calls = 1_000

  /// Measures, and throws a ``WrongId`` if one of the contenders hands out a wrong id.
  func sample(_ contenders: [Contender]) throws -> Sample {
    var nanoseconds = contenders.map { _ in [Double]() }
    for round in -2..<rounds {
      for turn in contenders.indices {
        let index = (turn + max(round, 0)) % contenders.count
        let time = try fastestBatch(of: contenders[index])
        if round >= 0 { nanoseconds[index].append(time) }
      }
    }
    return Sample(
      nanoseconds: nanoseconds, objects: try contenders.map(objects), fileWrites: try fileWrites())
  }

  /// The nanoseconds of one call, in the fastest of some batches.
  private func fastestBatch(of contender: Contender) throws -> Double {
    let times = try (0..<batches).map { _ in
      let given = Given()
      return try ContinuousClock().measure { try contender.ask(calls, given) }
    }
    return (times.min() ?? .zero) / .nanoseconds(calls)
  }

  /// The objects that one call allocates: those of a thousand more calls, so wiring counts nothing.
  private func objects(of contender: Contender) throws -> Int? {
    let few = try Allocations.count { try contender.ask(1_000, Given()) }
    let many = try Allocations.count { try contender.ask(2_000, Given()) }
    guard let few, let many else { return nil }
    return (many - few) / 1_000
  }

  /// The nanoseconds of each write of an id to a file, which is replaced as a whole.
  private func fileWrites() throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "costs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: currentReminderId)
    return try (0..<rounds).map { id in
      let time = try ContinuousClock().measure {
        try Data("\(id)".utf8).write(to: file, options: .atomic)
      }
      let found = Int(String(decoding: try Data(contentsOf: file), as: UTF8.self))
      guard found == id else { throw WrongId(found: found ?? -1, expected: id) }
      return time / .nanoseconds(1)
    }
  }
}

/// What one process measured.
struct Sample: Codable {
  /// The nanoseconds of one call: for each contender, one value a round.
  var nanoseconds: [[Double]]
  /// The objects that one call of each contender allocates, or nil if nobody knows.
  var objects: [Int?]
  var fileWrites: [Double]

  /// Adds the rounds of another process.
  mutating func add(_ other: Sample) {
    nanoseconds = zip(nanoseconds, other.nanoseconds).map(+)
    fileWrites += other.fileWrites
  }
}
