import AmbientContext
import Testing

struct RequestLogTests {
  private let lines = Lines()

  @Test func `a line from the deepest layer carries the request's id`() async {
    let imported = await RequestLog.$write.withValue(lines.add) {
      await ImportEndpoint().handle(requestID: "7f3a", titles: ["Water the plants", ""])
    }

    #expect(imported == 1)
    #expect(lines.all == ["[7f3a] importing 2 titles", "[7f3a] refused an empty title"])
  }

  @Test func `twenty requests at once, and each line knows which one it belongs to`() async {
    await RequestLog.$write.withValue(lines.add) {
      await withTaskGroup { group in
        for id in 1...20 {
          group.addTask {
            _ = await ImportEndpoint().handle(
              requestID: "\(id)", titles: Array(repeating: "", count: id))
          }
        }
      }
    }

    for id in 1...20 {
      let refused = lines.all.count { $0 == "[\(id)] refused an empty title" }
      #expect(refused == id, "request \(id) had \(id) empty titles")
    }
  }

  @Test func `outside of a request there is no id`() {
    RequestLog.$write.withValue(lines.add) { RequestLog.info("started") }

    #expect(lines.all == ["[-] started"])
  }

  @Test func `work that leaves the task loses the id`() async {
    await RequestLog.$write.withValue(lines.add) {
      await RequestLog.$requestID.withValue("7f3a") {
        await Task.detached { [lines] in
          RequestLog.$write.withValue(lines.add) { RequestLog.info("cleaning up") }
        }.value
      }
    }

    #expect(lines.all == ["[-] cleaning up"])
  }

  @Test func `passed by hand, the id is in each signature, and one body uses it`() {
    let imported = PassedImportEndpoint(write: lines.add)
      .handle(requestID: "7f3a", titles: ["Water the plants", ""])

    #expect(imported == 1)
    #expect(lines.all == ["[7f3a] refused an empty title"])
  }
}

// The same three layers without a context: the id and the log go through all of them. Titles are
// checked one after the other, because nothing here is about tasks.

private struct PassedImportEndpoint {
  let write: (String) -> Void

  func handle(requestID: String, titles: [String]) -> Int {
    PassedReminderImporter(rule: PassedTitleRule(write: write)).add(titles, requestID: requestID)
  }
}

private struct PassedReminderImporter {
  let rule: PassedTitleRule

  func add(_ titles: [String], requestID: String) -> Int {
    titles.count { rule.accepts($0, requestID: requestID) }
  }
}

private struct PassedTitleRule {
  let write: (String) -> Void

  func accepts(_ title: String, requestID: String) -> Bool {
    if title.isEmpty { write("[\(requestID)] refused an empty title") }
    return !title.isEmpty
  }
}
