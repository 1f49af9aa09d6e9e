import ConstrainedExtensions
import UIKitStandIn

@MainActor
func aCaller(nibs: any NibLoading) throws {
  _ = try UILabel.createFromNib(from: nibs)  // error: type 'UILabel' has no member 'createFromNib'
}
