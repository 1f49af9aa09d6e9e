import ExerciseKit
import Foundation
import Testing

@testable import AmbientContextExercises

@Suite(.exercise("4.2")) struct PredictTheContext {
  private let predicted = PredictedLists()

  @Test func `async let`() async {
    let list = await Reminders.$list.withValue(.work) {
      async let child = Reminders.list
      return await child
    }
    expect(
      predicted.asyncLet, toBe: list,
      because: "async let starts a child task; whose values does a child have?")
  }

  @Test func `a task group`() async {
    let list = await Reminders.$list.withValue(.work) {
      await withTaskGroup { group in
        group.addTask { Reminders.list }
        return await group.next() ?? .inbox
      }
    }
    expect(
      predicted.taskGroup, toBe: list,
      because: "a task in a group is a child task, as with async let")
  }

  @Test func `a detached task`() async {
    let list = await Reminders.$list.withValue(.work) {
      await Task.detached { Reminders.list }.value
    }
    expect(
      predicted.detachedTask, toBe: list,
      because: "a detached task has no parent; where could it get a value from?")
  }

  @Test func `a task that is awaited elsewhere`() async {
    let task = Reminders.$list.withValue(.work) {
      Task { Reminders.list }
    }
    let list = await Reminders.$list.withValue(.home) {
      await task.value
    }
    expect(
      predicted.taskAwaitedElsewhere, toBe: list,
      because: "Task { } copies the values when it is created; awaiting it changes nothing")
  }

  @Test func `a queue that runs its block later`() async {
    let list = await Reminders.$list.withValue(.work) {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Reminders.list) }
      }
    }
    expect(
      predicted.queueAsync, toBe: list,
      because: "async runs the block later on a thread of the queue, outside of every task")
  }

  @Test func `a queue that runs its block at once`() {
    let list = Reminders.$list.withValue(.work) {
      DispatchQueue(label: "reminders").sync { Reminders.list }
    }
    expect(
      predicted.queueSync, toBe: list,
      because: "the caller waits for sync; which thread does sync run its block on?")
  }

  @Test func `a closure that is called elsewhere`() {
    let closure = Reminders.$list.withValue(.work) {
      { Reminders.list }
    }
    let list = Reminders.$list.withValue(.home) {
      closure()
    }
    expect(
      predicted.closureCalledElsewhere, toBe: list,
      because: "a closure captures variables but no task-local value, which is read at the call")
  }

  @Test func `after an error`() {
    let list = Reminders.$list.withValue(.work) {
      try? Reminders.$list.withValue(.home) { throw CancellationError() }
      return Reminders.list
    }
    expect(
      predicted.afterAnError, toBe: list,
      because: "the error ended the inner scope; which scope is the line in?")
  }
}

private enum Reminders {
  @TaskLocal static var list = List.inbox
}
