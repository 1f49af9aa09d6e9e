import Foundation
import Testing

/// A closure can't be generic, which `GenericClosure.swift` proves, but a method in front of it can.
struct GenericOperationTests {
  @Test func `a generic method encodes its argument for a closure`() throws {
    let kept = Recorder<Data>()
    let store = SettingsStore(keepData: kept.record)

    try store.keep(7)
    try store.keep(["seven"])

    #expect(kept.values == [Data("7".utf8), Data(#"["seven"]"#.utf8)])
  }
}

private struct SettingsStore: Sendable {
  var keepData: @Sendable (_ data: Data) throws -> Void

  func keep(_ value: some Encodable) throws {
    try keepData(JSONEncoder().encode(value))
  }
}
