import AmbientContext
import Foundation
import Testing

struct TimeTravelTests {
  private let noon = Date(timeIntervalSince1970: 43_200)
  private let day = 86_400.0

  @Test func `a reminder is overdue tomorrow, and today again it is not`() {
    ScopedContext.$now.withValue({ noon }) {
      let reminder = Reminder(title: "Water the plants", due: noon.addingTimeInterval(3_600))

      #expect(!reminder.isOverdue)
      travel(by: day) { #expect(reminder.isOverdue) }
      #expect(!reminder.isOverdue)
    }
  }

  @Test func `a reminder is not overdue at the very moment`() {
    ScopedContext.$now.withValue({ noon }) {
      #expect(!Reminder(title: "Water the plants", due: noon).isOverdue)
    }
  }

  @Test func `a journey in a journey goes on from there`() {
    ScopedContext.$now.withValue({ noon }) {
      travel(by: day) {
        travel(by: day) {
          #expect(ScopedContext.now() == noon.addingTimeInterval(2 * day))
        }
        #expect(ScopedContext.now() == noon.addingTimeInterval(day))
      }
    }
  }

  @Test func `the traveler is back after an error`() {
    ScopedContext.$now.withValue({ noon }) {
      #expect(throws: CocoaError.self) {
        try travel(by: day) { throw CocoaError(.featureUnsupported) }
      }
      #expect(ScopedContext.now() == noon)
    }
  }

  @Test func `time goes on for the traveler`() {
    let ticks = FakeStore(["tick": 0])
    let ticking: @Sendable () -> Date = {
      let tick = ticks.object(forKey: "tick") as? Int ?? 0
      ticks.set(tick + 1, forKey: "tick")
      return Date(timeIntervalSince1970: Double(tick))
    }

    ScopedContext.$now.withValue(ticking) {
      travel(by: day) {
        let times = [ScopedContext.now(), ScopedContext.now()]
        #expect(times.map(\.timeIntervalSince1970) == [day, day + 1])
      }
    }
  }

  @Test func `a clock that reads the context calls itself, and crashes`() async {
    await #expect(processExitsWith: .failure) {
      let time = ScopedContext.$now.withValue({ ScopedContext.now().addingTimeInterval(1) }) {
        ScopedContext.now()
      }
      _ = time
    }
  }

  @Test func `without a scope the clock is the system's`() {
    let before = Date()
    let now = ScopedContext.now()

    #expect(before <= now && now <= Date())
  }
}

/// Runs `body` at another time, and restores the time before, even if the body throws.
private func travel<Result>(
  by seconds: TimeInterval, _ body: () throws -> Result
) rethrows -> Result {
  let here = ScopedContext.now
  return try ScopedContext.$now.withValue({ here().addingTimeInterval(seconds) }) {
    try body()
  }
}
