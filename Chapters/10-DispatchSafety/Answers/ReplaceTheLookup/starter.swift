// Exercise 10.2: replace the lookup
//
// The desk finds its two services by their names, each time. A test can't hand it others, and a
// name that changes is found out by a user. Let the desk use what its initializer is given.

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
  static func find<Service>(_ name: String, as type: Service.Type) -> Service? {
    let services: [String: Any] = ["tickets": AppTickets(), "printer": AppPrinter()]
    return services[name] as? Service
  }
}

private struct AppTickets: Tickets {
  func next() -> Int { 0 }
}

private struct AppPrinter: LinePrinter {
  func print(_ line: String) {}
}
