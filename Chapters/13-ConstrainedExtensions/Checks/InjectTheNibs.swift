import ExerciseKit
import Foundation
import Testing
import UIKitStandIn

@testable import ConstrainedExtensionsExercises

@MainActor
@Suite(.exercise("13.3")) struct InjectTheNibs {
  private let screen = UIView()
  private let owner = UIViewController()

  @Test func `the nib is loaded from the nibs that are passed`() {
    let nibs = SpyNibs(["InboxCell": { [InboxCell()] }])
    _ = try? InboxCell.create(from: nibs, owner: owner)
    #expect(!nibs.names.isEmpty, "nothing was loaded from the nibs that you were passed")
    #expect(
      nibs.names.isEmpty || nibs.names == ["InboxCell"],
      "InboxCell must load the nib \"InboxCell\", once, but it loaded \(nibs.names)")
  }

  @Test func `the object comes from the nibs that are passed`() {
    let cell = InboxCell()
    let nibs = SpyNibs(["InboxCell": { [cell] }])
    #expect(
      (try? InboxCell.create(from: nibs, owner: owner)) === cell,
      "the nibs that you were passed hold a cell, but it was not returned")
  }

  @Test func `the owner is passed along`() {
    let nibs = SpyNibs(["InboxCell": { [InboxCell()] }])
    let other = Sounds()
    for owner in [owner, other] as [AnyObject] {
      _ = try? InboxCell.create(from: nibs, owner: owner)
    }
    #expect(
      nibs.owners.contains { $0 != nil },
      "`create` got an owner, but no owner was passed along to the nibs")
    #expect(
      nibs.owners.map { $0 === owner ? 1 : $0 === other ? 2 : 0 } == [1, 2],
      "`create` was called with one owner, and then with another; each nib must get its own")
  }

  @Test func `without an owner none is passed along`() {
    let nibs = SpyNibs(["InboxCell": { [InboxCell()] }])
    _ = try? InboxCell.create(from: nibs, owner: nil)
    _ = try? InboxCell.createAndAdd(to: screen, from: nibs, owner: nil)
    #expect(
      nibs.owners.allSatisfy { $0 == nil },
      "the caller passed no owner, but the nib got one")
  }

  @Test func `each type loads its own nib`() {
    let nibs = SpyNibs(["InboxCell": { [InboxCell()] }, "Footer": { [Footer()] }])
    _ = try? InboxCell.create(from: nibs, owner: owner)
    _ = try? Footer.create(from: nibs, owner: owner)
    #expect(
      nibs.names == ["InboxCell", "Footer"],
      "InboxCell and Footer must each load their own nib, but they loaded \(nibs.names)")
  }

  @Test func `two places with nibs do not mix`() {
    let cells = (InboxCell(), InboxCell())
    let mine = SpyNibs(["InboxCell": { [cells.0] }])
    let yours = SpyNibs(["InboxCell": { [cells.1] }])
    let made = [mine, yours, mine].map { try? InboxCell.create(from: $0, owner: owner) }
    #expect(
      made[0] === cells.0 && made[1] === cells.1 && made[2] === cells.0,
      "two places with nibs took turns, and one of them gave the other's cell")
  }

  @Test func `each call gives a new object`() throws {
    let nibs = SpyNibs(["InboxCell": { [InboxCell()] }])
    let first = try? InboxCell.create(from: nibs, owner: owner)
    let second = try? InboxCell.create(from: nibs, owner: owner)
    try #require(first != nil, "the nib holds a cell, but none was returned")
    #expect(first !== second, "a nib makes new objects each time, but the first one was kept")
  }

  @Test(arguments: 0...2) func `the object may be anywhere in the nib`(place: Int) {
    let cell = InboxCell()
    let nibs = SpyNibs([
      "InboxCell": {
        var objects: [Any] = [UIView(), Sounds()]
        objects.insert(cell, at: place)
        return objects
      }
    ])
    #expect(
      (try? InboxCell.create(from: nibs, owner: owner)) === cell,
      "the cell is number \(place + 1) of three objects in the nib, but it was not returned")
  }

  @Test func `the first one of the type is taken`() {
    let cell = InboxCell()
    let nibs = SpyNibs(["InboxCell": { [cell, InboxCell()] }])
    #expect(
      (try? InboxCell.create(from: nibs, owner: owner)) === cell,
      "of two cells in the nib, take the first")
  }

  @Test func `an object of a subclass is of the type, too`() {
    let cell = LargeCell()
    let nibs = SpyNibs(["InboxCell": { [UIView(), cell, InboxCell()] }])
    #expect(
      (try? InboxCell.create(from: nibs, owner: owner)) === cell,
      "the first cell in the nib is a `LargeCell`, a subclass of `InboxCell`; take this one")
  }

  @Test func `a missing nib is reported by its name`() {
    let nibs = SpyNibs([:])
    let failure = failure { try InboxCell.create(from: nibs, owner: owner) }
    #expect(
      failure == .noNib("InboxCell"),
      "there is no nib \"InboxCell\", so `create` must throw noNib with this name")
    #expect(
      nibs.names.allSatisfy { $0 == "InboxCell" },
      "InboxCell has no nib, and `create` asked for others as well: \(nibs.names)")
  }

  @Test(arguments: [0, 1]) func `a nib without the object is another failure`(count: Int) {
    let nibs = SpyNibs(["InboxCell": { [UIView(), Sounds()].prefix(count).map { $0 } }])
    let failure = failure { try InboxCell.create(from: nibs, owner: owner) }
    #expect(
      failure == .noObject("InboxCell"),
      "the nib is there, but holds no cell, so `create` must throw noObject with the name")
  }

  @Test func `an object that is no view is made as well`() {
    let sounds = Sounds()
    let nibs = SpyNibs(["Sounds": { [sounds] }])
    #expect(
      (try? Sounds.create(from: nibs, owner: owner)) === sounds,
      "`create` must work for every object from a nib, but it did not return the sounds")
  }

  @Test func `a view is added`() {
    let cell = InboxCell()
    let nibs = SpyNibs(["InboxCell": { [cell] }])
    let returned = try? InboxCell.createAndAdd(to: screen, from: nibs, owner: owner)
    #expect(cell.superview === screen, "the view was not added to the superview")
    #expect(
      screen.subviews.count == 1,
      "one cell should be added, but the superview has \(screen.subviews.count) subviews")
    #expect(returned === cell, "return the view that you added")
    #expect(
      nibs.names == ["InboxCell"],
      "createAndAdd must load one nib once, \"InboxCell\", but it loaded \(nibs.names)")
    #expect(
      nibs.owners.first.flatMap { $0 } === owner,
      "createAndAdd must pass the owner along that it was passed, but the nib did not get it")
  }

  @Test func `each view is added to those that are there`() {
    let nibs = SpyNibs(["InboxCell": { [UILabel(), InboxCell()] }])
    let list = UIView()
    screen.addSubview(list)
    let cells = [1, 2].map { _ in
      try? InboxCell.createAndAdd(to: screen, from: nibs, owner: owner)
    }
    #expect(
      screen.subviews.count == 3 && screen.subviews.first === list,
      """
      createAndAdd was called twice over a view with one subview, and the cell is the second object \
      in the nib; there must be the subview and two cells, not \(screen.subviews.count) views
      """)
    #expect(
      screen.subviews.dropFirst().elementsEqual(cells, by: ===),
      "createAndAdd was called twice, and the views it returned are not the two that it added")
  }

  @Test func `a view from inside another one is added, too`() {
    let box = UIView()
    let nibs = SpyNibs([
      "InboxCell": {
        let cell = InboxCell()
        box.addSubview(cell)
        return [box, cell]
      }
    ])
    let cell = try? InboxCell.createAndAdd(to: screen, from: nibs, owner: owner)
    #expect(
      cell?.superview === screen,
      "the nib holds a view and a cell that lies in it; the cell was not added to the superview")
    withExtendedLifetime(box) {}
  }

  @Test func `without a nib nothing is added`() {
    let failure = failure {
      try InboxCell.createAndAdd(to: screen, from: SpyNibs([:]), owner: owner)
    }
    #expect(
      failure == .noNib("InboxCell"),
      "there is no nib \"InboxCell\"; createAndAdd must pass the error on that `create` throws")
    #expect(screen.subviews.isEmpty, "there is no nib, so nothing must be added")
  }

  @Test func `without the object nothing is added`() {
    let nibs = SpyNibs(["InboxCell": { [UILabel()] }])
    let failure = failure { try InboxCell.createAndAdd(to: screen, from: nibs, owner: owner) }
    #expect(
      failure == .noObject("InboxCell"),
      "the nib holds a label and no cell; createAndAdd must pass the error on that `create` throws")
    #expect(
      screen.subviews.isEmpty, "the nib holds a label and no cell, so nothing must be added")
  }

  private func failure<Made>(_ make: () throws -> Made) -> NibFailure? {
    do {
      _ = try make()
      return nil
    } catch {
      return error as? NibFailure
    }
  }
}

private class InboxCell: UITableViewCell, NibMade {}
private final class LargeCell: InboxCell {}
private final class Footer: UIView, NibMade {}
private final class Sounds: NSObject, NibMade {}

@MainActor
private final class SpyNibs: NibSource {
  private let nibs: [String: @MainActor () -> [Any]]
  private(set) var names: [String] = []
  private(set) var owners: [AnyObject?] = []

  init(_ nibs: [String: @MainActor () -> [Any]]) {
    self.nibs = nibs
  }

  func objects(inNib name: String, owner: AnyObject?) -> [Any]? {
    names.append(name)
    owners.append(owner)
    return nibs[name]?()
  }
}
