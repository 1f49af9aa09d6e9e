import Foundation
import ReminderStorage

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The globals that `Step0.swift` uses. A module's own declaration hides an imported one. So the file
// needs no edit to run on a machine in memory.
//
// It hides only calls that fit it: were it `print(_ line: String)`, `print(42)` would be the real
// one, without a warning. So functions and initializers have each form that such a file may call.

@MainActor func print(
  _ items: Any..., separator: String = " ", terminator: String = "\n"
) {
  let text = items.map { "\($0)" }.joined(separator: separator)
  Patient.machine?.say(terminator == "\n" ? text : text + terminator)
}

extension Date {
  @MainActor init() { self = Patient.machine?.time ?? .distantPast }

  @MainActor static var now: Date { Date() }
}

extension Int {
  @MainActor static func random(in range: ClosedRange<Int>) -> Int {
    Patient.machine?.random(in: range) ?? range.lowerBound
  }

  @MainActor static func random(in range: Range<Int>) -> Int {
    random(in: range.lowerBound...range.upperBound - 1)
  }
}

@MainActor struct UserDefaults {
  static let standard = UserDefaults()

  func object(forKey key: String) -> Any? { Patient.machine?.store.object(forKey: key) }

  func set(_ value: Any?, forKey key: String) { Patient.machine?.store.set(value, forKey: key) }

  func removeObject(forKey key: String) { set(nil, forKey: key) }

  func synchronize() -> Bool { true }
}

@MainActor struct FileManager {
  static let `default` = FileManager()

  let homeDirectoryForCurrentUser = URL(filePath: "/home")

  func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}

  func contents(atPath path: String) -> Data? {
    Patient.machine?.read(URL(filePath: path).lastPathComponent)
  }

  func createFile(atPath path: String, contents data: Data) -> Bool {
    Patient.machine?.write(data, to: URL(filePath: path).lastPathComponent) ?? false
  }
}

@MainActor struct URLSession {
  static let shared = URLSession()

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    guard let url = request.url, let machine = Patient.machine,
      case let (data, status?) = try machine.post(request.httpBody ?? Data(), to: url),
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else { throw URLError(.badServerResponse) }
    return (data, response)
  }
}

@MainActor struct AlarmCenter {
  struct Receipt {
    let id: UUID
    let time: Date
  }

  static let shared = AlarmCenter()

  func schedule(
    _ title: String, at time: Date, confirmed: @escaping @MainActor (Receipt) -> Void
  ) {
    Patient.machine?.schedule(title, at: time) { confirmed(Receipt(id: $0, time: $1)) }
  }

  func cancel(_ alarm: UUID) { Patient.machine?.cancel(alarm) }
}
