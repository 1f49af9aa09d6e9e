import ConstrainedExtensions
import UIKitStandIn

final class Sounds: NibCreatable {}

@MainActor
func aCaller(screen: UIView, nibs: any NibLoading) throws {
  _ = try Sounds.createFromNib(from: nibs)
  try Sounds.createAndAdd(to: screen, from: nibs)  // error: 'Sounds' inherit from 'UIView'
}
