import ExerciseKit
import Testing

@testable import ConstrainedExtensionsExercises

@Suite(.exercise("13.2")) struct PickTheScope {
  private let picked = PickedScopes()

  @Test func `createFromNib`() {
    expect(picked.createFromNib, toBe: .everythingFromNibs) { scope in
      switch scope {
      case .everyView: "a label has no nib, and would get the method all the same"
      case .viewsFromNibs: "the object with the sounds comes from a nib too, and is no view"
      default: "every type from a nib would have to repeat it"
      }
    }
  }

  @Test func `createAndAdd`() {
    expect(picked.createAndAdd, toBe: .viewsFromNibs) { scope in
      switch scope {
      case .everyView: "a label has no nib to be made from, and would get the method all the same"
      case .everythingFromNibs: "addSubview takes a view, and the object with the sounds is none"
      default: "every view from a nib would have to repeat it"
      }
    }
  }

  @Test func `removeAllSubviews`() {
    expect(picked.removeAllSubviews, toBe: .everyView) { scope in
      switch scope {
      case .everythingFromNibs: "the object with the sounds has no subviews"
      case .viewsFromNibs: "where the view comes from does not matter here; what needs a nib?"
      default: "a cell is not the only view that has subviews"
      }
    }
  }

  @Test func `show`() {
    expect(picked.show, toBe: .oneType) { scope in
      switch scope {
      case .everyView: "most views have no label for a title"
      case .everythingFromNibs: "nothing says that whatever comes from a nib has a label"
      default: "a view from a nib need not have a label; who has?"
      }
    }
  }

  @Test func `replace`() {
    expect(picked.replace, toBe: .viewsFromNibs) { scope in
      switch scope {
      case .everyView: "the old view may be any; the new one is made from a nib"
      case .everythingFromNibs: "what takes the place of a view must be one"
      default: "every view from a nib can take another one's place"
      }
    }
  }
}
