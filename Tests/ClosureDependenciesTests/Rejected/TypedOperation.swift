import Foundation
import ReminderStorage

struct TypedStore {
  var lastId: () throws(ReminderIdError) -> Int?
}

func live(file: URL) -> TypedStore {
  TypedStore(lastId: { try Int(String(contentsOf: file, encoding: .utf8)) })  // error: invalid conversion of thrown error type 'any Error' to 'ReminderIdError'
}

struct UnexpectedCall: Error {}

func failing() -> TypedStore {
  TypedStore(lastId: { throw UnexpectedCall() })  // error: invalid conversion of thrown error type 'any Error' to 'ReminderIdError'
}
