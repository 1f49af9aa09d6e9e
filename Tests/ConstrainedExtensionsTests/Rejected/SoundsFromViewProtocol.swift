import Foundation
import UIKitStandIn

@MainActor
protocol ViewFromNib: UIView {}

final class Sounds: NSObject, ViewFromNib {}  // error: requires that 'Sounds' inherit from 'UIView'
// error: type 'Sounds' does not conform to protocol 'ViewFromNib'
