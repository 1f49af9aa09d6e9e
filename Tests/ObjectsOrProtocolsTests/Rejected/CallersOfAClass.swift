import ObjectsOrProtocols

// Callers that need more than the method: they compiled while `Generator` was a class.

typealias Generator = Rebuilt.Generator

final class Cache {
  weak var ids: Generator?  // error: 'weak' must not be applied to non-class-bound
}

func isSame(_ one: Generator, _ other: Generator) -> Bool {
  one === other  // error: expected to be an instance of a class
}

func add<Ids: Generator>(_ ids: Ids) {}  // error: type 'Ids' constrained to non-protocol, non-class
