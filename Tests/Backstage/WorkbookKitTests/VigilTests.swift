import Foundation
import Testing

@testable import WorkbookKit

/// What somebody who waits is told, and when a run is stopped; the test holds the clock.
struct VigilTests {
  private let waiting =
    "Another instance of SwiftPM (PID: 4711) is already running using '/w/.build', waiting until "
    + "that process has finished execution..."

  // MARK: - What is told

  @Test func `within the first second nothing is told, and nothing taken back`() {
    let run = Run()
    #expect(!run.isStopped(at: 0))
    #expect(!run.isStopped(at: 0.9))
    run.end()
    #expect(run.told == [])
  }

  @Test func `each second is told once, and the line is cleared at the end`() {
    let run = Run()
    for second in [1, 1.5, 2, 2.9, 4] { #expect(!run.isStopped(at: second)) }
    run.end()
    #expect(run.told == ["building: 1 s", "building: 2 s", "building: 4 s", nil])
  }

  @Test func `a build that takes long says that the first time does`() {
    let run = Run()
    #expect(!run.isStopped(at: 20, saying: "[3/9] Compiling Tiny Tiny.swift\n"))
    #expect(run.told == ["building: 20 s; the first time takes a minute"])
  }

  @Test func `who waits for another run is told for which process, if that is known`() {
    let run = Run()
    #expect(!run.isStopped(at: 3, saying: waiting))
    #expect(!run.isStopped(at: 4, saying: waiting.replacing(" (PID: 4711)", with: "")))
    #expect(
      run.told == [
        "another run of the guide is building (process 4711); waiting until it ends: 3 s",
        "another run of the guide is building; waiting until it ends: 4 s",
      ])
  }

  @Test func `when the other run has ended, it is building that is told`() {
    let run = Run()
    #expect(!run.isStopped(at: 1, saying: waiting))
    #expect(
      !run.isStopped(
        at: 2, saying: waiting + "[0/1] Planning build\nBuilding for debugging...\n[1/9] Write\n"))
    #expect(run.told.last == "building: 2 s")
  }

  @Test(arguments: [(0, "Build complete! (4.24s)\n"), (99, "")])
  func `code is told to run once the build is complete, or once events come`(
    events: Int, text: String
  ) {
    let run = Run()
    #expect(!run.isStopped(at: 5, events: events, saying: text))
    #expect(run.told == ["running your code: 5 s"])
  }

  @Test func `where nothing is to be built, the code runs from the start`() {
    let run = Run(isBuilt: true)
    #expect(!run.isStopped(at: 1))
    #expect(run.told == ["running your code: 1 s"])
  }

  // MARK: - What is stopped

  @Test func `a build may take as long as it likes, and so may waiting for another`() {
    let run = Run()
    #expect(!run.isStopped(at: 3_600, saying: waiting))
    #expect(!run.isStopped(at: 7_200, saying: waiting + "[3/9] Compiling"))
    #expect(!run.isStopped(at: 10_800, saying: waiting + "[3/9] Compiling"))
  }

  @Test func `code that says nothing for longer than the patience is stopped`() {
    let run = Run()
    #expect(!run.isStopped(at: 0, events: 10))
    #expect(!run.isStopped(at: 20, events: 10))
    #expect(run.isStopped(at: 20.1, events: 10))
    #expect(run.excess == .silence(20))
  }

  @Test func `each event gives the code new time`() {
    let run = Run()
    for count in 1...10 { #expect(!run.isStopped(at: TimeInterval(count * 19), events: count)) }
    #expect(run.isStopped(at: 211, events: 10))
  }

  @Test func `what the code prints is no event`() {
    let run = Run()
    #expect(!run.isStopped(at: 0, events: 10))
    #expect(run.isStopped(at: 21, events: 10, written: 9_999))
  }

  @Test func `the time of the build is not the code's`() {
    let run = Run()
    #expect(!run.isStopped(at: 300, saying: "Build complete!"))
    #expect(!run.isStopped(at: 319, saying: "Build complete!"))
    #expect(run.isStopped(at: 321, saying: "Build complete!"))
  }

  @Test(arguments: [(Vigil.limit + 1, 0), (0, Vigil.limit + 1)])
  func `a run that writes without end is stopped, wherever it writes to`(
    events: Int, written: Int
  ) {
    let run = Run()
    #expect(run.isStopped(at: 0, events: events, written: written))
    #expect(run.excess == .output)
  }

  @Test func `what was stopped stays so, for the first reason`() {
    let run = Run()
    #expect(run.isStopped(at: 0, events: 1, written: Vigil.limit + 1))
    #expect(run.isStopped(at: 100, events: 1))
    #expect(run.excess == .output)
  }

  /// A run with a clock of its own, under a vigil that has patience for 20 seconds.
  private final class Run {
    private(set) var told: [String?] = []
    private var seconds: TimeInterval = 0
    private var vigil: Vigil?
    var excess: Verdict.Excess? { vigil?.excess }

    init(isBuilt: Bool = false) {
      vigil = Vigil(
        isBuilt: isBuilt, patience: 20,
        now: { [unowned self] in Date(timeIntervalSince1970: seconds) },
        progress: { [unowned self] in told.append($0?.text) })
    }

    func isStopped(
      at seconds: TimeInterval, events: Int = 0, written: Int = 0, saying text: String = ""
    ) -> Bool {
      self.seconds = seconds
      return vigil?.shallStop(events: events, written: written, text: text) ?? false
    }

    func end() { vigil?.end() }
  }
}
