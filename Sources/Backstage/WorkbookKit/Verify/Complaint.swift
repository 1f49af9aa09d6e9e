/// Something in the workbook that does not agree with the rest, and what to do about it.
struct Complaint: Equatable, CustomStringConvertible {
  /// The file or folder, from the workbook's root.
  let place: String
  let problem: String
  let remedy: String

  init(_ place: String, _ problem: String, do remedy: String) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  var description: String { "\(place)\n    \(problem)\n    → \(remedy)" }
}
