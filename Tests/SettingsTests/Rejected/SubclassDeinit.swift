// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
class DraftIds {
  init() {}
}

final class LeasedDraftIds: DraftIds {
  deinit {}  // error: different actor isolation
}

@MainActor class ScreenIds {
  init() {}
}

@MainActor final class LeasedScreenIds: ScreenIds {
  isolated deinit {}
}

class CountedIds {
  init() {}

  deinit {}
}

final class LeasedCountedIds: CountedIds {
  deinit {}
}
