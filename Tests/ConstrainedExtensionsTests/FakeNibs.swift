import ConstrainedExtensions

/// A fake: it makes objects by closures, and needs no file.
struct FakeNibs: NibLoading {
  let nibs: [String: @MainActor () -> [Any]]

  func objects(inNib name: String) throws(NibError) -> [Any] {
    guard let makeObjects = nibs[name] else { throw .missing(nib: name) }
    return makeObjects()
  }
}
