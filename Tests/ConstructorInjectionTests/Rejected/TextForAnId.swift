import ConstructorInjection

func aTest(store: any LastIdStore) {
  store.keep("seven")  // error: cannot convert value of type 'String'
}
