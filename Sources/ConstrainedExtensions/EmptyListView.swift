import Foundation
public import UIKitStandIn

/// What a list shows when it has no reminders.
public final class EmptyListView: UIView {
  /// The label with the text, an outlet like ``MyCell/label``.
  public private(set) weak var label: UILabel?

  /// Connects ``label``, as UIKit does for a property that is marked `@IBOutlet`.
  public override nonisolated func setValue(_ value: Any?, forKey key: String) {
    guard key == "label" else { return super.setValue(value, forKey: key) }
    let label = value as? UILabel
    MainActor.assumeIsolated { self.label = label }
  }
}

extension EmptyListView: NibCreatable {}
