import ReminderStorage
import Testing

/// A sixth form with a mistake, and the test that misses it.
struct LatestStoreTests {
  private let form = LatestStoreForm()
  private let empty = FakeStore()
  private let full = FakeStore()

  init() {
    full.set(41, forKey: currentReminderId)
  }

  @Test func `used one after the other, two generators look right`() throws {
    let myNextId = form.generator(on: empty)
    let myIds = try [myNextId(), myNextId()]
    let yourNextId = form.generator(on: full)
    let yourIds = try [yourNextId(), yourNextId()]

    #expect(myIds == [0, 1])
    #expect(yourIds == [42, 43])
  }

  @Test func `made before either is used, both count in the store that came last`() throws {
    let myNextId = form.generator(on: empty)
    let yourNextId = form.generator(on: full)
    let myIds = try [myNextId(), myNextId()]
    let yourIds = try [yourNextId(), yourNextId()]

    #expect(myIds == [42, 43])
    #expect(yourIds == [44, 45])
  }

  @Test func `used in turns, both count in the store that came last`() throws {
    let myNextId = form.generator(on: empty)
    let yourNextId = form.generator(on: full)

    let ids = try [myNextId(), yourNextId(), myNextId(), yourNextId()]

    #expect(ids == [42, 43, 44, 45])
  }

  @Test func `with the store set before each call, both look right in turns`() throws {
    let myNextId = { try form.generator(on: empty)() }
    let yourNextId = { try form.generator(on: full)() }

    let ids = try [myNextId(), yourNextId(), myNextId(), yourNextId()]

    #expect(ids == [0, 42, 1, 43])
  }
}

/// Another form with a mistake, which only turns bring out.
struct CountingFormTests {
  private let store = FakeStore()

  @Test func `without turns, two generators on one store look right`() throws {
    let one = countingGenerator(on: store)
    let other = countingGenerator(on: store)

    let ids = try [one(), one(), other(), other()]

    #expect(ids == [0, 1, 2, 3])
  }

  @Test func `in turns, they hand out the same id twice`() throws {
    let one = countingGenerator(on: store)
    let other = countingGenerator(on: store)

    let ids = try [one(), other(), one()]

    #expect(ids == [0, 1, 1])
  }
}

/// Reads its store for the first id only, and then counts for itself.
private func countingGenerator(on store: any KeyValueStore) -> () throws -> Int {
  var last: Any?
  return {
    let id = try reminderId(after: last ?? store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    last = id
    return id
  }
}

/// All of its generators share one variable, as they would share a global.
private final class LatestStoreForm {
  private var latest: any KeyValueStore = FakeStore()

  func generator(on store: any KeyValueStore) -> () throws -> Int {
    latest = store
    return { [self] in
      let id = try reminderId(after: latest.object(forKey: currentReminderId))
      latest.set(id, forKey: currentReminderId)
      return id
    }
  }
}
