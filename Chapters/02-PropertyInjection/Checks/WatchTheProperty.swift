import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourWatchThePropertyTests.swift` belong to this suite. Each is run
// on the right generator and on every broken one.
@Suite(.exercise("2.4"), .mutants(of: generators)) struct WatchTheProperty {
  /// Makes the generator to test.
  func makeGenerator(makeDefault: @escaping () -> any KeyValueStore) -> any SettledReminderIds {
    generators.current(makeDefault)
  }
}

/// What your tests know of a generator.
protocol SettledReminderIds {
  /// Assigns the store. Throws once a store was assigned or an id was handed out.
  func use(_ store: any KeyValueStore) throws

  /// Hands out the next id from the assigned store, or else from the default.
  func nextReminderId() throws -> Int
}

private let generators = Subjects<
  @Sendable (@escaping () -> any KeyValueStore) -> any SettledReminderIds
>(
  of: "generator",
  right: { SettledGenerator($0) },
  mutants: [
    "ignores the assigned store": { SettledGenerator($0, .ignoresAssignment) },
    "takes a second store before the first id": { SettledGenerator($0, .takesSecond) },
    "takes another store after an id from the assigned one": { SettledGenerator($0, .takesLate) },
    "takes a store after an id from the default": { SettledGenerator($0, .takesAfterDefault) },
    "refuses a store without an error": { SettledGenerator($0, .isSilent) },
    "reports that it refuses a store, and then takes it": { SettledGenerator($0, .takesRefused) },
    "makes a new default for each id": { SettledGenerator($0, .forgetsDefault) },
    "makes the default although a store was assigned": { SettledGenerator($0, .isEager) },
  ])

private final class SettledGenerator: SettledReminderIds, Sealed {
  enum Bug {
    case ignoresAssignment, takesSecond, takesLate, takesAfterDefault
    case isSilent, takesRefused, forgetsDefault, isEager
  }

  private enum State {
    case open
    case assigned
    case usingAssigned
    case usingDefault
  }

  private let makeDefault: () -> any KeyValueStore
  private let bug: Bug?
  private var state = State.open
  private var store: (any KeyValueStore)?

  init(_ makeDefault: @escaping () -> any KeyValueStore, _ bug: Bug? = nil) {
    self.makeDefault = makeDefault
    self.bug = bug
    if bug == .isEager { _ = makeDefault() }
  }

  func use(_ store: any KeyValueStore) throws {
    let isWelcome =
      switch state {
      case .open: true
      case .assigned: bug == .takesSecond
      case .usingAssigned: bug == .takesLate
      case .usingDefault: bug == .takesAfterDefault
      }
    if isWelcome || bug == .takesRefused { self.store = store }
    if isWelcome {
      state = .assigned
    } else if bug != .isSilent {
      throw TooLate()
    }
  }

  func nextReminderId() throws -> Int {
    if state == .open || bug == .ignoresAssignment && state != .usingDefault {
      store = makeDefault()
      state = .usingDefault
    } else if state == .usingDefault, bug == .forgetsDefault {
      store = makeDefault()
    } else if state == .assigned {
      state = .usingAssigned
    }
    let id = try reminderId(after: store?.object(forKey: currentReminderId))
    store?.set(id, forKey: currentReminderId)
    return id
  }
}

private struct TooLate: Error {}
