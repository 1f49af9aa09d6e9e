import ConstrainedExtensions
import Testing
import UIKitStandIn

@MainActor
struct NibCreatableTests {
  private let nibs = FakeNibs(nibs: ["MyCell": { [MyCell()] }])
  private let list = UIView()
  private let myCell = String(reflecting: MyCell.self)

  @Test func `a cell is made from the nib of its name`() throws {
    let cell: MyCell = try MyCell.createFromNib(from: nibs)

    #expect(cell.superview == nil)
  }

  @Test func `a cell is made and added to a list`() throws {
    let cell = try MyCell.createAndAdd(to: list, from: nibs)

    #expect(cell.superview === list)
    #expect(list.subviews.count == 1)
  }

  @Test func `without a nib nothing is added`() {
    #expect(throws: NibError.missing(nib: "EmptyListView")) {
      try EmptyListView.createAndAdd(to: list, from: nibs)
    }
    #expect(list.subviews.isEmpty)
  }

  @Test func `other objects in the nib are passed over`() throws {
    let cell = MyCell()
    let nibs = FakeNibs(nibs: ["MyCell": { [UIView(), cell, UILabel()] }])

    #expect(try MyCell.createFromNib(from: nibs) === cell)
  }

  @Test func `of two objects of the type the first one is taken`() throws {
    let cell = MyCell()
    let nibs = FakeNibs(nibs: ["MyCell": { [cell, MyCell()] }])

    #expect(try MyCell.createFromNib(from: nibs) === cell)
  }

  @Test func `a nib without an object of the type says what it holds`() {
    let nibs = FakeNibs(nibs: ["MyCell": { [UIView(), UILabel()] }])

    let found = [String(reflecting: UIView.self), String(reflecting: UILabel.self)]
    #expect(throws: NibError.lacks(type: myCell, nib: "MyCell", found: found)) {
      try MyCell.createFromNib(from: nibs)
    }
  }

  @Test func `a damaged nib is reported as it is`() {
    struct DamagedNibs: NibLoading {
      func objects(inNib name: String) throws(NibError) -> [Any] { throw .damaged(nib: name) }
    }

    #expect(throws: NibError.damaged(nib: "MyCell")) {
      try MyCell.createFromNib(from: DamagedNibs())
    }
  }

  @Test func `an object that is no view is made from a nib as well`() throws {
    let nibs = FakeNibs(nibs: ["ReminderSounds": { [UIView(), ReminderSounds()] }])

    let sounds: ReminderSounds = try ReminderSounds.createFromNib(from: nibs)

    #expect(sounds.alarm == "bell")
  }
}

/// What a reminder sounds like; nibs hold more than views.
private final class ReminderSounds: NibCreatable {
  let alarm = "bell"
}
