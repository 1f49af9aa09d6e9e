import ConstrainedExtensions
import Foundation
import UIKitStandIn

final class Sounds: NSObject, NibCreatable {}

@MainActor
func aCaller(screen: UIView, nibs: any NibLoading) throws {
  _ = try Sounds.createFromNib(from: nibs, owner: nil)
  try Sounds.createAndAdd(to: screen, from: nibs, owner: nil)  // error: inherit from 'UIView'
}
