import Foundation

/// What a run of the checks is doing, as far as somebody who waits wants to know.
struct BuildProgress: Equatable {
  enum Step: Equatable {
    /// Another run holds the build folder; SwiftPM says which.
    case waiting(process: String?)
    case building, running
  }

  let step: Step
  let seconds: Int

  var text: String {
    switch step {
    case .waiting(let process):
      "another run of the guide is building\(process.map { " (process \($0))" } ?? ""); "
        + "waiting until it ends: \(seconds) s"
    case .building where seconds < 20:
      "building: \(seconds) s"
    case .building:
      "building: \(seconds) s; the first time takes a minute"
    case .running:
      "running your code: \(seconds) s"
    }
  }
}

/// Watches over a run: tells what it is doing, and stops it where it will not end by itself.
struct Vigil {
  /// The bytes after which a run is stopped, because it would write for ever.
  static let limit = 50_000_000
  /// What SwiftPM says before it runs the tests.
  static let endOfBuild = "Build complete!"

  let patience: TimeInterval
  let progress: (BuildProgress?) -> Void
  private(set) var excess: Verdict.Excess?
  private let now: () -> Date
  private let start: Date
  private var seconds = 0
  private var step: BuildProgress.Step
  private var events = 0
  private var lastWord: Date

  init(
    isBuilt: Bool, patience: TimeInterval, now: @escaping () -> Date = Date.init,
    progress: @escaping (BuildProgress?) -> Void
  ) {
    step = isBuilt ? .running : .building
    self.patience = patience
    self.progress = progress
    self.now = now
    start = now()
    lastWord = start
  }

  /// Is asked many times in a second.
  ///
  /// - Parameters:
  ///   - count: The bytes of events that have come.
  ///   - size: The bytes that the run has written beside them.
  ///   - text: The start and the end of what it has written.
  /// - Returns: Whether the run is to be ended.
  mutating func shallStop(
    events count: Int, written size: Int, text: @autoclosure () -> String
  ) -> Bool {
    if excess != nil { return true }
    let now = now()
    if count != events || step != .running { lastWord = now }
    events = count
    if count > 0 { step = .running }
    let elapsed = Int(now.timeIntervalSince(start))
    if elapsed > seconds {
      seconds = elapsed
      if count == 0 { step = step(by: text()) }
      progress(BuildProgress(step: step, seconds: seconds))
    }
    if count > Self.limit || size > Self.limit { excess = .output }
    // It takes a while until a program that is built says its first word.
    let patience = count > 0 ? patience : max(patience, 20)
    if now.timeIntervalSince(lastWord) > patience { excess = .silence(Int(patience)) }
    return excess != nil
  }

  func end() {
    if seconds > 0 { progress(nil) }
  }

  private func step(by output: String) -> BuildProgress.Step {
    if output.contains(Self.endOfBuild) { return .running }
    // SwiftPM says this without an end of line, and goes on there when it is its turn.
    guard output.contains("Another instance of SwiftPM") else { return step }
    guard output.hasSuffix("...") else { return .building }
    return .waiting(process: output.firstMatch(of: /\(PID: (\d+)\)/).map { String($0.1) })
  }
}
