import Foundation

protocol Named {}

extension Named where Self: Any {
  static var name: String {
    NSStringFromClass(Self.self)  // error: cannot convert value of type 'Self.Type'
  }
}
