import DispatchSafety
import Testing

struct ReminderObserverTests {
  @Test func `an observer is told about a new reminder`() {
    let spy = ObserverSpy()
    let observer: any ReminderObserver = spy

    observer.reminderAdded("Water the plants")

    #expect(spy.titles == ["Water the plants"])
  }

  @Test func `a misspelled optional method is never called`() {
    let spy = MisspelledSpy()
    let observer: any ReminderObserver = spy

    observer.reminderAdded("Water the plants")

    #expect(spy.titles.isEmpty, "the default ran, and did nothing")
  }

  @Test func `an extension with a less similar name compiles without a warning`() {
    let spy = UnlikeSpy()
    let observer: any ReminderObserver = spy

    observer.reminderAdded("Water the plants")

    #expect(spy.titles.isEmpty, "this compiled, with warnings as errors, and is never called")
  }

  @Test func `a handler is called with a new reminder`() {
    var titles: [String] = []
    let handlers = ReminderHandlers(reminderAdded: { titles.append($0) })

    handlers.reminderAdded?("Water the plants")

    #expect(titles == ["Water the plants"])
  }

  @Test func `handlers keep alive what their closure captures, unless it captures it weakly`() {
    func makeHandlers(isWeak: Bool) -> (handlers: ReminderHandlers, spy: () -> ObserverSpy?) {
      let spy = ObserverSpy()
      let handlers =
        isWeak
        ? ReminderHandlers { [weak spy] title in spy?.reminderAdded(title) }
        : ReminderHandlers { title in spy.reminderAdded(title) }
      return (handlers, { [weak spy] in spy })
    }

    let strong = makeHandlers(isWeak: false)
    let weak = makeHandlers(isWeak: true)

    withExtendedLifetime((strong.handlers, weak.handlers)) {
      #expect(strong.spy() != nil)
      #expect(weak.spy() == nil)
    }
  }

  @Test func `a handler that is nil is skipped`() {
    let handlers = ReminderHandlers(reminderAdded: nil)

    let answer: Void? = handlers.reminderAdded?("Water the plants")

    #expect(answer == nil, "nothing ran")
  }
}

/// A spy: it records its calls, so that a test can check them afterwards.
private final class ObserverSpy: ReminderObserver {
  private(set) var titles: [String] = []

  func reminderAdded(_ title: String) { titles.append(title) }
}

private final class MisspelledSpy: ReminderObserver {
  private(set) var titles: [String] = []

  func reminderWasAdded(_ title: String) { titles.append(title) }
}

private final class UnlikeSpy {
  private(set) var titles: [String] = []
}

extension UnlikeSpy: ReminderObserver {
  func didAdd(_ title: String) { titles.append(title) }
}
