import ConstrainedExtensions

/// A fake: it makes objects with closures, and needs no file.
struct FakeNibs: NibLoading {
  let nibs: [String: @MainActor (_ owner: Any?) -> [Any]]

  func objects(inNib name: String, owner: Any?) throws(NibError) -> [Any] {
    guard let makeObjects = nibs[name] else { throw .missing(nib: name) }
    return makeObjects(owner)
  }
}
