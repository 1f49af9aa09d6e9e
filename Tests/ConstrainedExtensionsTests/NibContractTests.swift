import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// What any place with nibs must do, for the fake and for the real bundle.
@MainActor
struct NibContractTests {
  @Test(arguments: Nibs.allCases)
  func `a nib gives its view, with what is in it`(_ nibs: Nibs) throws {
    let objects = try nibs.place.objects(inNib: "MyCell", owner: nil)

    let cell = try #require(objects.first as? MyCell)
    #expect(objects.count == 1)
    #expect(cell.label?.text == "Reminder")
    #expect(cell.subviews == [cell.label])
  }

  @Test(arguments: Nibs.allCases)
  func `a nib makes new objects each time`(_ nibs: Nibs) throws {
    let place = nibs.place

    let first = try MyCell.createFromNib(from: place, owner: nil)
    let second = try MyCell.createFromNib(from: place, owner: nil)

    #expect(first !== second)
  }

  @Test(arguments: Nibs.allCases)
  func `two nibs do not mix`(_ nibs: Nibs) throws {
    let place = nibs.place

    let views = try place.objects(inNib: "EmptyListView", owner: nil)
    let cells = try place.objects(inNib: "MyCell", owner: nil)

    #expect(views.map { $0 is EmptyListView } == [true])
    #expect(cells.map { $0 is MyCell } == [true])
  }

  @Test(arguments: Nibs.allCases, ["Gone", "", "MyCell.nib", "Resources/MyCell"])
  func `a nib that is not there is reported by its name`(_ nibs: Nibs, name: String) {
    #expect(throws: NibError.missing(nib: name)) { try nibs.place.objects(inNib: name, owner: nil) }
  }
}

/// The places that must keep the contract.
enum Nibs: CaseIterable {
  case fake
  case bundle

  @MainActor var place: any NibLoading {
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

@MainActor
private func labelled(_ view: UIView, _ text: String) -> UIView {
  let label = UILabel()
  label.text = text
  view.addSubview(label)
  view.setValue(label, forKey: "label")
  return view
}
