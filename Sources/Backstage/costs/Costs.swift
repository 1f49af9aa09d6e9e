import Foundation

/// Measures what each technique of the workbook costs.
@main struct Costs {
  static let help = """
    usage: swift run -c release costs [--json]
           swift run -c release costs --chart FILE

    Measures one nextReminderId on a trivial store, wired by each technique, and prints a table.

      --json        prints JSON
      --chart FILE  measures nothing, and prints what --json wrote to FILE as a picture (SVG)
      --sample      measures in this process alone, and prints the raw times
      --in-debug    measures a debug build, too
      --help        prints this

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
    if options.help { return help }
    if let file = options.chart { return try chart(of: file) }
    #if DEBUG
      guard options.inDebug else {
        throw Refusal(
          code: 1, reason: "the numbers of a debug build mean nothing; swift run -c release costs")
      }
    #endif
    if options.sample {
      let sample = try Benchmark().sample(contenders)
      return String(decoding: try JSONEncoder().encode(sample), as: UTF8.self)
    }
    var sample = try sampleOfAnotherProcess()
    for _ in 2...9 { sample.add(try sampleOfAnotherProcess()) }
    let report = Report(sample, of: contenders)
    return options.json ? try report.json : report.table
  }

  private static func chart(of file: String) throws -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: file))
    } catch {
      throw Refusal(code: 2, reason: "can't read \(file)")
    }
    guard let report = try? JSONDecoder().decode(Report.self, from: data),
      let chart = Chart(report)
    else {
      throw Refusal(code: 2, reason: "\(file) is not what --json prints")
    }
    return chart.svg
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
struct Options {
  private(set) var json = false
  private(set) var sample = false
  private(set) var inDebug = false
  private(set) var help = false
  /// The file whose report is drawn.
  private(set) var chart: String?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--json": json = true
      case "--sample": sample = true
      case "--in-debug": inDebug = true
      case "--help", "-h": help = true
      case "--chart":
        chart = arguments.next()
        if chart == nil { throw Refusal(code: 2, reason: "--chart needs a file; try --help") }
      default: throw Refusal(code: 2, reason: "unknown argument \"\(argument)\"; try --help")
      }
    }
  }
}
