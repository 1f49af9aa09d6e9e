import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// What any place with nibs must do, for the fake and for the real bundle.
@MainActor
struct NibContractTests {
  @Test(arguments: Source.allCases)
  func `a nib gives its view, with what is in it`(from source: Source) throws {
    let objects = try source.nibs.objects(inNib: "MyCell", owner: nil)

    let cell = try #require(objects.first as? MyCell)
    #expect(objects.count == 1)
    #expect(cell.label?.text == "Reminder")
    #expect(cell.subviews == [cell.label])
  }

  @Test(arguments: Source.allCases)
  func `a nib makes new objects each time`(from source: Source) throws {
    let nibs = source.nibs

    let first = try MyCell.createFromNib(from: nibs, owner: nil)
    let second = try MyCell.createFromNib(from: nibs, owner: nil)

    #expect(first !== second)
  }

  @Test(arguments: Source.allCases)
  func `two nibs do not mix`(from source: Source) throws {
    let nibs = source.nibs

    let views = try nibs.objects(inNib: "EmptyListView", owner: nil)
    let cells = try nibs.objects(inNib: "MyCell", owner: nil)

    #expect(views.map { $0 is EmptyListView } == [true])
    #expect(cells.map { $0 is MyCell } == [true])
  }

  @Test(arguments: Source.allCases, ["Gone", "", "MyCell.nib", "Resources/MyCell"])
  func `a nib that is not there is reported by its name`(from source: Source, name: String) {
    #expect(throws: NibError.missing(nib: name)) {
      try source.nibs.objects(inNib: name, owner: nil)
    }
  }
}

/// Where a test gets its nibs from: both places must keep the contract.
enum Source: CaseIterable {
  case fake
  case bundle

  @MainActor var nibs: any NibLoading {
    switch self {
    case .fake:
      FakeNibs(nibs: [
        "MyCell": { _ in [labelled(MyCell(), "Reminder")] },
        "EmptyListView": { _ in [labelled(EmptyListView(), "Nothing to remember")] },
      ])
    case .bundle: Bundle.reminderNibs
    }
  }
}

/// Returns `view` with a label in it that its outlet refers to.
@MainActor
func labelled(_ view: UIView, _ text: String) -> UIView {
  let label = UILabel()
  label.text = text
  view.addSubview(label)
  view.setValue(label, forKey: "label")
  return view
}
