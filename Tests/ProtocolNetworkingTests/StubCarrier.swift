import Foundation
import ProtocolNetworking
import Synchronization

/// A stub, because it has one reply to every message, and a spy, because it records the messages.
final class StubCarrier: Carrier {
  private let reply: Reply
  private let messages = Mutex<[Message]>([])

  init(status: Int = 200, body: String) {
    reply = Reply(status: status, body: Data(body.utf8))
  }

  var sent: [Message] { messages.withLock { $0 } }

  func send(_ message: Message) async throws -> Reply {
    messages.withLock { $0.append(message) }
    return reply
  }
}
