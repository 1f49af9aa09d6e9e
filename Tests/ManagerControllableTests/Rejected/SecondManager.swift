import Synchronization

final class OnlyTokenManager: Sendable {
  static let `default` = OnlyTokenManager()

  private let stored = Mutex<String?>(nil)

  private init() {}
}

func aTest() {
  _ = OnlyTokenManager()  // error: 'OnlyTokenManager' initializer is inaccessible due to 'private'
}
