public import UIKitStandIn

/// A reminder in a list.
public final class MyCell: UIView {
  /// The label with the reminder's title, which an app would connect by an outlet.
  public var label: UILabel? { subviews.lazy.compactMap { $0 as? UILabel }.first }
}

extension MyCell: NibCreatable {}

/// What a list shows when it has no reminder.
public final class EmptyListView: UIView {}

extension EmptyListView: NibCreatable {}
