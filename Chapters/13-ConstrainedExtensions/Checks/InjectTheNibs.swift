import ExerciseKit
import Foundation
import Testing
import UIKitStandIn

@testable import ConstrainedExtensionsExercises

@MainActor
@Suite(.exercise("13.3")) struct InjectTheNibs {
  private let screen = UIView()

  @Test func `the nibs that are given are asked`() {
    let nibs = SpyNibs(["InboxCell": { [InboxCell()] }])
    _ = try? InboxCell.create(from: nibs)
    #expect(!nibs.names.isEmpty, "the nibs you were given were never asked")
    #expect(
      nibs.names == ["InboxCell"],
      "InboxCell must ask once, for the nib \"InboxCell\", and it asked for \(nibs.names)")
  }

  @Test func `the object comes from the nibs that are given`() {
    let cell = InboxCell()
    let nibs = SpyNibs(["InboxCell": { [cell] }])
    #expect(
      (try? InboxCell.create(from: nibs)) === cell,
      "the nibs you were given hold a cell, and you did not return it")
  }

  @Test func `each type asks for its own nib`() {
    let nibs = SpyNibs([
      "InboxCell": { [InboxCell()] }, "Footer": { [Footer()] },
    ])
    _ = try? InboxCell.create(from: nibs)
    _ = try? Footer.create(from: nibs)
    #expect(
      nibs.names == ["InboxCell", "Footer"],
      "InboxCell and Footer must each ask for their own nib, and they asked for \(nibs.names)")
  }

  @Test func `two places with nibs do not mix`() {
    let cells = (InboxCell(), InboxCell())
    let mine = SpyNibs(["InboxCell": { [cells.0] }])
    let yours = SpyNibs(["InboxCell": { [cells.1] }])
    let made = [mine, yours, mine].map { try? InboxCell.create(from: $0) }
    #expect(
      made[0] === cells.0 && made[1] === cells.1 && made[2] === cells.0,
      "two places were asked in turn, and one got the other's cell")
  }

  @Test func `each call gives a new object`() throws {
    let nibs = SpyNibs(["InboxCell": { [InboxCell()] }])
    let first = try? InboxCell.create(from: nibs)
    let second = try? InboxCell.create(from: nibs)
    try #require(first != nil, "the nib holds a cell, and you returned none")
    #expect(first !== second, "a nib makes new objects each time, and you kept the first one")
  }

  @Test(arguments: 0...2) func `the object may lie anywhere in the nib`(place: Int) {
    let cell = InboxCell()
    let nibs = SpyNibs([
      "InboxCell": {
        var objects: [Any] = [UIView(), Sounds()]
        objects.insert(cell, at: place)
        return objects
      }
    ])
    #expect(
      (try? InboxCell.create(from: nibs)) === cell,
      "the cell is at place \(place) among three objects, and you missed it")
  }

  @Test func `the first one of the type is taken`() {
    let cell = InboxCell()
    let nibs = SpyNibs(["InboxCell": { [cell, InboxCell()] }])
    #expect(
      (try? InboxCell.create(from: nibs)) === cell, "of two cells in the nib, take the first")
  }

  @Test func `a missing nib is told by its name`() {
    let failure = failure { try InboxCell.create(from: SpyNibs([:])) }
    #expect(
      failure == .noNib("InboxCell"), "there is no such nib; say so with noNib and its name")
  }

  @Test(arguments: [0, 1]) func `a nib without the object is another failure`(count: Int) {
    let nibs = SpyNibs(["InboxCell": { [UIView(), Sounds()].prefix(count).map { $0 } }])
    let failure = failure { try InboxCell.create(from: nibs) }
    #expect(
      failure == .noObject("InboxCell"),
      "the nib is there and holds no cell; say so with noObject and its name")
  }

  @Test func `what is no view is made as well`() {
    let sounds = Sounds()
    let nibs = SpyNibs(["Sounds": { [sounds] }])
    let made: Any? = try? Sounds.create(from: nibs)
    #expect(
      made as? Sounds === sounds,
      "create must work for everything that comes from a nib, views or not")
  }

  @Test func `a view is added`() {
    let cell = InboxCell()
    let nibs = SpyNibs(["InboxCell": { [cell] }])
    let returned = try? InboxCell.createAndAdd(to: screen, from: nibs)
    #expect(cell.superview === screen, "the view was not added to the superview you were given")
    #expect(
      screen.subviews.count == 1,
      "one cell was to be added, and the superview has \(screen.subviews.count) subviews")
    #expect(returned === cell, "return the view that you added")
    #expect(
      nibs.names == ["InboxCell"],
      "createAndAdd must ask the given nibs once, for \"InboxCell\"; it asked for \(nibs.names)")
  }

  @Test func `each view is added to those that are there`() {
    let nibs = SpyNibs(["InboxCell": { [UILabel(), InboxCell()] }])
    let list = UIView()
    screen.addSubview(list)
    let cells = [1, 2].map { _ in try? InboxCell.createAndAdd(to: screen, from: nibs) }
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

  @Test func `without a nib nothing is added`() {
    let failure = failure {
      try InboxCell.createAndAdd(to: screen, from: SpyNibs([:]))
    }
    #expect(failure == .noNib("InboxCell"), "createAndAdd must pass the failure on")
    #expect(screen.subviews.isEmpty, "there is no nib, and yet something was added")
  }

  @Test func `without the object nothing is added`() {
    let failure = failure {
      try InboxCell.createAndAdd(to: screen, from: SpyNibs(["InboxCell": { [UILabel()] }]))
    }
    #expect(
      failure == .noObject("InboxCell"),
      "the nib holds a label and no cell; createAndAdd must pass on the noObject of create")
    #expect(screen.subviews.isEmpty, "the nib holds a label and no cell, and something was added")
  }

  @Test func `what is no view can't be added`() throws {
    // Which method the compiler picks tells who has one: yours is taken wherever it applies.
    let nibs = SpyNibs(["Sounds": { [Sounds()] }])
    let result: Any? = try? Sounds.createAndAdd(to: screen, from: nibs)
    #expect(
      result is NotOffered,
      "the compiler still offers createAndAdd to sounds, which are no view; constrain the extension"
    )
  }

  @Test func `what is an object of Foundation and no view can't be added`() throws {
    let nibs = SpyNibs(["Chime": { [Chime()] }])
    let result: Any? = try? Chime.createAndAdd(to: screen, from: nibs)
    #expect(
      result is NotOffered,
      "the compiler still offers createAndAdd to an NSObject that is no view; constrain it to views"
    )
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

/// What is picked where no method of yours applies, for the compiler likes any other one better.
private struct NotOffered {}

extension NibMade {
  @_disfavoredOverload
  fileprivate static func create(from nibs: any NibSource) throws(NibFailure) -> NotOffered {
    NotOffered()
  }

  @_disfavoredOverload
  fileprivate static func createAndAdd(
    to superview: UIView, from nibs: any NibSource
  ) throws(NibFailure) -> NotOffered {
    NotOffered()
  }
}

private final class InboxCell: UIView, NibMade {}
private final class Footer: UIView, NibMade {}
private final class Sounds: NibMade {}
private final class Chime: NSObject, NibMade {}

@MainActor
private final class SpyNibs: NibSource {
  private let nibs: [String: @MainActor () -> [Any]]
  private(set) var names: [String] = []

  init(_ nibs: [String: @MainActor () -> [Any]]) {
    self.nibs = nibs
  }

  func objects(inNib name: String) -> [Any]? {
    names.append(name)
    return nibs[name]?()
  }
}
