// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
struct Friend: Identifiable, Sendable {
  let id: Int
}

func upload<Item: Identifiable & Sendable>(_ items: [Item]) {}

func share(_ friends: [Friend]) {
  upload(friends)  // error: main actor-isolated conformance of 'Friend' to 'Identifiable'
}
