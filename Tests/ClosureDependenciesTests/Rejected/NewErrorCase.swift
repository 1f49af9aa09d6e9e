/// Version 2 of the error: version 1 had only `damaged`.
///
/// From another module, with `@nonexhaustive` (Swift 6.2.3) and an `@unknown default` in each caller,
/// a new case is a warning.
enum StoreError: Error {
  case damaged
  case locked
}

/// A caller from the time of version 1.
func text(of lastId: () throws(StoreError) -> Int?) -> String {
  do {
    return try lastId().map { "\($0)" } ?? "none"
  } catch {
    switch error {  // error: switch must be exhaustive
    case .damaged: return "The file is damaged."
    }
  }
}
