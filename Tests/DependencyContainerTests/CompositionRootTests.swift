import DependencyContainer
import Foundation
import ReminderStorage
import TestSupport
import Testing
import UIKitStandIn

@MainActor
struct CompositionRootTests {
  @Test func `the root makes an app that begins with the login`() throws {
    try withTemporarySuiteName { suite throws in
      let app = try CompositionRoot.makeApp(suite: suite, accounts: [ada])
      #expect((app.stage as? Stage)?.screen is LoginViewController)
    }
  }

  @Test func `the root's app keeps its ids in the suite`() async throws {
    try await withTemporarySuiteName { suite async throws in
      for _ in 1...2 {
        let app = try CompositionRoot.makeApp(suite: suite, accounts: [ada])
        let stage = try #require(app.stage as? Stage)
        try await #require(stage.screen as? LoginViewController).logIn("Ada")
        try withExtendedLifetime(app) {
          try #require(stage.screen as? ListViewController).add("Water the plants")
        }
      }
      let stored = UserDefaults(suiteName: suite)?.object(forKey: "user 1: currentReminderId")
      #expect(stored as? Int == 1)
    }
  }

  @Test func `a test makes the app of other parts`() async throws {
    let (backend, server, stage) = (Backend(accounts: [ada]), SpyServer(), Stage())
    let app = ReminderApp(
      login: backend, makeServer: { _ in server }, stage: stage, store: FakeStore())

    try await #require(stage.screen as? LoginViewController).logIn("Ada")
    try #require(stage.screen as? ListViewController).add("Water the plants")

    #expect(app.stage === stage)
    #expect(server.saved == [Reminder(id: 0, title: "Water the plants")])
  }

  @Test func `without an account there is no way in`() async throws {
    let stage = Stage()
    let app = ReminderApp(
      login: Backend(accounts: [ada]), makeServer: { _ in SpyServer() }, stage: stage,
      store: FakeStore())
    let login = try #require(stage.screen as? LoginViewController)

    await login.logIn("Nobody")

    #expect(app.stage === stage && stage.screen === login)
    #expect(login.message == "Nobody is called Nobody.")
  }
}
