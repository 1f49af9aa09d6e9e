import Foundation
import ReminderStorage

struct TypedStore {
  var lastId: () throws(ReminderIdError) -> Int?
}

func live(file: URL) -> TypedStore {
  TypedStore(
    lastId: { try Int(String(contentsOf: file, encoding: .utf8)) }  // error: type 'any Error'
  )
}

struct UnexpectedCall: Error {}

func failing() -> TypedStore {
  TypedStore(lastId: { throw UnexpectedCall() })  // error: thrown error type 'any Error'
}
