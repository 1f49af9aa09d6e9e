import DispatchSafety

struct Bug: Greetable {  // error: type 'Bug' does not conform to protocol 'Greetable'
  let name: String
}
