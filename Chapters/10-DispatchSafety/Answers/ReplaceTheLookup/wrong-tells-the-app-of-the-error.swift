// wrong: On the way of an error the app's printer is still looked up.
// sees: there was no ticket, and the desk turned to the app's services

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
    do {
      printer.print("#\(try tickets.next()) \(title)")
    } catch {
      AppServices.find("printer", as: (any LinePrinter).self)?.print("no ticket for \(title)")
      throw error
    }
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
