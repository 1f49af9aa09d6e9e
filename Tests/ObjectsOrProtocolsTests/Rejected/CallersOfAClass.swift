import ObjectsOrProtocols
import ReminderStorage

// Callers that need more than the method: they compiled while `Generator` was a class.

typealias Generator = Rebuilt.Generator

func nextId(_ ids: Generator) throws(ReminderIdError) -> Int {
  try ids.nextReminderId()  // error: thrown expression type 'any Error' cannot be converted
}

final class Cache {
  weak var ids: Generator?  // error: 'weak' must not be applied to non-class-bound
}

func isSame(_ one: Generator, _ other: Generator) -> Bool {
  one === other  // error: expected to be an instance of a class
}

func add<Ids: Generator>(_ ids: Ids) {}  // error: type 'Ids' constrained to non-protocol, non-class
