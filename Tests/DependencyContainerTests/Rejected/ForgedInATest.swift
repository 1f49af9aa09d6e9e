@testable import DependencyContainer

func aTest(ada: User) {
  _ = Session(user: ada)  // error: initializer is inaccessible
}
