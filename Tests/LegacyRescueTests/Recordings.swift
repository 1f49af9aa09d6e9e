import Foundation
import RescueSupport
import Synchronization
import TestSupport
import Testing

/// A recorded session: what is typed, what is printed, and what leaves the program.
///
/// A line that begins with "> " is typed. "answer" says what the server does about the next sync, and
/// "sent:" what it got. All others are printed. At the end of a process come the alarms that are set,
/// as "rings:". A line "restart" ends the process and starts another one.
///
/// What a recording can't have has a name: `{today}`, `{now}`, `{server}`, and `{10...20}` for a
/// random number.
struct Recording {
  /// What happens in one process.
  struct Run {
    var steps: [Step] = []
    var printed: [String] = []
    var sent: [String] = []
  }

  enum Step {
    case type(String)
    case answer(status: Int, body: String)
  }

  let runs: [Run]

  init(_ session: String) throws {
    let file = repository.appending(path: "Tests/LegacyRescueTests/Sessions/\(session).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    runs = text.components(separatedBy: "restart\n").map { lines in
      var run = Run()
      for line in lines.split(separator: "\n").map(String.init) {
        if line.hasPrefix("> ") {
          run.steps.append(.type(String(line.dropFirst(2))))
        } else if let answer = line.wholeMatch(of: /answer (\d+) (.*)/) {
          run.steps.append(.answer(status: Int(answer.1) ?? 0, body: String(answer.2)))
        } else if line.hasPrefix("sent: ") {
          run.sent.append(line)
        } else {
          run.printed.append(line)
        }
      }
      return run
    }
  }
}

/// What one process did, in the words of the recording where it did the same.
struct Replayed {
  let printed: [String]
  let sent: [String]
}

/// Replays a session on the real program, and expects what was recorded.
///
/// Each runs in a process of its own, whose home folder is a temporary one. On macOS that moves the
/// files and not the defaults, which belong to the program's name there. So a copy runs there, under a
/// name of its own.
func expect(
  _ step: Int, toReplay session: String, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let replayed = try await replay(session, on: step)
  for (run, replayed) in zip(try Recording(session).runs, replayed) {
    #expect(
      replayed.printed == run.printed, "step \(step), \(session)", sourceLocation: sourceLocation)
    #expect(replayed.sent == run.sent, "step \(step), \(session)", sourceLocation: sourceLocation)
  }
}

/// Replays a session on the real program, once more if a day ended meanwhile.
func replay(_ session: String, on step: Int) async throws -> [Replayed] {
  let recording = try Recording(session)
  var replayed: [Replayed] = []
  var day = ""
  repeat {
    day = Machine.day(Date())
    replayed = []
    try await withTemporaryHome { home in
      for run in recording.runs { replayed.append(try await replay(run, on: step, at: home)) }
    }
  } while day != Machine.day(Date())
  return replayed
}

private func replay(_ run: Recording.Run, on step: Int, at home: URL) async throws -> Replayed {
  let answers = Mutex(
    run.steps.compactMap { step in
      if case .answer(let status, let body) = step { (status, body) } else { nil }
    })
  guard answers.withLock({ !$0.isEmpty }) else {
    return try await replay(run, on: step, at: home, server: "")
  }
  let sent = Mutex<[String]>([])
  var printed: [String] = []
  try await LoopbackServer.run(answering: { request in
    let isJSON = request.contentType == "application/json"
    let kind = isJSON ? "" : " as \(request.contentType ?? "nothing")"
    sent.withLock {
      $0.append("sent: \(request.method) {server}\(request.target) \(request.body)\(kind)")
    }
    let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    return answer.map { .respond(status: $0.0, body: $0.1) } ?? .hangUp
  }) { server in
    printed = try await replay(run, on: step, at: home, server: server.url.absoluteString).printed
  }
  return Replayed(printed: printed, sent: sent.withLock { $0 })
}

private func replay(
  _ run: Recording.Run, on step: Int, at home: URL, server: String
) async throws -> Replayed {
  let start = Date()
  let machine = Machine(server: server, day: Machine.day(start))
  let input = home.appending(path: "input")
  let typed = run.steps.compactMap { step in
    if case .type(let line) = step { machine.filled(line) } else { nil }
  }
  try typed.joined(separator: "\n").write(to: input, atomically: true, encoding: .utf8)
  let path = home.path(percentEncoded: false)
  let file = try FileHandle(forReadingFrom: input)
  // A thread of its own, so that the server gets one, too, wherever there are two in all.
  let (code, output) = try await onAThread {
    try runProgram(
      program(in: home), ["\(step)", "alarms"],
      environment: ["HOME": path, "CFFIXED_USER_HOME": path], input: file)
  }
  #expect(code == 0)
  let lines = output.split(separator: "\n").map(String.init)
  return Replayed(
    printed: machine.recorded(lines, like: run.printed, from: start, to: Date()), sent: [])
}

/// The same for the program that the exercises test, which runs in memory.
@MainActor func expect(
  _ program: RescueProgram, toReplay session: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let machine = Machine(server: "http://127.0.0.1:8080", day: String(program.clock.prefix(10)))
  let now = RecordedTime.date(program.clock) ?? .distantPast
  for run in try Recording(session).runs {
    var printed = program.restart()
    let (alarms, requests) = (program.alarms, program.requests.count)
    for step in run.steps {
      switch step {
      case .type(let line): printed += await program.type(machine.filled(line))
      case .answer(let status, let body): (program.status, program.server) = (status, body)
      }
    }
    // The process forgets its alarms when it ends, and this one doesn't.
    printed += program.alarms.filter { !alarms.contains($0) }.map { "rings: \($0.prefix(16))" }
    let sent = program.requests.dropFirst(requests).map {
      "sent: \($0.replacing(machine.server, with: "{server}"))"
    }
    #expect(
      machine.recorded(printed, like: run.printed, from: now, to: now) == run.printed, "\(session)",
      sourceLocation: sourceLocation)
    #expect(sent == run.sent, "\(session)", sourceLocation: sourceLocation)
  }
}

/// Puts the names in a recording in place of what they stand for, and back.
private struct Machine {
  let server: String
  let day: String

  func filled(_ line: String) -> String {
    line.replacing("{today}", with: day).replacing("{server}", with: server)
  }

  /// Returns the printed lines, as they were recorded where they say the same.
  func recorded(
    _ printed: [String], like recorded: [String], from start: Date, to end: Date
  ) -> [String] {
    var minutes = stride(from: start, through: end, by: 60).map(RecordedTime.text)
    minutes.append(RecordedTime.text(end))
    return printed.enumerated().map { index, line in
      guard index < recorded.count else { return line }
      let isSame = minutes.contains { now in
        (10...20).contains { number in
          filled(recorded[index]).replacing("{now}", with: now)
            .replacing("{10...20}", with: "\(number)") == line
        }
      }
      return isSame ? recorded[index] : line
    }
  }

  static func day(_ date: Date) -> String { String(RecordedTime.text(date).prefix(10)) }
}

private func withTemporaryHome(_ body: (URL) async throws -> Void) async throws {
  try await withTemporaryFolder { home in
    #if canImport(Darwin)
      let program = program(in: home)
      try FileManager.default.copyItem(at: builtProgram, to: program)
      defer {
        // removePersistentDomain would leave an empty file.
        let name = program.lastPathComponent
        _ = UserDefaults(suiteName: name)?.synchronize()
        try? FileManager.default.removeItem(
          at: URL.homeDirectory.appending(path: "Library/Preferences/\(name).plist"))
      }
    #endif
    try await body(home)
  }
}

private let builtProgram = builtProducts.appending(path: "legacy-reminders")

private func program(in home: URL) -> URL {
  #if canImport(Darwin)
    home.appending(path: home.lastPathComponent)
  #else
    // Elsewhere the home folder has the defaults as well, and a file that has just been written may be
    // too busy to run.
    builtProgram
  #endif
}
