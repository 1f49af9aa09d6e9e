/// Why a file that describes the book can't be used, in one line.
struct BookError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ text: String, at line: Int? = nil, in path: String) {
    description = path + (line.map { ":\($0)" } ?? "") + ": " + text
  }
}
