import InsideFrameworks

func cacheOfAnotherFile(in container: KeyedFactories) -> FakeStore { container.cache() }

func registerInAnotherFile(_ store: FakeStore, in container: KeyedFactories) {
  container.cache.register { store }
}

extension KeyedFactories {
  /// Has the name and the type of a factory in another file, which `SameNameTests` has.
  fileprivate var cache: Factory<FakeStore> { self(isShared: true) { FakeStore() } }
}
