public import Alarms
public import Foundation
public import ReminderStorage

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// What the program of chapter 24 runs on in a check, all of it in memory.
@MainActor public final class World {
  /// Where the program keeps values.
  public let store: any KeyValueStore = WorldStore()

  /// The time: 12:00 on 28 March 2026 in Berlin, until a recorded line says otherwise.
  public private(set) var now = RecordedTime.date("2026-03-28 12:00") ?? .distantPast

  /// What each random number is: one that the program never asks for, to tell it from a real one.
  public let number = 25

  /// The ranges from which the program wanted a random number.
  public private(set) var ranges: [ClosedRange<Int>] = []

  /// The files, by name.
  public var files: [String: Data] = [:]

  /// Whether no file can be written.
  public var isFull = false

  /// An alarm center that is not the shared one.
  public let alarms = AlarmCenter()

  /// The titles of the alarms that were set, in that order.
  public private(set) var titles: [String] = []

  /// What the program printed.
  public var lines: [String] = []

  /// The bodies that were sent, with their address.
  public private(set) var sent: [String] = []

  /// The method and the Content-Type of each request that a program made itself.
  public private(set) var headers: [String] = []

  /// What happens while the server is asked, before it answers.
  public var whileAsked: () async -> Void = {}

  private var status: Int? = 200

  /// Makes a world in which nothing has happened.
  public init() {}

  /// Returns `number`, and notes the range.
  public func random(in range: ClosedRange<Int>) -> Int {
    ranges.append(range)
    return number
  }

  /// Sets an alarm in `alarms`, and notes its title, which is what the user reads when it rings.
  public func schedule(
    _ title: String, at time: Date, confirmed: @escaping @MainActor (AlarmReceipt) -> Void
  ) {
    titles.append(title)
    alarms.schedule(title, at: time, confirmed: confirmed)
  }

  /// Answers a body that is sent to an address.
  public func answer(_ body: Data, to url: URL) throws -> (data: Data, status: Int?) {
    sent.append("\(String(decoding: body, as: UTF8.self)) to \(url.absoluteString)")
    guard let status else { throw URLError(.notConnectedToInternet) }
    return (Data("[1]".utf8), status)
  }

  /// Answers a request, as `URLSession` does.
  public func answer(_ request: URLRequest) throws -> (Data, URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    let type = request.value(forHTTPHeaderField: "Content-Type") ?? "no Content-Type"
    headers.append("\(request.httpMethod ?? "no method") with \(type)")
    let (data, status) = try answer(request.httpBody ?? Data(), to: url)
    guard let status,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else { throw URLError(.badServerResponse) }
    return (data, response)
  }

  /// The day as it was recorded with the patient, a line that is typed with what is printed then.
  ///
  /// A line with "@" sets the clock, and one with "!" the status that the server answers with.
  public static let day: [(typed: String, printed: [String])] = [
    ("start", ["welcome; begin with: login NAME [ZONE]"]),
    ("list", ["log in first"]),
    ("login", ["login NAME [ZONE]"]),
    ("login ada Mars/Crater", ["there is no time zone Mars/Crater"]),
    ("login ada Europe/Berlin", ["hello ada, you have 0 open"]),
    ("start", ["hello ada, you have 0 open"]),
    ("list", ["nothing to do"]),
    ("add 2026-03-28", ["add DATE TIME TITLE"]),
    ("add today 09:00 Pay rent", ["today 09:00 is no date and time"]),
    ("add 2026-03-28 09:00 Pay rent", ["[log] #0 rings at 2026-03-28 09:00"]),
    ("add 2026-03-29 18:00 Call Bob", ["[log] #1 rings at 2026-03-29 18:00"]),
    ("list", ["#0 2026-03-28 09:00 Pay rent, overdue", "#1 2026-03-29 18:00 Call Bob"]),
    ("today", ["#0 2026-03-28 09:00 Pay rent, overdue"]),
    ("snooze 1", ["snooze ID DAYS"]),
    ("snooze 1 0", ["snooze ID DAYS"]),
    ("snooze 1 366", ["snooze ID DAYS"]),
    ("snooze 7 1", ["there is no #7"]),
    ("snooze 1 2", ["[log] #1 rings at 2026-03-31 18:00"]),
    ("later", ["later ID"]),
    ("later 0", ["[log] #0 rings at 2026-03-28 09:25"]),
    ("done", ["there is no #"]),
    ("done 7", ["there is no #7"]),
    ("done 0", ["done: Pay rent"]),
    ("@2026-03-30 09:00", []),
    ("add 2026-03-30 09:00 Swim", ["[log] #2 rings at 2026-03-30 09:00"]),
    ("today", ["#2 2026-03-30 09:00 Swim"]),
    ("list", ["#2 2026-03-30 09:00 Swim", "#1 2026-03-31 18:00 Call Bob"]),
    ("history", ["2026-03-28 12:00 Pay rent", "last sync: never"]),
    ("server", ["server ADDRESS"]),
    ("server http://127.0.0.1:9999", ["server is http://127.0.0.1:9999"]),
    ("sync", ["synced, 1 done elsewhere"]),
    ("history", ["2026-03-28 12:00 Pay rent", "last sync: 2026-03-30 09:00"]),
    ("!500", []),
    ("sync", ["the server refused"]),
    ("!204", []),
    ("sync", ["the server refused"]),
    ("!", []),
    ("sync", ["no answer, try again later"]),
    ("login bob America/New_York", ["hello bob, you have 0 open"]),
    ("add 2026-03-30 06:00 Fly", ["[log] #3 rings at 2026-03-30 06:00"]),
    ("list", ["#3 2026-03-30 06:00 Fly"]),
    ("login ada", ["hello ada, you have 1 open"]),
    ("done 2", ["done: Swim"]),
    (
      "history",
      [
        "2026-03-28 12:00 Pay rent", "2026-03-30 09:00 Swim", "last sync: 2026-03-30 09:00",
      ]
    ),
    ("logout", ["bye ada"]),
    ("start", ["welcome; begin with: login NAME [ZONE]"]),
    ("sing", ["log in first"]),
    ("login bob", ["hello bob, you have 1 open"]),
    ("list", ["#3 2026-03-30 06:00 Fly"]),
    ("snooze 3 365", ["[log] #3 rings at 2027-03-30 06:00"]),
    ("start", ["hello bob, you have 1 open"]),
    ("list", ["#3 2027-03-30 06:00 Fly"]),
    (
      "sing",
      ["commands: login server add list today snooze later done history sync logout"]
    ),
  ]

  /// The titles of the alarms that are set on that day, one for each line with "rings".
  public static let titles = ["Pay rent", "Call Bob", "Call Bob", "Pay rent", "Swim", "Fly", "Fly"]

  /// What is sent on that day, one body with its address for each `sync`.
  public static let sent =
    ["[1,2] to http://127.0.0.1:9999/ada"]
    + Array(repeating: "[2] to http://127.0.0.1:9999/ada", count: 3)

  /// Both bugs, as they were recorded with the patient.
  public static let bugs: [(typed: String, printed: [String])] = [
    ("start", ["welcome; begin with: login NAME [ZONE]"]),
    ("login ada Europe/Berlin", ["hello ada, you have 0 open"]),
    ("add 2026-03-28 18:00 Pay rent", ["[log] #0 rings at 2026-03-28 18:00"]),
    ("snooze 0 1", ["[log] #0 rings at 2026-03-29 19:00"]),
    ("add 2026-03-30 09:00 Call Bob", ["[log] #1 rings at 2026-03-30 09:00"]),
    (
      "add 2026-03-30 09:00 Swim",
      ["[log] #2 rings at 2026-03-30 09:00", "[log] #1 rings at 2026-03-30 09:01"]
    ),
    (
      "list",
      [
        "#0 2026-03-29 19:00 Pay rent", "#1 2026-03-30 09:00 Call Bob",
        "#1 2026-03-30 09:00 Call Bob", "#2 2026-03-30 09:00 Swim",
      ]
    ),
  ]

  /// What goes wrong in a world that is broken, as it was recorded with the patient.
  public static let errors: [(typed: String, printed: [String])] = [
    ("login ada", ["hello ada, you have 1 open"]),
    ("login bob", ["[log] bob.json can't be read", "hello bob, you have 0 open"]),
    (
      "add 2026-03-28 18:00 Fly",
      [
        "not added: \"\(currentReminderId)\" holds the largest possible id; there is no next one"
      ]
    ),
    ("server http://[", ["server is http://["]),
    ("sync", ["http://[ is no address"]),
    ("server http://127.0.0.1:9999", ["server is http://127.0.0.1:9999"]),
    ("sync", ["[log] bob.json can't be written", "synced, 0 done elsewhere"]),
    ("login ada", ["hello ada, you have 1 open"]),
    (
      "done 0",
      [
        "[log] ada.json can't be written", "[log] ada.history can't be written", "done: Pay rent",
      ]
    ),
  ]

  /// Fills the disk, spoils bob's file but not ada's, and leaves no id.
  public func breakDown() {
    isFull = true
    files["ada.json"] = Data(World.file(withReminderDue: now).utf8)
    files["bob.json"] = Data("?".utf8)
    store.set(Int.max, forKey: currentReminderId)
  }

  /// Returns a file with one reminder in it.
  public static func file(withReminderDue due: Date) -> String {
    """
    [{"id":0,"title":"Pay rent","due":\(due.timeIntervalSinceReferenceDate),\
    "alarm":"\(UUID().uuidString)"}]
    """
  }

  /// A morning without anything that depends on the date, for a program with the real clock.
  public static let morning: [(typed: String, printed: [String])] = [
    ("start", ["welcome; begin with: login NAME [ZONE]"]),
    ("login ada Europe/Berlin", ["hello ada, you have 0 open"]),
    ("add 2001-03-01 09:00 Pay rent", ["[log] #0 rings at 2001-03-01 09:00"]),
    ("add 2901-03-01 09:00 Call Bob", ["[log] #1 rings at 2901-03-01 09:00"]),
    ("add 2901-03-01 10:00 Swim", ["[log] #2 rings at 2901-03-01 10:00"]),
    ("snooze 2 1", ["[log] #2 rings at 2901-03-02 10:00"]),
    (
      "list",
      [
        "#0 2001-03-01 09:00 Pay rent, overdue", "#1 2901-03-01 09:00 Call Bob",
        "#2 2901-03-02 10:00 Swim",
      ]
    ),
    ("sync", ["synced, 1 done elsewhere"]),
    ("done 0", ["done: Pay rent"]),
    ("login bob America/New_York", ["hello bob, you have 0 open"]),
    ("login ada", ["hello ada, you have 1 open"]),
  ]

  /// Types the lines of a recording into a program whose output is in `lines`.
  ///
  /// - Returns: The first difference, or nil if there is none.
  public func firstDifference(
    from recording: [(typed: String, printed: [String])], in lines: () -> [String],
    typing type: (String) async -> Void
  ) async -> String? {
    for line in recording {
      if line.typed.hasPrefix("@") {
        now = RecordedTime.date(String(line.typed.dropFirst())) ?? .distantPast
      } else if line.typed.hasPrefix("!") {
        status = Int(line.typed.dropFirst())
      } else {
        let before = lines().count
        await type(line.typed)
        let printed = Array(lines().dropFirst(before))
        if printed != line.printed {
          return "after \"\(line.typed)\" the program printed \(printed), and not \(line.printed)"
        }
      }
    }
    return nil
  }
}

extension World {
  /// Returns the last line that is printed while `body` runs, or "nothing".
  public func lastLine(while body: () async -> Void) async -> String {
    let before = lines.count
    await body()
    return lines.dropFirst(before).last ?? "nothing"
  }

  /// Lets ada sync before anybody has typed `server`.
  ///
  /// - Returns: What is wrong with what was sent, or nil; `what` says which requests were seen.
  public func faultOfFirstSync(
    _ what: String, typing type: (String) async -> Void
  ) async -> String? {
    await type("login ada")
    await type("sync")
    if sent == ["[] to http://127.0.0.1:8080/ada"] { return nil }
    return "nobody had typed `server`, so a sync goes to http://127.0.0.1:8080/ada; \(what) \(sent)"
  }

  /// Lets ada sync with a server that takes ten minutes.
  ///
  /// - Returns: What is wrong with the time that is noted, or nil.
  public func faultOfSlowSync(typing type: (String) async -> Void) async -> String? {
    await type("login ada")
    whileAsked = { self.now += 600 }
    defer { whileAsked = {} }
    await type("sync")
    let noted = store.object(forKey: "last sync of ada") as? String ?? "nothing"
    if noted == "2026-03-28 12:10" { return nil }
    return """
      a sync began at 12:00, and its answer came at 12:10, which the program must note; it noted \
      \(noted)
      """
  }

  /// Lets ada do a reminder while she syncs with a server that knows it as done.
  ///
  /// - Returns: What is wrong with what the sync prints, or nil.
  public func faultOfDoneDuringSync(
    typing type: @escaping (String) async -> Void
  ) async -> String? {
    await type("login ada")
    await type("add 2026-03-28 18:00 Pay rent")
    await type("add 2026-03-28 19:00 Call Bob")
    whileAsked = { await type("done 1") }
    defer { whileAsked = {} }
    let printed = await lastLine { await type("sync") }
    if printed == "synced, 0 done elsewhere" { return nil }
    return """
      #1 was done here while the server was asked, which answered that #1 is done; so nothing was \
      done elsewhere, and the sync printed \(printed)
      """
  }

  /// Lets other alarms push ada's alarm on, minute by minute, until `later`, which moves by `number`
  /// minutes, moves its reminder to where the alarm already is.
  ///
  /// - Returns: What is wrong with the alarms that are set then, or nil.
  public func faultOfMoveToItsOwnAlarm(typing type: (String) async -> Void) async -> String? {
    await type("login ada")
    await type("add 2026-04-01 18:10 Pay rent")
    await type("snooze 0 1")
    for minute in 10..<(10 + number) { await type("add 2026-04-02 18:\(minute) Call Bob") }
    await type("later 0")
    if alarms.pending.count == 1 + number { return nil }
    return """
      `later 0` moved #0 to the minute to which its alarm had been moved; the old alarm must be \
      cancelled before the new one is set; for \(1 + number) open reminders, \(alarms.pending.count) \
      alarms are set
      """
  }

  /// Starts other programs, which share `Session` until step 6, while ada is logged in.
  ///
  /// - Returns: What is wrong with her `list` after one of them, or nil.
  public func faultAfterStarting(
    _ others: [@MainActor () -> Void], typing type: (String) async -> Void
  ) async -> String? {
    for start in others {
      await type("login ada")
      start()
      let printed = await lastLine { await type("list") }
      if printed != "nothing to do" {
        return """
          ada was logged in when a second program was made and started; then her `list` printed \
          \(printed); `Session` stays as it is until step 6, so no initializer and no `start` resets it
          """
      }
    }
    return nil
  }
}

private final class WorldStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
