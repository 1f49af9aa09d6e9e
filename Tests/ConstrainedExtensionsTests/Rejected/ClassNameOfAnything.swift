import Foundation

protocol Named {}

extension Named {
  static var name: String {
    NSStringFromClass(Self.self)  // error: cannot convert value of type 'Self.Type'
  }
}

extension Named where Self: AnyObject {
  static var className: String {
    NSStringFromClass(Self.self)
  }
}
