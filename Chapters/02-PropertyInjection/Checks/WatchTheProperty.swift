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
  /// Assigns the store. Throws if a store was assigned or `nextReminderId()` was called before.
  func use(_ store: any KeyValueStore) throws

  /// Returns the next id, from the assigned store or else from the default.
  func nextReminderId() throws -> Int
}

private let generators = Subjects<
  @Sendable (@escaping () -> any KeyValueStore) -> any SettledReminderIds
>(
  of: "generator",
  right: { SettledGenerator($0) },
  mutants: [
    "ignores the assigned store": { SettledGenerator($0, .ignoresAssignment) },
    "begins at 0, whatever its default holds": { SettledGenerator($0, .beginsAtZero) },
    "makes a new default for each id": { SettledGenerator($0, .forgetsDefault) },
    "makes the default although a store was assigned": { SettledGenerator($0, .isEager) },
    "refuses a second store without an error": { SettledGenerator($0, .ignores(.assigned)) },
    "refuses a second store with an error, and uses it": {
      SettledGenerator($0, .uses(.assigned))
    },
    "refuses a store without an error after an id from the assigned one": {
      SettledGenerator($0, .ignores(.usingAssigned))
    },
    "refuses a store with an error after an id from the assigned one, and uses it": {
      SettledGenerator($0, .uses(.usingAssigned))
    },
    "refuses a store without an error after an id from the default": {
      SettledGenerator($0, .ignores(.usingDefault))
    },
    "refuses a store with an error after an id from the default, and uses it": {
      SettledGenerator($0, .uses(.usingDefault))
    },
    "accepts a store after a call that threw": { SettledGenerator($0, .forgetsFailedCalls) },
  ])

private final class SettledGenerator: SettledReminderIds, Sealed {
  enum Bug: Equatable {
    case ignoresAssignment, beginsAtZero, forgetsDefault, isEager, forgetsFailedCalls
    /// Refuses a store that comes in this state, and throws no error.
    case ignores(State)
    /// Throws if a store comes in this state, and uses it all the same.
    case uses(State)
  }

  enum State {
    case open
    case assigned
    case usingAssigned
    case usingDefault
    /// As `usingDefault`, but each call has thrown so far, so that there is no id.
    case withoutId
  }

  private let makeDefault: () -> any KeyValueStore
  private let bug: Bug?
  private var state = State.open
  private var store: (any KeyValueStore)?

  init(_ makeDefault: @escaping () -> any KeyValueStore, _ bug: Bug? = nil) {
    self.makeDefault = makeDefault
    self.bug = bug
  }

  func use(_ store: any KeyValueStore) throws {
    if state == .open || bug == .uses(state) { self.store = store }
    guard state == .open else {
      if bug == .ignores(state) { return }
      throw TooLate()
    }
    state = .assigned
  }

  func nextReminderId() throws -> Int {
    let before = state
    settle()
    do {
      let id = try reminderId(after: store?.object(forKey: currentReminderId))
      store?.set(id, forKey: currentReminderId)
      return id
    } catch {
      if before == .open || before == .withoutId {
        state = bug == .forgetsFailedCalls ? .open : .withoutId
      }
      throw error
    }
  }

  private func settle() {
    switch state {
    case .assigned where bug == .ignoresAssignment: useDefault()
    case .assigned:
      if bug == .isEager { _ = makeDefault() }
      state = .usingAssigned
    case .open: useDefault()
    case .usingDefault where bug == .forgetsDefault: useDefault()
    case .withoutId: state = .usingDefault
    case .usingAssigned, .usingDefault: break
    }
  }

  private func useDefault() {
    store = makeDefault()
    if bug == .beginsAtZero { store?.set(nil, forKey: currentReminderId) }
    state = .usingDefault
  }
}

private struct TooLate: Error {}
