// why: All observers write to one log, each line with the titles that the list had during the call.

import Testing

// Exercise 10.4: catch the skips
//
// When code skips a call, only a test that expects the call notices. Write tests for a list that
// calls its observers. Each test is run on a correct list, where it must pass, and on ten broken
// ones. Every broken one must make at least one test fail. This is what you have:
//
//     let list = makeList(observers: [spy])   an empty list
//     list.add("Pay rent")
//     list.remove("Pay rent")
//     list.titles                             the titles in the list, the oldest first
//
// The list calls `added` on each observer after it has stored a new title. It calls `removed` once
// on each observer for a removed title. If a title isn't in the list, `remove` changes nothing and
// calls nobody. You may change the spy. Compare whole arrays, because a broken list may leave one
// empty, and an index that is out of range ends the run.

extension CatchTheSkips {
  /// One observer writes to a log that all share, with the titles that it saw in the list.
  private final class Witness: ListObserver {
    let name: String
    let write: (String) -> Void

    init(_ name: String, _ write: @escaping (String) -> Void) {
      self.name = name
      self.write = write
    }

    func added(_ title: String) { write("\(name) +\(title)") }
    func removed(_ title: String) { write("\(name) -\(title)") }
  }

  @Test func `without observers`() {
    let list = makeList(observers: [])
    #expect(list.titles.isEmpty)
    list.add("Pay rent")
    list.add("Buy milk")
    #expect(list.titles == ["Pay rent", "Buy milk"])
    list.remove("Call mum")
    #expect(list.titles == ["Pay rent", "Buy milk"])
    list.remove("Pay rent")
    #expect(list.titles == ["Buy milk"])
  }

  @Test func `the whole story`() {
    var log: [String] = []
    var look: () -> [String] = { [] }
    let write = { (line: String) in log.append("\(line) \(look())") }
    let list = makeList(observers: [Witness("a", write), Witness("b", write)])
    look = { list.titles }

    list.add("x")
    list.add("y")
    list.remove("z")
    list.remove("x")
    list.remove("x")

    let lines = Set(log.filter { $0.hasPrefix("a +") || $0.hasPrefix("b +") })
    #expect(log.count == 6)
    #expect(
      lines == [
        #"a +x ["x"]"#, #"b +x ["x"]"#, #"a +y ["x", "y"]"#, #"b +y ["x", "y"]"#,
      ])
    #expect(log.filter { $0.hasPrefix("a -x") }.count == 1)
    #expect(log.filter { $0.hasPrefix("b -x") }.count == 1)
    #expect(list.titles == ["y"])
    look = { [] }
  }
}
