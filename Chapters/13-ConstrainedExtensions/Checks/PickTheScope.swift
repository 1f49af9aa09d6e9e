import ExerciseKit
import Testing

@testable import ConstrainedExtensionsExercises

@Suite(.exercise("13.1")) struct PickTheScope {
  private let picked = PickedScopes()

  @Test func `createFromNib`() {
    expect(picked.createFromNib, toBe: .everythingFromNibs) { scope in
      switch scope {
      case .everyView: "a label has no nib, and would get the method all the same"
      case .viewsFromNibs, .cellsFromNibs:
        "the object with the sounds is no view, and comes from a nib, too"
      default: "every type from a nib would need a copy"
      }
    }
  }

  @Test func `createAndAdd`() {
    expect(picked.createAndAdd, toBe: .viewsFromNibs) { scope in
      switch scope {
      case .everyView: "a label has no nib to be made from, and would get the method all the same"
      case .everythingFromNibs:
        "addSubview takes a view, and the object with the sounds is none"
      case .cellsFromNibs: "a cell is not the only view that comes from a nib"
      default: "every view from a nib would need a copy"
      }
    }
  }

  @Test func `removeAllSubviews`() {
    expect(picked.removeAllSubviews, toBe: .everyView) { scope in
      switch scope {
      case .everythingFromNibs: "the object with the sounds has no subviews"
      case .viewsFromNibs, .cellsFromNibs:
        "it does not matter where the view comes from; the body calls nothing that needs a nib"
      default: "a cell is not the only view that has subviews"
      }
    }
  }

  @Test func `dequeue`() {
    expect(picked.dequeue, toBe: .cellsFromNibs) { scope in
      switch scope {
      case .everyView: "a label is no row of a table, and has no nib"
      case .everythingFromNibs, .viewsFromNibs:
        "a table's rows are cells, so no other view can be one of its free rows"
      default: "the next cell would need a copy"
      }
    }
  }

  @Test func `show`() {
    expect(picked.show, toBe: .oneType) { scope in
      switch scope {
      case .everyView: "most views have no label for a title"
      default: "only `MyCell` declares `label`, so the body would not compile"
      }
    }
  }

  @Test func `replace`() {
    expect(picked.replace, toBe: .viewsFromNibs) { scope in
      switch scope {
      case .everyView: "the old view can be any view, but the new one is made from a nib"
      case .everythingFromNibs: "only a view can take the place of a view"
      case .cellsFromNibs: "a view that is no cell can take another view's place, too"
      default: "every view from a nib can take another view's place"
      }
    }
  }
}
