import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// What any place with nibs must do, asked of the fake and of the real bundle.
@MainActor
struct NibContractTests {
  @Test(arguments: Nibs.allCases)
  func `a nib gives its view, with what is in it`(_ nibs: Nibs) throws {
    let objects = try nibs.place.objects(inNib: "MyCell")

    let cell = try #require(objects.first as? MyCell)
    #expect(objects.count == 1)
    #expect(cell.label?.text == "Reminder")
  }

  @Test(arguments: Nibs.allCases)
  func `a nib makes new objects each time`(_ nibs: Nibs) throws {
    let place = nibs.place

    #expect(try MyCell.createFromNib(from: place) !== MyCell.createFromNib(from: place))
  }

  @Test(arguments: Nibs.allCases)
  func `two nibs do not mix`(_ nibs: Nibs) throws {
    let place = nibs.place

    #expect(try place.objects(inNib: "EmptyListView").map { $0 is EmptyListView } == [true])
    #expect(try place.objects(inNib: "MyCell").map { $0 is MyCell } == [true])
  }

  @Test(arguments: Nibs.allCases, ["Gone", "", "MyCell.nib", "Resources/MyCell"])
  func `a nib that is not there is reported by its name`(_ nibs: Nibs, name: String) {
    #expect(throws: NibError.missing(nib: name)) { try nibs.place.objects(inNib: name) }
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
        "MyCell": { [labelled(MyCell(), "Reminder")] },
        "EmptyListView": { [labelled(EmptyListView(), "Nothing to remember")] },
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
  return view
}
