import BaseClasses
import ReminderStorage
import Testing

/// What `nextReminderId` promises, checked for each form on each kind of store that it takes.
struct ContractTests {
  @Test(arguments: Trial.all)
  func `the first id is zero`(_ trial: Trial) throws {
    try trial.run { given in
      let id = try trial.form.generator(on: given).nextReminderId()

      #expect(id == 0)
    }
  }

  @Test(arguments: Trial.all)
  func `the id after 41 is 42`(_ trial: Trial) throws {
    try trial.run { given in
      given.store.set(41, forKey: currentReminderId)

      let id = try trial.form.generator(on: given).nextReminderId()

      #expect(id == 42)
    }
  }

  @Test(arguments: Trial.all)
  func `an id is stored before it is returned`(_ trial: Trial) throws {
    try trial.run { given in
      let id = try trial.form.generator(on: given).nextReminderId()

      #expect(given.lastId == "\(id)")
    }
  }

  @Test(arguments: Trial.recordable)
  func `an id takes one read and one write`(_ trial: Trial) throws {
    try trial.run { given in
      let spy = Spy()

      let id = try trial.form.generator(on: given.recorded(by: spy)).nextReminderId()

      #expect(spy.events == ["read", "stored \(id)"])
    }
  }

  @Test(arguments: Trial.all)
  func `one generator goes on counting`(_ trial: Trial) throws {
    try trial.run { given in
      let generator = try trial.form.generator(on: given)

      let ids = try (1...3).map { _ in try generator.nextReminderId() }

      #expect(ids == [0, 1, 2])
    }
  }

  @Test(arguments: Trial.all)
  func `two generators with one store count together`(_ trial: Trial) throws {
    try trial.run { given in
      let one = try trial.form.generator(on: given)
      let other = try trial.form.generator(on: given)

      let ids = try [one, other, one].map { try $0.nextReminderId() }

      #expect(ids == [0, 1, 2])
    }
  }

  @Test(arguments: Trial.all)
  func `two generators with two stores count apart`(_ trial: Trial) throws {
    try trial.run { mine in
      try trial.run { yours in
        yours.store.set(41, forKey: currentReminderId)
        let one = try trial.form.generator(on: mine)
        let other = try trial.form.generator(on: yours)

        let ids = try [one, other, one, other].map { try $0.nextReminderId() }

        #expect(ids == [0, 42, 1, 43])
      }
    }
  }

  @Test(arguments: Trial.careful)
  func `a text is reported and stays`(_ trial: Trial) throws {
    try trial.run { given in
      given.store.set("seven", forKey: currentReminderId)
      let generator = try trial.form.generator(on: given)

      #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
      #expect(given.lastId == "seven")
    }
  }

  @Test(arguments: Trial.careful)
  func `a generator goes on after an error`(_ trial: Trial) throws {
    try trial.run { given in
      given.store.set("seven", forKey: currentReminderId)
      let generator = try trial.form.generator(on: given)
      #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
      given.store.set(41, forKey: currentReminderId)

      let id = try generator.nextReminderId()

      #expect(id == 42)
    }
  }

  @Test(arguments: Trial.careful)
  func `the largest id is the last one`(_ trial: Trial) throws {
    try trial.run { given in
      given.store.set(Int.max, forKey: currentReminderId)
      let generator = try trial.form.generator(on: given)

      #expect(throws: ReminderIdError.exhausted(key: currentReminderId)) {
        try generator.nextReminderId()
      }
      #expect(given.lastId == "\(Int.max)")
    }
  }
}

/// Chapter 7's generators return many ids at once, by a method that has its own way to count.
struct BatchContractTests {
  @Test(arguments: [Form.firstRelease, .secondRelease], StoreKind.allCases)
  func `a batch counts as single ids do`(_ form: Form, _ kind: StoreKind) throws {
    try Trial(form: form, kind: kind).run { given in
      let generator = try #require(try form.generator(on: given) as? any BatchIds)

      let ids = try generator.nextReminderIds(count: 3) + [generator.nextReminderId()]

      #expect(ids == [0, 1, 2, 3])
      #expect(given.lastId == "3")
    }
  }

  @Test(arguments: [Form.firstRelease, .secondRelease], StoreKind.allCases)
  func `a batch goes on from what is stored, and stores its last id`(
    _ form: Form, _ kind: StoreKind
  ) throws {
    try Trial(form: form, kind: kind).run { given in
      given.store.set(41, forKey: currentReminderId)
      let generator = try #require(try form.generator(on: given) as? any BatchIds)

      let ids = try generator.nextReminderIds(count: 2)

      #expect(ids == [42, 43])
      #expect(given.lastId == "43")
    }
  }
}
