// Exercise 10.2: replace the lookup
//
// The desk finds its two services by their names, each time. A test can't pass it others, and if a
// name changes, it is a user who finds out. Let the desk use what its initializer is given, and look
// nothing up any more: it works in an app without those services, too.

/// Numbers reminders, and prints a line for each.
struct ReminderDesk {
  init(tickets: any Tickets, printer: any LinePrinter) {
  }

  /// Prints the next ticket's number and the title, such as "#7 Pay rent".
  ///
  /// If there is no ticket, the error reaches the caller and nothing is printed.
  func add(_ title: String) throws {
    guard let tickets = AppServices.find("tickets", as: (any Tickets).self) else { return }
    guard let printer = AppServices.find("printer", as: (any LinePrinter).self) else { return }
    printer.print("#\(try tickets.next()) \(title)")
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
