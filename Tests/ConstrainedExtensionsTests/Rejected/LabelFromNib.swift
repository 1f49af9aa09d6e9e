import ConstrainedExtensions
import UIKitStandIn

@MainActor
func aCaller(screen: UIViewController, nibs: any NibLoading) throws {
  _ = try UILabel.createFromNib(from: nibs, owner: screen)  // error: type 'UILabel' has no member
}
