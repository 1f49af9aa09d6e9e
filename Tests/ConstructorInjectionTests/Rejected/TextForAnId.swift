import ConstructorInjection

func aTest(store: any LastIdKeeper) {
  store.keep("seven")  // error: cannot convert value of type 'String'
}
