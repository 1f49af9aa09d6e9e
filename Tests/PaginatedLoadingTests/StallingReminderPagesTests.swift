import PaginatedLoading
import Testing

/// The bugs that remain when the talk's loading is translated to `async`.
///
/// Each test has a counterpart in `PagerTests`.
@MainActor
struct StallingReminderPagesTests {
  private let source = ScriptedSource<Reminder>()
  private let pages: StallingReminderPages

  init() {
    pages = StallingReminderPages(source: source)
  }

  @Test func `with async, too, a failure on the second page stalls the list`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.fail()

    for _ in 1...100 { await pages.loadNext() }

    #expect(source.requests == [nil, 2], "after the failure there is no other request")
    #expect(pages.isLoading, "the flag is set, but nothing is on its way")
  }

  @Test func `with async, too, a failure on the first page does not`() async {
    source.fail()
    source.answer(reminders(1...2), hasNext: true)

    for _ in 1...2 { await pages.loadNext() }

    #expect(pages.data == reminders(1...2))
  }

  @Test func `with async, too, an empty page starts the list again`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer([], hasNext: true)
    source.answer(reminders(1...2), hasNext: true)

    for _ in 1...3 { await pages.loadNext() }

    #expect(pages.data == reminders(1...2) + reminders(1...2))
  }
}
