import Foundation

/// The costs of all techniques on one machine, as a table or as JSON.
struct Report: Codable, Equatable {
  var machine = Report.thisMachine
  var date = Date().formatted(.iso8601.year().month().day())
  let techniques: [Cost]
  /// The nanoseconds of one write to a file.
  let fileWrite: Double

  /// The largest ratios of the first ranks; what is above all of them has the last rank.
  ///
  /// From run to run a median moves by some percent, so that the order of neighbours is no result.
  /// The limits lie where the ratios leave gaps. A technique that is near one may change its rank.
  static let limits = [1.2, 1.45, 2]

  /// Sums a sample up.
  ///
  /// A ratio compares two times of one round, in which both met the same machine.
  @MainActor init(_ sample: Sample, of contenders: [Contender]) {
    let baseline = sample.nanoseconds[0]
    let ratios = sample.nanoseconds.map { zip($0, baseline).map(/).sorted() }
    let medians = ratios.map { $0.quantile(0.5) }
    techniques = contenders.indices.map { index in
      Cost(
        name: contenders[index].name, chapter: contenders[index].chapter,
        nanoseconds: sample.nanoseconds[index].sorted().quantile(0.5),
        more: zip(sample.nanoseconds[index], baseline).map(-).sorted().quantile(0.5),
        ratio: medians[index], lower: ratios[index].quantile(0.25),
        upper: ratios[index].quantile(0.75), objects: sample.objects[index],
        rank: 1 + Self.limits.count { $0 < medians[index] })
    }
    fileWrite = sample.fileWrites.sorted().quantile(0.5)
  }

  /// The report for a terminal.
  var table: String {
    let rows = techniques.map { cost in
      [
        "\(cost.chapter)".padded(to: -7), "  ", cost.name.padded(to: 32),
        cost.nanoseconds.text(0).padded(to: -4), cost.more.text(0).padded(to: -7),
        cost.ratio.text(2).padded(to: -8),
        "\(cost.lower.text(2)) – \(cost.upper.text(2))".padded(to: -15),
        (cost.objects.map { "\($0)" } ?? "–").padded(to: -9), "\(cost.rank)".padded(to: -6),
      ].joined()
    }
    let calls = fileWrite / (techniques.first?.nanoseconds ?? 1)
    return """
      One nextReminderId on \(machine), \(date)

      chapter  technique                         ns   more   ratio    middle half  objects  rank
      \(rows.joined(separator: "\n"))

      One write to a file takes \(fileWrite.text(0)) ns, as long as \(calls.text(0)) hard-wired calls.
      """
  }

  /// The report for a program.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The name of the system, which no function of Foundation tells in this form.
  static var system: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #else
      "another system"
    #endif
  }

  private static var thisMachine: String {
    #if arch(arm64)
      let processor = "arm64"
    #elseif arch(x86_64)
      let processor = "x86_64"
    #else
      let processor = "another processor"
    #endif
    #if compiler(>=6.4)
      let swift = "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      let swift = "Swift 6.3"
    #else
      let swift = "Swift 6.2"
    #endif
    #if DEBUG
      let build = "debug build"
    #else
      let build = "release build"
    #endif
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(cores) cores (\(processor)), \(system), \(swift), \(build)"
  }
}

/// What one call costs with one technique.
struct Cost: Codable, Equatable {
  let name: String
  let chapter: Int
  let nanoseconds: Double
  /// The nanoseconds more than the baseline.
  let more: Double
  /// The time, divided by the baseline's: the median of all rounds, and the quartiles around it.
  let ratio: Double
  let lower: Double
  let upper: Double
  /// The objects that a call allocates, or nil if nobody knows.
  let objects: Int?
  /// Counted from the fastest; see ``Report/limits``.
  let rank: Int
}

extension [Double] {
  /// The value below which a part of these sorted ones lies.
  fileprivate func quantile(_ part: Double) -> Double {
    self[Int((Double(count - 1) * part).rounded())]
  }
}

extension Double {
  fileprivate func text(_ digits: Int) -> String {
    let text = String(format: "%.\(digits)f", self)
    return text == "-0" ? "0" : text
  }
}

extension String {
  /// The text with spaces up to a width: behind it, or in front of it if the width is negative.
  fileprivate func padded(to width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? space + self : self + space
  }
}
