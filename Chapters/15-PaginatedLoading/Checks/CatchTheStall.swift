import ExerciseKit
import Testing

// The tests that you write in `YourCatchTheStallTests.swift` belong to this suite. Each is run on
// the right loader and on every broken one.
@MainActor
@Suite(.exercise("15.4"), .mutants(of: loaders)) struct CatchTheStall {
  /// Makes the loader to test.
  func makeLoader(source: any ReminderIdSource) -> any ReminderIdLoader {
    loaders.current(source)
  }
}

/// A loader, as your tests see it.
@MainActor
protocol ReminderIdLoader: AnyObject {
  /// The ids of the reminders so far.
  var reminderIds: [Int] { get }

  /// Loads the next page. Returns when it has come or failed, or at once without a request.
  func loadNext() async

  /// Removes all reminders, so that the next load begins at the first page.
  func reset()
}

/// A source of pages, which your tests pass to a loader.
@MainActor
protocol ReminderIdSource: AnyObject {
  /// Fetches the page after the reminder with the given id, or the first one for nil.
  func page(after lastId: Int?) async throws -> ReminderIdPage
}

/// A page of reminders' ids.
struct ReminderIdPage: Sendable {
  let ids: [Int]
  let hasNext: Bool
}

private let loaders = Subjects<@MainActor @Sendable (any ReminderIdSource) -> any ReminderIdLoader>(
  of: "loader",
  right: { TestedLoader(source: $0, flaw: nil) },
  mutants: [
    "puts a page in front of the ones before": { TestedLoader(source: $0, flaw: .prepends) },
    "never loads again after a failure on a later page": {
      TestedLoader(source: $0, flaw: .stallsOnALaterPage)
    },
    "never loads again after a failure on the first page": {
      TestedLoader(source: $0, flaw: .stallsOnTheFirstPage)
    },
    "throws its reminders away after a failure": {
      TestedLoader(source: $0, flaw: .emptiesAfterAFailure)
    },
    "requests the first page again after a failure": {
      TestedLoader(source: $0, flaw: .startsOverAfterAFailure)
    },
    "makes a request while a page is on its way": {
      TestedLoader(source: $0, flaw: .ignoresTheLoad)
    },
    "makes requests after the last page": { TestedLoader(source: $0, flaw: .ignoresTheEnd) },
    "makes requests after an empty page": { TestedLoader(source: $0, flaw: .believesAnEmptyPage) },
    "appends a page that was requested before a reset": {
      TestedLoader(source: $0, flaw: .acceptsLatePages)
    },
    "can't load after a reset until the old page has come": {
      TestedLoader(source: $0, flaw: .keepsTheLoadOnReset)
    },
    "keeps its reminders on a reset": { TestedLoader(source: $0, flaw: .keepsRemindersOnReset) },
    "keeps its last id on a reset": { TestedLoader(source: $0, flaw: .keepsTheIdOnReset) },
    "loads nothing after a reset of a full list": {
      TestedLoader(source: $0, flaw: .keepsTheEndOnReset)
    },
  ])

@MainActor
private final class TestedLoader: ReminderIdLoader, nonisolated Sealed {
  enum Flaw {
    case prepends
    case stallsOnALaterPage
    case stallsOnTheFirstPage
    case emptiesAfterAFailure
    case startsOverAfterAFailure
    case ignoresTheLoad
    case ignoresTheEnd
    case believesAnEmptyPage
    case acceptsLatePages
    case keepsTheLoadOnReset
    case keepsRemindersOnReset
    case keepsTheIdOnReset
    case keepsTheEndOnReset
  }

  private final class Load {}

  private let source: any ReminderIdSource
  private let flaw: Flaw?
  private var load: Load?
  private var lastId: Int?
  private var hasNext = true
  private var resets = 0
  private(set) var reminderIds: [Int] = []

  init(source: any ReminderIdSource, flaw: Flaw?) {
    self.source = source
    self.flaw = flaw
  }

  func loadNext() async {
    guard hasNext, load == nil || flaw == .ignoresTheLoad else { return }
    let load = Load()
    let resetsBefore = resets
    self.load = load
    let page = try? await source.page(after: lastId)
    let isCurrent = resets == resetsBefore
    if let page, isCurrent || flaw == .acceptsLatePages { append(page) }
    if page == nil, isCurrent { fail() }
    if self.load === load, page != nil || !isStalled { self.load = nil }
  }

  func reset() {
    resets += 1
    if flaw != .keepsRemindersOnReset { reminderIds = [] }
    if flaw != .keepsTheIdOnReset { lastId = nil }
    if flaw != .keepsTheEndOnReset { hasNext = true }
    if flaw != .keepsTheLoadOnReset { load = nil }
  }

  private func append(_ page: ReminderIdPage) {
    reminderIds = flaw == .prepends ? page.ids + reminderIds : reminderIds + page.ids
    lastId = page.ids.last ?? lastId
    hasNext =
      (page.hasNext || flaw == .ignoresTheEnd)
      && (!page.ids.isEmpty || flaw == .believesAnEmptyPage)
  }

  private func fail() {
    if flaw == .emptiesAfterAFailure { reminderIds = [] }
    if flaw == .startsOverAfterAFailure { lastId = nil }
  }

  private var isStalled: Bool {
    flaw == (lastId == nil ? .stallsOnTheFirstPage : .stallsOnALaterPage)
  }
}
