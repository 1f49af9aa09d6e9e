/// Version 2 of the error: `locked` is new.
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
