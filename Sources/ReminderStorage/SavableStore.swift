/// A store whose changes are kept only once they are saved.
///
/// `save()` belongs to the store, so nobody can pair a store with the `save()` of another one.
public protocol SavableStore: KeyValueStore {
  /// Keeps all changes made so far.
  func save() throws
}
