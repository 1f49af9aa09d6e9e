import Foundation
import ReminderFeature
import ReminderStores

/// The program: `output(of:)`, which `main` calls, is its composition root.
@main enum Reminders {
  static let help = """
    usage: swift run reminders [--file FILE | --demo] [COMMAND]

      list        shows all reminders; so does no command at all
      add TITLE   adds a reminder
      done ID     marks a reminder as done

      --file FILE keeps the reminders in FILE, and not in $REMINDERS_FILE or, without that,
                  \(Options.ownFile.path)
      --demo      shows two reminders, and keeps nothing
      --          ends the options: a title may begin with -- after it
      --help      prints this
    """

  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let options = try Options(arguments, environment: ProcessInfo.processInfo.environment)
      print(try await output(of: options))
    } catch {
      FileHandle.standardError.write(Data("reminders: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }

  /// Puts the program together, runs the command, and returns what to print.
  static func output(of options: Options) async throws -> String {
    switch options.storage {
    case .help:
      return help
    case .demo:
      let reminders = ReminderList(store: MemoryStore())
      for title in ["Water the plants", "Pay rent"] { try reminders.add(title) }
      return try options.command.run(on: reminders)
    case .file(let file):
      // A list saves nothing. Saving replaces the file as a whole, so a program that only reads it
      // needs no lock.
      let lock = options.command == .list ? nil : try FileLock(for: file)
      defer { lock?.release() }
      let reminders = ReminderList(store: try await FileStore.open(file))
      return try options.command.run(on: reminders)
    }
  }
}
