import Foundation
import ProtocolNetworking
import Testing

struct SelfSendingRequestTests {
  @Test func `the second step's parsing can be tested, its sending can't`() {
    let request = SelfSendingNextIdRequest()

    #expect(request.parse(Data(#"{"id": 7}"#.utf8)) == 7)
    #expect(request.host == "https://reminders.example", "send() would reach it, in a test too")
  }

  @Test func `nil doesn't tell what is wrong with a body`() {
    let request = SelfSendingNextIdRequest()

    #expect(request.parse(Data("<html>".utf8)) == nil)
    #expect(request.parse(Data("{}".utf8)) == nil)
  }
}
