import ConstrainedExtensions
import UIKitStandIn

@MainActor
func aCaller(nibs: any NibLoading) throws {
  _ = try UILabel.createFromNib(from: nibs, owner: nil)  // error: type 'UILabel' has no member
}
