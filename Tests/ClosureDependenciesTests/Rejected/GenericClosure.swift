struct SettingsStore: Sendable {
  var keep: @Sendable (_ value: some Codable) throws -> Void  // error: 'some' cannot appear in parameter position
}
