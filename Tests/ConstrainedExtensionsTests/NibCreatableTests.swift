import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

@MainActor
struct NibCreatableTests {
  private let nibs = FakeNibs(nibs: [
    "MyCell": { _ in [MyCell()] }, "EmptyListView": { _ in [EmptyListView()] },
  ])
  private let list = UIView()
  private let myCell = String(reflecting: MyCell.self)

  @Test func `a cell is made from the nib of its name`() throws {
    let cell: MyCell = try MyCell.createFromNib(from: nibs, owner: nil)

    #expect(cell.superview == nil)
  }

  @Test func `a view is made and added to a list`() throws {
    let view = try EmptyListView.createAndAdd(to: list, from: nibs, owner: nil)

    #expect(list.subviews == [view])
  }

  @Test func `the caller sets up the view that was added`() throws {
    let view = try EmptyListView.createAndAdd(to: list, from: nibs, owner: nil)
    view.isHidden = true

    #expect(list.subviews.map(\.isHidden) == [true])
  }

  @Test func `without a nib nothing is added`() {
    let noNibs = FakeNibs(nibs: [:])

    #expect(throws: NibError.missing(nib: "EmptyListView")) {
      try EmptyListView.createAndAdd(to: list, from: noNibs, owner: nil)
    }
    #expect(list.subviews.isEmpty)
  }

  @Test func `other objects in the nib are passed over`() throws {
    let nibs = FakeNibs(nibs: [
      "MyCell": { _ in [UIView(), labelled(MyCell(), "Pay rent"), UILabel()] }
    ])

    #expect(try MyCell.createFromNib(from: nibs, owner: nil).label?.text == "Pay rent")
  }

  @Test func `of two objects of the type the first one is taken`() throws {
    let nibs = FakeNibs(nibs: [
      "MyCell": { _ in [labelled(MyCell(), "first"), labelled(MyCell(), "second")] }
    ])

    #expect(try MyCell.createFromNib(from: nibs, owner: nil).label?.text == "first")
  }

  @Test func `a nib without an object of the type says what it holds`() {
    let nibs = FakeNibs(nibs: ["MyCell": { _ in [UIView(), UILabel()] }])

    let found = [String(reflecting: UIView.self), String(reflecting: UILabel.self)]
    #expect(throws: NibError.lacks(type: myCell, nib: "MyCell", found: found)) {
      try MyCell.createFromNib(from: nibs, owner: nil)
    }
  }

  @Test func `a damaged nib is reported as it is`() {
    struct DamagedNibs: NibLoading {
      func objects(inNib name: String, owner: Any?) throws(NibError) -> [Any] {
        throw .damaged(nib: name)
      }
    }

    #expect(throws: NibError.damaged(nib: "MyCell")) {
      try MyCell.createFromNib(from: DamagedNibs(), owner: nil)
    }
  }

  @Test func `an object that is no view is made from a nib as well`() throws {
    let nibs = FakeNibs(nibs: ["ReminderSounds": { _ in [UIView(), ReminderSounds()] }])

    let sounds: ReminderSounds = try ReminderSounds.createFromNib(from: nibs, owner: nil)

    #expect(sounds.alarm == "bell")
  }
}

/// What a reminder sounds like; nibs hold more than views.
private final class ReminderSounds: NSObject, NibCreatable {
  let alarm = "bell"
}
