/// A method in front of a closure can be generic: it encodes the value, and the closure keeps the data.
struct SettingsStore: Sendable {
  var keep: (_ value: some Codable) throws -> Void  // error: 'some' cannot appear
}
