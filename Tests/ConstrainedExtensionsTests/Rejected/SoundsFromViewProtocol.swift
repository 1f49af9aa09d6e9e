import Foundation
import UIKitStandIn

@MainActor
protocol ViewFromNib: UIView {}

final class Sounds: NSObject, ViewFromNib {}  // error: requires that 'Sounds' inherit from 'UIView'
