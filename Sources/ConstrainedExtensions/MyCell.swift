import Foundation
public import UIKitStandIn

/// A reminder in a table. (In Wei Wang's talk, `MyCell` is a plain view.)
public final class MyCell: UITableViewCell {
  /// The label with the reminder's title: an outlet, which the nib connects.
  ///
  /// In an app this is `@IBOutlet weak var label: UILabel?`, without the method below. The
  /// attribute needs Objective-C, and this workbook also runs where there is none.
  public private(set) weak var label: UILabel?

  /// Connects ``label``, as UIKit does for a property that is marked `@IBOutlet`.
  public override nonisolated func setValue(_ value: Any?, forKey key: String) {
    guard key == "label" else { return super.setValue(value, forKey: key) }
    let label = value as? UILabel
    MainActor.assumeIsolated { self.label = label }
  }
}

extension MyCell: NibCreatable {}
