import Foundation
import ProtocolNetworking
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct SelfSendingRequestTests {
  @Test func `the second step's parsing can be tested, but its sending has no parameter`() {
    let request = SelfSendingNextIdRequest()

    #expect(request.parse(Data(#"{"id": 7}"#.utf8)) == 7)
    #expect(request.host == "https://reminders.example", "send() would reach it, in a test too")
  }

  @Test func `a URLProtocol fakes its network, for the whole process`() async {
    await #expect(processExitsWith: .success) {
      #expect(URLProtocol.registerClass(SevenProtocol.self))
      let id = try await SelfSendingIdRequest().send()
      #expect(id == 7)
    }
  }

  @Test func `nil doesn't tell what is wrong with a body`() {
    let request = SelfSendingNextIdRequest()

    #expect(request.parse(Data("<html>".utf8)) == nil)
    #expect(request.parse(Data("{}".utf8)) == nil)
  }
}

/// A stub: every request of the shared session gets the id 7.
private final class SevenProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 9, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"{"id": 7}"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
