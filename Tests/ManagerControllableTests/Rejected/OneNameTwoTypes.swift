import ManagerControllable

protocol TokenControllable {
  var manager: any TokenManageable { get }
}

protocol IdControllable {
  var manager: any ReminderIdManageable { get }
}

struct Screen: TokenControllable, IdControllable {
  let manager: any TokenManageable
  let manager: any ReminderIdManageable  // error: invalid redeclaration of 'manager'
}
