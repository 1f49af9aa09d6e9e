import PaginatedLoading
import Testing

/// What is wrong with the version that has been copied widely.
///
/// Each test has its counterpart, on the version that is right, in `ReminderPagesTests`.
@MainActor
struct StallingReminderPagesTests {
  private let source = ScriptedSource<Reminder>()
  private let pages: StallingReminderPages

  init() {
    pages = StallingReminderPages(source: source)
  }

  @Test func `a failure on the second page stalls it for good`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.fail()

    for _ in 1...100 { await pages.loadNext() }

    #expect(source.requests == [nil, 2], "after the failure, nobody is asked again")
    #expect(pages.isLoading, "it claims to load, and nothing is on its way")
  }

  @Test func `a failure on the first page does not, so nobody notices at the desk`() async {
    source.fail()
    source.answer(reminders(1...2), hasNext: true)

    for _ in 1...2 { await pages.loadNext() }

    #expect(pages.data == reminders(1...2))
  }

  @Test func `an empty page begins the list again`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer([], hasNext: true)
    source.answer(reminders(1...2), hasNext: true)

    for _ in 1...3 { await pages.loadNext() }

    #expect(pages.data == reminders(1...2) + reminders(1...2))
  }
}
