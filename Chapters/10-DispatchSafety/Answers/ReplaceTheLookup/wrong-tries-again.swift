// wrong: An error of the tickets is for the caller; asking twice may take two.
// sees: there was no ticket for a reminder, and yours were asked for 2

// Exercise 10.2: replace the lookup
//
// The desk finds its two services by their names, each time. A test can't pass it others, and if a
// name changes, it is a user who finds out. Let the desk use what its initializer is given, and look
// nothing up any more: it works in an app without those services, too.

/// Numbers reminders, and prints a line for each.
struct ReminderDesk {
  let tickets: any Tickets
  let printer: any LinePrinter

  /// Prints the next ticket's number and the title, such as "#7 Pay rent".
  ///
  /// If there is no ticket, the error reaches the caller and nothing is printed.
  func add(_ title: String) throws {
    let number: Int
    do { number = try tickets.next() } catch { number = try tickets.next() }
    printer.print("#\(number) \(title)")
  }
}

protocol Tickets {
  func next() throws -> Int
}

protocol LinePrinter {
  func print(_ line: String)
}

/// The app's services, by their names.
///
/// Nothing needs to change here.
enum AppServices {
  /// What is registered, which a task can replace: another app has other services, or none.
  @TaskLocal static var all: [String: any Sendable] = [
    "tickets": AppTickets(), "printer": AppPrinter(),
  ]

  static func find<Service>(_ name: String, as type: Service.Type) -> Service? {
    all[name] as? Service
  }
}

private struct AppTickets: Tickets {
  func next() -> Int { 0 }
}

private struct AppPrinter: LinePrinter {
  func print(_ line: String) {}
}
