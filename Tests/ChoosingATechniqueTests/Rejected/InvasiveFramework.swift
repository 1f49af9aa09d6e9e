import ChoosingATechnique

protocol Resolvable {
  init(from container: InvasiveContainer) throws
}

struct InvasiveContainer {
  func resolve<Value: Resolvable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

func aCaller(container: InvasiveContainer) throws {
  _ = try container.resolve(ReminderApp.self)  // error: 'ReminderApp' conform to 'Resolvable'
}
