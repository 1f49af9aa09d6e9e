// with: -swift-version 6 -default-isolation MainActor
import PaginatedLoading

struct Note: Identifiable, Sendable {
  let id: Int
}

nonisolated struct Memo: Identifiable, Sendable {
  let id: Int
}

func show(_ notes: Pager<Note>) {}  // error: main actor-isolated conformance of 'Note'
func show(_ memos: Pager<Memo>) {}
