import DelegateModules
import Testing

struct DelegateTests {
  private let delegate = Delegate<Int, String>()
  private let target = Target("a")

  @Test func `a delegate that nobody has set answers nil`() {
    #expect(delegate(1) == nil)
    #expect(!delegate.isSet)
  }

  @Test func `the closure gets its target and the input`() {
    delegate.delegate(on: target) { target, number in "\(target.name)\(number)" }

    #expect(delegate(1) == "a1")
    #expect(delegate.isSet)
  }

  @Test func `the target is not kept alive`() {
    weak var gone: Target?
    do {
      let target = Target("b")
      gone = target
      delegate.delegate(on: target) { target, number in "\(target.name)\(number)" }
      #expect(delegate(1) == "b1")
    }

    #expect(gone == nil)
    #expect(delegate(1) == nil)
    #expect(!delegate.isSet)
  }

  @Test func `the last target answers alone`() {
    var calls: [String] = []
    let other = Target("b")
    delegate.delegate(on: target) { target, _ in
      calls.append(target.name)
      return ""
    }
    delegate.delegate(on: other) { target, _ in
      calls.append(target.name)
      return ""
    }

    delegate(1)

    #expect(calls == ["b"])
  }

  @Test func `a cleared delegate forgets its closure, and what that held`() {
    weak var gone: Target?
    do {
      let held = Target("held")
      gone = held
      delegate.delegate(on: target) { _, _ in held.name }
    }
    #expect(gone != nil)

    delegate.clear()

    #expect(gone == nil)
    #expect(delegate(1) == nil)
    #expect(!delegate.isSet)
  }

  @Test func `a delegate may be cleared by the closure that it calls`() {
    delegate.delegate(on: target) { [delegate] _, number in
      delegate.clear()
      return "\(number)"
    }

    #expect(delegate(1) == "1")
    #expect(delegate(2) == nil)
  }

  @Test func `without an input, the call needs none`() {
    let ask = Delegate<Void, String>()
    ask.delegate(on: target) { target, _ in target.name }

    #expect(ask() == "a")
  }

  @Test func `an optional output is one optional, not two`() {
    let ask = Delegate<Int, String?>()
    ask.delegate(on: target) { target, number in number == 0 ? nil : target.name }

    let answers = [ask(0), ask(1)]

    #expect("\(type(of: answers))" == "Array<Optional<String>>")
    #expect(answers == [nil, "a"])
  }

  @Test func `nor are there two without an input, and none without a target`() {
    let ask = Delegate<Void, String?>()
    ask.delegate(on: target) { target, _ in target.name }
    let answer = ask()
    ask.clear()
    let silence = ask()

    #expect("\(type(of: answer))" == "Optional<String>")
    #expect(answer == "a")
    #expect(silence == nil)
  }

  @Test func `an owner that names self inside the closure is let go`() {
    weak var gone: Screen?
    do {
      let screen = Screen()
      screen.listen()
      screen.changed(1)
      #expect(screen.shown == [1])
      gone = screen
    }

    #expect(gone == nil)
  }

  @Test func `a parameter that is not called self lets the outer self in, which leaks`() throws {
    weak var leaked: Screen?
    do {
      let screen = Screen()
      screen.listenWithALeak()
      leaked = screen
    }

    let screen = try #require(leaked)
    screen.changed.clear()
  }
}

/// A screen that owns the delegate that it listens to.
private final class Screen {
  let changed = Delegate<Int, Void>()
  private(set) var shown: [Int] = []

  func listen() {
    changed.delegate(on: self) { (self, number) in
      self.shown.append(number)
    }
  }

  func listenWithALeak() {
    changed.delegate(on: self) { _, number in
      self.shown.append(number)
    }
  }
}

private final class Target {
  let name: String
  init(_ name: String) { self.name = name }
}
