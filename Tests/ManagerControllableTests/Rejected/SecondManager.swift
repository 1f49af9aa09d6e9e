import ManagerControllable

func aTest() {
  _ = TokenManager()  // error: 'TokenManager' initializer is inaccessible due to 'private'
}
