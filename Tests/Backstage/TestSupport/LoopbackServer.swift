public import Foundation
import Synchronization

// Foundation brings POSIX along. That it brings the members of its structures, too, is sure on Linux.
#if canImport(Darwin)
  import Darwin
#endif

/// A small HTTP/1.1 server on a free port of 127.0.0.1, for tests.
///
/// It reads a request, answers it and closes the connection, unless it is told to keep it. One thread owns all connections and
/// sleeps until a client or the test wants something, so nothing here depends on time.
public final class LoopbackServer: Sendable {
  /// What a client sent.
  public struct Request: Equatable, Sendable {
    /// The method, such as "GET".
    public let method: String
    /// The path and the query, as they were sent.
    public let target: String
    /// What the body is, such as "application/json", if the client says so.
    public let contentType: String?
    /// The header `Idempotency-Key`, if the client sends one.
    public let idempotencyKey: String?
    /// The header `Authorization`, if the client sends one.
    public let authorization: String?
    /// The body, as text.
    public let body: String
  }

  /// What the server does about a request.
  public enum Answer: Sendable {
    /// It answers with a status and a body.
    case respond(status: Int = 200, body: String)
    /// It answers, and keeps the connection for the client's next request.
    case respondAndKeep(body: String)
    /// It does the same, but not before ``LoopbackServer/letGo()``.
    case withhold(status: Int = 200, body: String)
    /// It sends the client to another place.
    case redirect(status: Int = 303, to: URL)
    /// It closes the connection without a word.
    case hangUp
  }

  /// Where the server listens, such as "http://127.0.0.1:40123".
  public let url: URL

  /// The requests, in the order in which they were read, until the server stops.
  public let requests: AsyncStream<Request>

  private let received: AsyncStream<Request>.Continuation
  private let answer: @Sendable (Request) -> Answer
  private let listener: Socket
  private let alarm: Pipe
  private let orders = Mutex((letsGo: false, stops: false))

  private init(answer: @escaping @Sendable (Request) -> Answer) throws {
    (listener, url) = try Socket.bound()
    guard listener.listen() else {
      listener.close()
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.answer = answer
    alarm = Pipe()
    (requests, received) = AsyncStream.makeStream()
  }

  /// Runs `body` while a server answers, and returns when the server has closed all it opened.
  public static func run(
    answering answer: @escaping @Sendable (Request) -> Answer,
    _ body: (LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(answer: answer)
    async let served: Void = server.serveOnAThread()
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(server))
    } catch {
      result = .failure(error)
    }
    server.order { $0.stops = true }
    await served
    try? server.alarm.fileHandleForReading.close()
    try? server.alarm.fileHandleForWriting.close()
    try result.get()
  }

  /// Runs `body` with an address on which nobody listens, and nobody can meanwhile.
  public static func withRefusingURL(_ body: (URL) async throws -> Void) async throws {
    let (socket, url) = try Socket.bound()
    defer { socket.close() }
    try await body(url)
  }

  /// Connects to the server and sends `text`, as a client who then waits as long as you like.
  public func connect(sending text: String) throws -> FileHandle {
    let socket = try Socket.connected(to: url)
    socket.send(Data(text.utf8))
    return FileHandle(fileDescriptor: socket.descriptor, closeOnDealloc: true)
  }

  /// Sends the answers that are withheld, and withholds none from now on.
  public func letGo() {
    order { $0.letsGo = true }
  }

  private func order(_ change: (inout (letsGo: Bool, stops: Bool)) -> Void) {
    orders.withLock { change(&$0) }
    alarm.fileHandleForWriting.write(Data([1]))
  }

  private func serveOnAThread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        self.serve()
        continuation.resume()
      }
    }
  }

  private func serve() {
    var connections: [Connection] = []
    var orders = (letsGo: false, stops: false)
    let bell = alarm.fileHandleForReading
    while !orders.stops {
      let ready = Socket.wait(
        for: [bell.fileDescriptor, listener.descriptor] + connections.map(\.socket.descriptor))
      if ready.contains(bell.fileDescriptor) {
        _ = bell.availableData
        orders = self.orders.withLock { $0 }
      }
      for index in connections.indices {
        if ready.contains(connections[index].socket.descriptor) {
          connections[index].read { request in
            received.yield(request)
            return answer(request)
          }
        }
        if orders.letsGo { connections[index].sendWithheld() }
      }
      connections.removeAll { $0.isOver }
      if ready.contains(listener.descriptor), let socket = listener.accept() {
        connections.append(Connection(socket: socket))
      }
    }
    for connection in connections { connection.socket.close() }
    listener.close()
    received.finish()
  }
}

/// A client's connection: bytes come in until they are a request, then an answer goes out.
private struct Connection {
  let socket: Socket
  private(set) var isOver = false
  private var input = Data()
  private var withheld: Data?
  private var isAnswered = false

  init(socket: Socket) {
    self.socket = socket
  }

  mutating func read(_ answer: (LoopbackServer.Request) -> LoopbackServer.Answer) {
    guard let bytes = socket.read() else { return end() }
    input += bytes
    guard !isAnswered, let request = LoopbackServer.Request(input) else { return }
    isAnswered = true
    switch answer(request) {
    case .respond(let status, let body): finish(with: response(status, body))
    case .respondAndKeep(let body):
      socket.send(response(200, body, keepsConnection: true))
      input = Data()
      isAnswered = false
    case .withhold(let status, let body): withheld = response(status, body)
    case .redirect(let status, let url):
      finish(with: response(status, "", ["Location: \(url.absoluteString)"]))
    case .hangUp: end()
    }
  }

  mutating func sendWithheld() {
    if let withheld { finish(with: withheld) }
  }

  private mutating func finish(with bytes: Data) {
    socket.send(bytes)
    end()
  }

  private mutating func end() {
    if !isOver { socket.close() }
    withheld = nil
    isOver = true
  }

  private func response(
    _ status: Int, _ body: String, _ headers: [String] = [], keepsConnection: Bool = false
  ) -> Data {
    let head =
      [
        "HTTP/1.1 \(status) Status", "Content-Length: \(body.utf8.count)",
        "Connection: \(keepsConnection ? "keep-alive" : "close")",
      ] + headers
    return Data((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }
}

extension LoopbackServer.Request {
  /// Reads a request, or gives nil while some of it is still to come.
  fileprivate init?(_ bytes: Data) {
    guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let words = head[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    func header(_ name: String) -> String? {
      head.first { $0.lowercased().hasPrefix(name + ":") }
        .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
    let body = bytes[end.upperBound...]
    guard body.count >= header("content-length").flatMap({ Int($0) }) ?? 0 else { return nil }
    self.init(
      method: String(words[0]), target: String(words[1]),
      contentType: header("content-type"), idempotencyKey: header("idempotency-key"),
      authorization: header("authorization"), body: String(decoding: body, as: UTF8.self))
  }
}

/// A socket on 127.0.0.1, as POSIX has it.
private struct Socket {
  let descriptor: Int32

  /// Makes a socket that holds a port which the system picked, and does not listen yet.
  static func bound() throws -> (Socket, URL) {
    let (socket, port) = try made(for: 0) { socket, address, size in
      bind(socket, address, size) == 0 && getsockname(socket, address, &size) == 0
    }
    guard let url = URL(string: "http://127.0.0.1:\(port)") else {
      socket.close()
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return (socket, url)
  }

  /// Makes a socket that is connected to the port of `url`.
  static func connected(to url: URL) throws -> Socket {
    try made(for: UInt16(url.port ?? 0)) { socket, address, size in
      connect(socket, address, size) == 0
    }.socket
  }

  /// Makes a socket and calls `use` with it and the address of a port, which `use` may change.
  private static func made(
    for port: UInt16, _ use: (Int32, UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Bool
  ) throws -> (socket: Socket, port: UInt16) {
    let socket = Socket(descriptor: systemSocket(AF_INET, number(of: SOCK_STREAM), 0))
    socket.hideFromChildProcesses()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isUsed = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { use(socket.descriptor, $0, &size) }
    }
    guard isUsed else {
      socket.close()
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// Waits until some of the descriptors have something to read, and returns those.
  static func wait(for descriptors: [Int32]) -> Set<Int32> {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&entries, nfds_t(entries.count), -1)
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }

  func listen() -> Bool {
    systemListen(descriptor, 16) == 0
  }

  func accept() -> Socket? {
    let accepted = Socket(descriptor: systemAccept(descriptor, nil, nil))
    guard accepted.descriptor >= 0 else { return nil }
    accepted.hideFromChildProcesses()
    return accepted
  }

  /// Returns what has come, or nil if nothing will come any more.
  func read() -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? Data(bytes.prefix(count)) : nil
  }

  /// Sends all of `data`, unless the other side has gone, which is an error here and no signal.
  func send(_ data: Data) {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        systemSend(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the connection, also for a child process that has inherited the socket.
  func close() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
    _ = systemClose(descriptor)
  }

  private func hideFromChildProcesses() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}

// The kind of a socket is a number for Darwin and Musl, and an enumeration for Glibc.
private func number(of kind: Int32) -> Int32 { kind }
private func number<Kind: RawRepresentable<UInt32>>(of kind: Kind) -> Int32 { Int32(kind.rawValue) }

// The system's functions whose names a method of `Socket` has, too.
private let systemSocket = socket
private let systemListen = listen
private let systemAccept = accept
private let systemSend = send
private let systemClose = close
