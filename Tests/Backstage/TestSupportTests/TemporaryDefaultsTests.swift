import Foundation
import TestSupport
import Testing

@Suite struct TemporaryDefaultsTests {
  @Test func `what a suite stores vanishes, also after other suites are saved`() throws {
    let folder = try withTemporarySuiteName { name in
      let defaults = try #require(UserDefaults(suiteName: name))
      defaults.set(41, forKey: "currentReminderId")
      return URL(filePath: name).deletingLastPathComponent()
    }

    try withTemporaryDefaults { other in
      other.set(7, forKey: "currentReminderId")
      _ = other.synchronize()
    }

    #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }
}
