import Foundation
import ReminderStorage
import TestSupport
import Testing

/// What the widget's bug came from: an extension of every `UserDefaults`. It is in this file alone.
extension UserDefaults {
  fileprivate func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: object(forKey: currentReminderId))
    set(id, forKey: currentReminderId)
    return id
  }
}

/// An extension of every store, which is no better.
extension KeyValueStore {
  fileprivate func nextIdOfAnyStore() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: object(forKey: currentReminderId))
    set(id, forKey: currentReminderId)
    return id
  }
}

struct EveryDefaultsTests {
  @Test func `the widget's reminder gets an id that the app has used`() throws {
    try withTemporaryDefaults { shared throws in
      try withTemporaryDefaults { standard throws in
        let fromTheApp = try shared.nextReminderId()
        let fromTheWidget = try standard.nextReminderId()

        #expect(fromTheApp == 0)
        #expect(fromTheWidget == 0, "the same id again")
      }
    }
  }

  @Test func `with the shared defaults, the widget's reminder gets the next id`() throws {
    try withTemporaryDefaults { shared throws in
      let ids = try [shared.nextReminderId(), shared.nextReminderId()]

      #expect(ids == [0, 1])
    }
  }

  @Test func `on every store, the method also numbers the user's settings`() throws {
    let settings = FakeStore()

    #expect(try settings.nextIdOfAnyStore() == 0)
    #expect(settings.object(forKey: "currentReminderId") as? Int == 0)
  }
}
