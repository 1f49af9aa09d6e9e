import Foundation

/// Measures what each technique of the workbook costs.
@main struct Costs {
  static let help = """
    usage: swift run -c release costs [--json]

    Measures one nextReminderId on a trivial store, wired by each technique, and prints a table.

      --json      prints JSON, which docs/costs-chart draws
      --sample    measures in this process alone, and prints the raw times
      --in-debug  measures a debug build, too
      --help      prints this

      ns            nanoseconds for one call, the median of all rounds
      more          how many of them the hard-wired call does not take
      ratio         to the hard-wired call of the same round, the median of all rounds
      middle half   between these two lie half of the ratios
      objects       what a call allocates; – if the Swift runtime does not tell
      rank          1 for a ratio up to 1.2, 2 up to 1.45, 3 up to 2, 4 beyond; within a rank
                    the order may change from run to run

    All techniques use one store in memory. Chapter 0's own type writes to your defaults, so the
    hard-wired call is the same method, written for that store. Every id is checked.

    A program gets other addresses each time it is started, and they change some times by several
    percent. So costs starts itself nine times, and puts the rounds of all nine together.
    """

  @MainActor static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      print(try output(of: options))
    } catch let error as Refusal {
      FileHandle.standardError.write(Data("costs: \(error.reason)\n".utf8))
      exit(error.code)
    } catch {
      FileHandle.standardError.write(Data("costs: \(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func output(of options: Options) throws -> String {
    if options.contains(.help) { return help }
    #if DEBUG
      guard options.contains(.inDebug) else {
        throw Refusal(
          code: 1, reason: "the numbers of a debug build mean nothing; swift run -c release costs")
      }
    #endif
    if options.contains(.sample) {
      let sample = try Benchmark().sample(contenders)
      return String(decoding: try JSONEncoder().encode(sample), as: UTF8.self)
    }
    var sample = try sampleOfAnotherProcess()
    for _ in 2...9 { sample.add(try sampleOfAnotherProcess()) }
    let report = Report(sample, of: contenders)
    return options.contains(.json) ? try report.json : report.table
  }

  private static func sampleOfAnotherProcess() throws -> Sample {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--sample", "--in-debug"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(code: 1, reason: "a measurement ended early")
    }
    return try JSONDecoder().decode(Sample.self, from: data)
  }
}

/// Why nothing is measured, and the exit code that says so.
struct Refusal: Error {
  let code: Int32
  let reason: String
}

/// What was asked for.
struct Options: OptionSet {
  let rawValue: Int

  static let json = Options(rawValue: 1)
  static let sample = Options(rawValue: 2)
  static let inDebug = Options(rawValue: 4)
  static let help = Options(rawValue: 8)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ arguments: some Sequence<String>) throws {
    self = []
    for argument in arguments {
      switch argument {
      case "--json": insert(.json)
      case "--sample": insert(.sample)
      case "--in-debug": insert(.inDebug)
      case "--help", "-h": insert(.help)
      default: throw Refusal(code: 2, reason: "unknown argument \"\(argument)\"; try --help")
      }
    }
  }
}
