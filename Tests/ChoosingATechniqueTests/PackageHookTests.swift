import ChoosingATechnique
import ReminderStorage
import Testing

/// The import above is a plain one: what is `package` is open to each target of the package.
struct PackageHookTests {
  private let fake = FakeStore()

  @Test func `a test of the same package reaches the hook by a plain import`() throws {
    let generator = PackageHookGenerator(store: fake)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
    #expect(fake.object(forKey: currentReminderId) as? Int == 1)
  }
}
