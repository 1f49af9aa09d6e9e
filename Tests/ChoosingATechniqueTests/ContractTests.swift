import ReminderStorage
import Testing

/// What `nextReminderId` promises, checked for each form on a fake and on a real `UserDefaults`.
struct ContractTests {
  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `the first id is zero`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      let id = try form.generator(on: given)()

      #expect(id == 0)
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `the id after 41 is 42`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      given.store.set(41, forKey: currentReminderId)

      let id = try form.generator(on: given)()

      #expect(id == 42)
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `an id takes one write`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      let spy = Spy()

      let id = try form.generator(on: given.recorded(by: spy))()

      #expect(spy.events == ["stored \(id)"])
      #expect(given.lastId == "\(id)")
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `a text is reported and stays`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      given.store.set("seven", forKey: currentReminderId)
      let nextReminderId = form.generator(on: given)

      let error = #expect(throws: ReminderIdError.self) { try nextReminderId() }

      #expect(error != .exhausted(key: currentReminderId))
      #expect(given.lastId == "seven")
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `a generator goes on after an error`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      given.store.set("seven", forKey: currentReminderId)
      let nextReminderId = form.generator(on: given)
      #expect(throws: ReminderIdError.self) { try nextReminderId() }
      given.store.set(41, forKey: currentReminderId)

      let id = try nextReminderId()

      #expect(id == 42)
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `the largest id is the last one`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      given.store.set(Int.max, forKey: currentReminderId)
      let nextReminderId = form.generator(on: given)

      #expect(throws: ReminderIdError.exhausted(key: currentReminderId)) { try nextReminderId() }
      #expect(given.lastId == "\(Int.max)")
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `two generators with two stores count apart`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { mine in
      try kind.withStore { yours in
        yours.store.set(41, forKey: currentReminderId)
        let myNextId = form.generator(on: mine)
        let yourNextId = form.generator(on: yours)

        let ids = try [myNextId(), yourNextId(), myNextId(), yourNextId()]

        #expect(ids == [0, 42, 1, 43])
      }
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `one generator goes on counting`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      let nextReminderId = form.generator(on: given)

      let ids = try [nextReminderId(), nextReminderId(), nextReminderId()]

      #expect(ids == [0, 1, 2])
    }
  }

  @Test(arguments: Form.allCases, StoreKind.allCases)
  func `two generators with one store count together`(_ form: Form, _ kind: StoreKind) throws {
    try kind.withStore { given in
      let one = form.generator(on: given)
      let other = form.generator(on: given)

      let ids = try [one(), other(), one()]

      #expect(ids == [0, 1, 2])
    }
  }
}
