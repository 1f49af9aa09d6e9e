import ConstrainedExtensions
import UIKitStandIn

extension NibCreatable {
  static func createAndAdd(toAny superview: UIView, from nibs: any NibLoading) throws {
    let object = try createFromNib(from: nibs, owner: nil)
    superview.addSubview(object)  // error: cannot convert value of type 'Self'
  }
}
