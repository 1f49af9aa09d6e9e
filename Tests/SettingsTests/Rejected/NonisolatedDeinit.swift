// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
final class LeasedIds {
  private let giveBack: () -> Void

  init(giveBack: @escaping () -> Void) {
    self.giveBack = giveBack
  }

  deinit { giveBack() }  // error: from nonisolated deinit
}

nonisolated final class BackgroundLeasedIds {
  private let giveBack: () -> Void

  init(giveBack: @escaping () -> Void) {
    self.giveBack = giveBack
  }

  deinit { giveBack() }
}

@MainActor final class ScreenLeasedIds {
  private let giveBack: () -> Void

  init(giveBack: @escaping () -> Void) {
    self.giveBack = giveBack
  }

  isolated deinit { giveBack() }
}
