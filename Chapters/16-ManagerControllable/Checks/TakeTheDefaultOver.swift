import ExerciseKit
import Testing

@testable import ManagerControllableExercises

@Suite(.exercise("16.2")) struct TakeTheDefaultOver {
  @Test func `conforming is enough`() {
    #expect(
      manager(of: Plain()) as? HistoryManager === HistoryManager.default,
      "a type that only conforms must get HistoryManager.default")
    #expect(
      Plain().summary == "2 done, last: Call home",
      "a type that only conforms must sum up what HistoryManager.default knows")
  }

  @Test func `a type's own manager is found through the protocol`() {
    let history = HistoryStub(["Water the plants"])
    #expect(
      manager(of: Bringing(historyManager: history)) as? HistoryStub === history,
      "through the protocol, a type's own historyManager was passed by; is it a requirement?")
  }

  @Test func `the summary is of the type's own manager`() {
    let bringing = Bringing(historyManager: HistoryStub(["Water the plants"]))
    #expect(
      bringing.summary == "1 done, last: Water the plants",
      "a type brought a history of its own, and the summary asked the shared one")
  }

  @Test func `a history of its own can be empty`() {
    let bringing = Bringing(historyManager: HistoryStub([]))
    #expect(
      bringing.summary == "nothing done",
      "the type's own history is empty, and the summary found something done")
  }

  @Test func `a reminder that was done twice counts twice`() {
    let bringing = Bringing(historyManager: HistoryStub(["A", "B", "A"]))
    #expect(
      bringing.summary == "3 done, last: A",
      "A, B and A were done, and the summary says \"\(bringing.summary)\"")
  }

  @Test func `a reminder without a title counts`() {
    let bringing = Bringing(historyManager: HistoryStub([""]))
    #expect(
      bringing.summary == "1 done, last: ",
      "a reminder with an empty title was done, and the summary says \"\(bringing.summary)\"")
  }

  @Test func `two types with two managers stay apart`() {
    let mine = HistoryStub(["A"])
    let yours = HistoryStub(["B", "C"])
    let first = Bringing(historyManager: mine)
    let second = Bringing(historyManager: yours)
    var summaries = [first.summary, second.summary]
    mine.doneTitles.append("D")
    summaries += [first.summary, second.summary]
    #expect(
      summaries == ["1 done, last: A", "2 done, last: C", "2 done, last: D", "2 done, last: C"],
      "each type brought its own history, and a summary was not of what it held just then")
  }

  /// Asks as code does that knows nothing but the protocol.
  private func manager(of controllable: some HistoryManagerControllable) -> any HistoryManageable {
    controllable.historyManager
  }
}

private struct Plain: HistoryManagerControllable {}

private struct Bringing: HistoryManagerControllable {
  let historyManager: any HistoryManageable
}

private final class HistoryStub: HistoryManageable {
  var doneTitles: [String]

  init(_ doneTitles: [String]) { self.doneTitles = doneTitles }
}
