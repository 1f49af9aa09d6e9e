import ManagerControllable

protocol TokenControllable {
  var manager: any TokenManageable { get }
}

protocol IdControllable {
  var manager: any ReminderIdManageable { get }
}

struct Screen: TokenControllable, IdControllable {  // error: type 'Screen' does not conform
  let manager: any TokenManageable
}
