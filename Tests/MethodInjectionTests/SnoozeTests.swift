import Foundation
import MethodInjection
import Testing

struct SnoozeTests {
  private let nine = Date(timeIntervalSince1970: 32_400)
  private var reminder: Reminder { Reminder(id: 7, title: "Pay rent", due: nine - 60) }

  @Test func `the same seed gives the same slots`() {
    var one = SeededGenerator(seed: 1)
    var another = SeededGenerator(seed: 1)

    #expect(slots(20, using: &one) == slots(20, using: &another))
  }

  @Test func `the slots are the six, and each comes up`() {
    var generator = SeededGenerator(seed: 1)

    #expect(Set(slots(1_000, using: &generator)) == [5, 10, 15, 20, 25, 30])
  }

  @Test func `a snooze draws from the generator that it is given`() {
    var generator = ScriptedGenerator(then: .max)

    _ = slots(1, using: &generator)

    #expect(generator.draws > 0)
  }

  @Test func `without a generator the slots are still the six`() {
    let slots = (1...1_000).map { _ in minutes(of: reminder.snoozed(at: nine)) }

    #expect(Set(slots) == [5, 10, 15, 20, 25, 30])
  }

  @Test func `a snooze changes nothing but the date`() {
    let later = reminder.snoozed(until: nine + 300)

    #expect(later == Reminder(id: 7, title: "Pay rent", due: nine + 300))
  }

  @Test func `a copy of a generator draws the same again`() {
    let generator = SeededGenerator(seed: 1)
    var copy = generator
    var anotherCopy = generator

    #expect(slots(20, using: &copy) == slots(20, using: &anotherCopy))
  }

  @Test func `a snooze counts from now, whenever the reminder was due`() {
    var generator = SeededGenerator(seed: 1)
    let tomorrow = Reminder(id: 7, title: "Pay rent", due: nine + 86_400)

    let later = tomorrow.snoozed(at: nine, using: &generator)

    #expect([5, 10, 15, 20, 25, 30].contains(minutes(of: later)))
  }

  // Apple's Foundation has it from version 26.4 of each system.
  #if compiler(>=6.3) && !canImport(ObjectiveC)
    @Test func `the same seed gives the same UUID`() {
      var one = SeededGenerator(seed: 1)
      var another = SeededGenerator(seed: 1)

      #expect(UUID.random(using: &one) == UUID.random(using: &another))
    }
  #endif

  @Test func `the library's shuffle has the same shape`() {
    var one = SeededGenerator(seed: 1)
    var another = SeededGenerator(seed: 1)

    #expect((1...9).shuffled(using: &one) == (1...9).shuffled(using: &another))
    #expect((1...9).shuffled().sorted() == Array(1...9))
  }

  /// Snoozes a reminder again and again, and returns how many minutes after nine it
  /// is due each time.
  private func slots(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
    var slots: [Int] = []
    for _ in 1...count {
      slots.append(minutes(of: reminder.snoozed(at: nine, using: &generator)))
    }
    return slots
  }

  private func minutes(of reminder: Reminder) -> Int {
    Int(reminder.due.timeIntervalSince(nine) / 60)
  }
}
