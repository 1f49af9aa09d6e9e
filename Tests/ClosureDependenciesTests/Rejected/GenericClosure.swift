struct SettingsStore: Sendable {
  var keep: (_ value: some Codable) throws -> Void  // error: 'some' cannot appear
}
