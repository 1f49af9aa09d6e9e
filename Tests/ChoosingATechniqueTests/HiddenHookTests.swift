import Foundation
import ReminderStorage
import Testing

@testable import ChoosingATechnique

struct HiddenHookTests {
  private let fake = FakeStore()

  @Test func `a test reaches the internal hook by a testable import`() throws {
    let generator = InternalHookGenerator(store: fake)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
    #expect(fake.object(forKey: currentReminderId) as? Int == 1)
  }

  @Test func `without the hook it reads the user's own defaults`() async {
    await #expect(processExitsWith: .success) {
      UserDefaults.standard.setVolatileDomain(
        [currentReminderId: "seven"], forName: UserDefaults.argumentDomain)

      #expect(throws: ReminderIdError.self) { try InternalHookGenerator().nextReminderId() }
      #expect(throws: ReminderIdError.self) { try PackageHookGenerator().nextReminderId() }
    }
  }
}
