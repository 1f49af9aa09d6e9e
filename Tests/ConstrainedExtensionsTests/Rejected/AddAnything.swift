import ConstrainedExtensions
import UIKitStandIn

extension NibCreatable {
  static func createAndAdd(anyOf nibs: any NibLoading, to superview: UIView) throws {
    let object = try createFromNib(from: nibs)
    superview.addSubview(object)  // error: cannot convert value of type 'Self'
  }
}
