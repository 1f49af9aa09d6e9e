import Foundation

/// A report as a bar chart, in SVG.
struct Chart {
  private let report: Report
  /// The length of the baseline's bar.
  private let scale: Double
  private let left = 250
  private let top = 66
  private let rowHeight = 24

  /// Takes a report, or fails if there is nothing to draw in it.
  init?(_ report: Report) {
    guard let longest = report.techniques.map(\.upper).max() else { return nil }
    self.report = report
    scale = 400 / max(longest, 2.5)
  }

  /// The text of the file.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(bottom + 62)" width="720" height="\(bottom + 62)" role="img" aria-labelledby="title">
      <title id="title">One nextReminderId with each technique, as a multiple of the hard-wired one</title>
      <rect x="1" y="1" width="718" height="\(bottom + 60)" rx="10" fill="#f6f8fa" stroke="#8796a8"/>
      <g font-family="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif" font-size="14" fill="#16202b">
        <text x="20" y="30" font-size="16" font-weight="bold">One nextReminderId, as a multiple of the hard-wired one</text>
        <text x="20" y="50" font-size="12" fill="#4a5868">\(escaped(report.machine)), \(escaped(report.date)); the line on each bar: the middle half of all rounds</text>
    \(report.techniques.enumerated().map(bar).joined(separator: "\n"))
        <path d="M\(x(1)) \(top - 4) V\(bottom + 4)" stroke="#16202b" stroke-dasharray="3 3"/>
        <text x="20" y="\(bottom + 34)">\(footer)</text>
      </g>
    </svg>
    """
  }

  private var bottom: Int { top + report.techniques.count * rowHeight }

  private func bar(_ row: Int, _ cost: Cost) -> String {
    let y = top + row * rowHeight
    return """
          <text x="\(left - 10)" y="\(y + 16)" text-anchor="end">\(escaped(cost.name))</text>
          <rect x="\(left)" y="\(y + 3)" width="\(tenths(cost.ratio * scale))" height="16" rx="2" fill="\(row == 0 ? "#8796a8" : "#2f6fb7")"/>
          <path d="M\(x(cost.lower)) \(y + 11) H\(x(cost.upper))" stroke="#b8741a" stroke-width="3"/>
          <text x="\(x(cost.upper, plus: 8))" y="\(y + 16)">\(String(format: "%.2f", cost.ratio))</text>
      """
  }

  private var footer: String {
    let baseline = report.techniques[0].nanoseconds
    return "Hard-wired: about \(about(baseline)) ns. "
      + "One write to a file: about \(about(report.fileWrite / baseline)) times as long."
  }

  private func x(_ ratio: Double, plus more: Double = 0) -> String {
    tenths(Double(left) + ratio * scale + more)
  }

  private func tenths(_ length: Double) -> String { String(format: "%.1f", length) }

  /// Two digits and zeros, so that nobody reads more into the number.
  private func about(_ number: Double) -> String {
    var unit = 1.0
    while number / unit >= 100 { unit *= 10 }
    let rounded = (number / unit).rounded() * unit
    let thousands = Int(rounded / 1_000)
    let rest = Int(rounded.truncatingRemainder(dividingBy: 1_000))
    return thousands == 0 ? "\(rest)" : String(format: "%d,%03d", thousands, rest)
  }

  private func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
