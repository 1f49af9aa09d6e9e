public import Foundation

/// The guide: `swift run workbook`.
public struct Guide {
  private let session: Session

  /// Makes a guide that looks for the workbook from `folder` upwards.
  public init(
    from folder: URL, environment: [String: String], write: @escaping (String) -> Void
  ) {
    self.init(from: folder, environment: environment, tools: .real, write: write)
  }

  init(
    from folder: URL, environment: [String: String], tools: Tools,
    write: @escaping (String) -> Void
  ) {
    let style = Style.current(environment)
    session = Session(folder: folder, style: style, tools: tools) { write(style.plain($0)) }
  }

  /// Runs a command.
  ///
  /// - Returns: The exit code: 0 if all is well or solved, 1 if something is not yet, 2 if the
  ///   command or a file of the book is wrong, 3 if the package could not be built or run, and
  ///   above 128 if a signal ended it.
  public func run(_ arguments: [String]) -> Int32 {
    do {
      return try perform(arguments)
    } catch let problem as UsageError {
      session.write("workbook: \(problem.text)")
      return 2
    } catch let problem as BookError {
      session.write("workbook: \(problem)")
      return 2
    } catch GradingError.interrupted(let signal) {
      return 128 + signal
    } catch let problem as GradingError {
      session.write(problem.text(session.style))
      return 3
    } catch {
      session.write("workbook: \(error.localizedDescription)")
      return 3
    }
  }

  /// Ends the program with what ``run(_:)`` returned: of a signal, if a signal ended the command.
  public static func leave(with code: Int32) -> Never {
    if code > 128 { System.die(of: code - 128) }
    exit(code)
  }

  private func perform(_ arguments: [String]) throws -> Int32 {
    guard let word = arguments.first else { return try Command.map.run(session, []) }
    var rest = Array(arguments.dropFirst())
    let wantsHelp = ["--help", "-h", "help"].contains(word)
    if wantsHelp && rest.isEmpty {
      session.write(Command.overview)
      return 0
    }
    if wantsHelp { rest.append("--help") }
    let command = try Command.named(wantsHelp ? rest[0] : word)
    if rest.contains("--help") || rest.contains("-h") {
      session.write(command.help)
      return 0
    }
    return try command.run(session, rest)
  }
}
