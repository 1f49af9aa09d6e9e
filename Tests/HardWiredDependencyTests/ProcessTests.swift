import Foundation
import TestSupport
import Testing

/// What a process of its own keeps to itself, and what it shares.
@Suite(.aloneWithStandardDefaults) struct ProcessTests {
  @Test func `a registered default is seen in its own process alone`() async {
    await #expect(processExitsWith: .success) {
      UserDefaults.standard.register(defaults: ["ofOneProcess": 41])
      #expect(UserDefaults.standard.integer(forKey: "ofOneProcess") == 41)
    }

    #expect(UserDefaults.standard.object(forKey: "ofOneProcess") == nil)
  }

  // On macOS it's the other way round: a service of the system, `cfprefsd`, keeps what is stored, and
  // the processes of a domain share it. On Linux each process keeps it in memory until `synchronize()`.
  #if os(Linux)
    @Test func `on Linux a stored value is seen in its own process alone`() async throws {
      let ceremony = try Ceremony.begin()
      defer { ceremony.end() }

      await #expect(processExitsWith: .success) {
        UserDefaults.standard.set(41, forKey: "currentReminderId")
      }

      #expect(UserDefaults.standard.object(forKey: "currentReminderId") == nil)
    }
  #endif
}
