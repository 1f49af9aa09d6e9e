import ExerciseKit
import Testing

@testable import DelegateModulesExercises

@Suite(.exercise("17.2")) struct WriteTheDelegate {
  @Test func `the closure gets its target and the input`() {
    let listening = Listening<Int, String>()
    let list = List("home")
    listening.listen(on: list) { list, number in "\(list.name) \(number)" }
    let answers = [listening.call(1), listening.call(2)]
    #expect(
      answers == ["home 1", "home 2"],
      """
      the target is home, and 1 and 2 were the inputs; the answers must be home 1 and home 2, not \
      \(answers.map { $0 ?? "nobody" })
      """)
    withExtendedLifetime(list) {}
  }

  @Test func `two places have two targets`() {
    let (mine, yours) = (Listening<Int, String>(), Listening<Int, String>())
    let (home, work) = (List("home"), List("work"))
    mine.listen(on: home) { list, number in "\(list.name) \(number)" }
    yours.listen(on: work) { list, number in "\(list.name) \(number)" }
    let answers = [mine.call(1), yours.call(2), mine.call(3)]
    #expect(
      answers == ["home 1", "work 2", "home 3"],
      """
      two places, for home and for work, were called in turn with 1, 2 and 3; they must answer \
      home 1, work 2 and home 3, not \(answers.map { $0 ?? "nobody" })
      """)
    withExtendedLifetime((home, work)) {}
  }

  @Test func `the target is not kept alive`() {
    let listening = Listening<Int, String>()
    weak var gone: List?
    do {
      let list = List("home")
      gone = list
      listening.listen(on: list) { list, _ in list.name }
      _ = listening.call(1)
    }
    #expect(gone == nil, "nobody else holds the target, yet it is still there: you keep it alive")
  }

  @Test func `a target that is gone does not answer`() {
    let listening = Listening<Int, String>()
    var calls = 0
    do {
      let list = List("home")
      listening.listen(on: list) { _, _ in
        calls += 1
        return "answered"
      }
      withExtendedLifetime(list) { _ = listening.call(1) }
    }
    #expect(listening.call(2) == nil, "the target is gone, and something still answered")
    #expect(calls <= 1, "the target is gone, and its closure was called all the same")
  }

  @Test func `it says whether a call would be answered`() {
    let listening = Listening<Int, String>()
    #expect(!listening.isSet, "nothing was set yet, but isSet says so")
    do {
      let list = List("home")
      listening.listen(on: list) { list, _ in list.name }
      #expect(listening.isSet, "a closure is set and its target is there, but isSet is false")
      withExtendedLifetime(list) {}
    }
    #expect(!listening.isSet, "the target is gone, so no call would be answered; isSet is true")
  }

  @Test func `the last closure replaces the one before`() {
    let listening = Listening<Int, String>()
    let (home, work) = (List("home"), List("work"))
    var called: [String] = []
    for (round, list) in [home, work, work].enumerated() {
      listening.listen(on: list) { list, _ in
        called.append("\(list.name), closure \(round + 1)")
        return list.name
      }
    }
    let answer = listening.call(1)
    #expect(
      answer == "work", "closures were set for home, work and work; the last one must answer")
    #expect(
      called == ["work, closure 3"],
      "closures were set for home, work and work; the last one alone must be called")
    withExtendedLifetime((home, work)) {}
  }

  @Test func `a replaced target does not come back`() {
    let listening = Listening<Int, String>()
    let home = List("home")
    listening.listen(on: home) { list, _ in list.name }
    do {
      let work = List("work")
      listening.listen(on: work) { list, _ in list.name }
      withExtendedLifetime(work) {}
    }
    #expect(
      listening.call(1) == nil,
      "work took the place of home and is gone; home must not answer again")
    #expect(
      !listening.isSet,
      "work took the place of home and is gone, so no call would be answered; isSet is true")
    withExtendedLifetime(home) {}
  }

  @Test func `a closure may set the next one`() {
    let listening = Listening<Int, String>()
    let (home, work) = (List("home"), List("work"))
    listening.listen(on: home) { [unowned listening] list, _ in
      listening.listen(on: work) { list, _ in list.name }
      return list.name
    }
    let answers = [listening.call(1), listening.call(2)]
    #expect(
      answers == ["home", "work"],
      "while home answered the first call, work was set; it must answer the second one")
    withExtendedLifetime((home, work)) {}
  }

  @Test func `a closure may call again`() {
    let listening = Listening<Int, String>()
    let list = List("home")
    listening.listen(on: list) { [unowned listening] list, number in
      number == 0 ? list.name : "\(number), \(listening.call(number - 1) ?? "nobody")"
    }
    let answer = listening.call(2)
    #expect(
      answer == "2, 1, home",
      """
      home calls again with 1 and 0 while it answers 2; "2, 1, home" was due, not \
      "\(answer ?? "nobody")"
      """)
    withExtendedLifetime(list) {}
  }

  @Test func `the same input is asked each time`() {
    let listening = Listening<Int, Int>()
    let list = List("home")
    var calls = 0
    listening.listen(on: list) { _, _ in
      calls += 1
      return calls
    }
    let answers = [listening.call(7), listening.call(7)]
    #expect(
      answers == [1, 2],
      """
      the closure counts its calls and was called with 7 twice; its answers came out as \
      \(answers.map { $0 ?? 0 }), not [1, 2]
      """)
    withExtendedLifetime(list) {}
  }

  @Test func `what a replaced closure held is let go`() {
    let listening = Listening<Int, String>()
    let home = List("home")
    weak var gone: List?
    do {
      let held = List("held")
      gone = held
      listening.listen(on: home) { _, _ in held.name }
    }
    listening.listen(on: home) { list, _ in list.name }
    #expect(gone == nil, "the first closure was replaced, and is still kept somewhere")
    withExtendedLifetime(home) {}
  }
}

private final class List {
  let name: String
  init(_ name: String) { self.name = name }
}
