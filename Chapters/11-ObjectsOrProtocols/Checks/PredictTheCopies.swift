import ExerciseKit
import Testing

@testable import ObjectsOrProtocolsExercises

@Suite(.exercise("11.1")) struct PredictTheCopies {
  private let predicted = PredictedCopies()

  @Test func `an object`() {
    let one = ObjectCounter()
    let other = one
    _ = one.next()
    expect(
      predicted.object, toBe: other.next(),
      because: "how many objects did `ObjectCounter()` make, and how many names does it have?")
  }

  @Test func `a value`() {
    var one = ValueCounter()
    var other = one
    _ = one.next()
    expect(
      predicted.value, toBe: other.next(),
      because: "`last` is a part of the value, so what does `var other = one` do with it?")
  }

  @Test func `a value that holds an object`() {
    let one = HoldingCounter()
    let other = one
    _ = one.next()
    expect(
      predicted.holder, toBe: other.next(),
      because: "copying the struct copies its property, which is a reference to an object")
  }

  @Test func `two values that hold an object each`() {
    let one = HoldingCounter()
    let other = HoldingCounter()
    _ = one.next()
    expect(
      predicted.twoHolders, toBe: other.next(),
      because: "the property has an initial value; how often does `ObjectCounter()` run here?")
  }

  @Test func `a value behind the protocol`() {
    var one: any Counter = ValueCounter()
    var other = one
    _ = one.next()
    expect(
      predicted.valueBehindTheProtocol, toBe: other.next(),
      because: "an `any Counter` that holds a struct is copied as that struct is")
  }

  @Test func `the end of one copy`() {
    let end = End()
    var one: HoldingCounter? = HoldingCounter(end)
    let other = one
    one = nil
    let isGone = end.isReached
    withExtendedLifetime((one, other)) {}
    expect(
      predicted.isGoneAfterOne, toBe: isGone,
      because: "an object ends when nothing holds it any more; does the other copy hold it?")
  }

  @Test func `what the protocol tells`() {
    expect(
      predicted.protocolTells, toBe: false,
      because: "an object, a value and a holder all conform; which requirement tells them apart?")
  }
}

// The exercise's types, with one addition: a counter tells its `End` when it goes.

private protocol Counter {
  mutating func next() -> Int
}

private final class End {
  var isReached = false
}

private final class ObjectCounter: Counter {
  private var last = 0
  private let end: End

  init(_ end: End = End()) {
    self.end = end
  }

  deinit { end.isReached = true }

  func next() -> Int {
    last += 1
    return last
  }
}

private struct ValueCounter: Counter {
  private var last = 0

  mutating func next() -> Int {
    last += 1
    return last
  }
}

private struct HoldingCounter: Counter {
  private let counter: ObjectCounter

  init(_ end: End = End()) {
    counter = ObjectCounter(end)
  }

  func next() -> Int { counter.next() }
}
