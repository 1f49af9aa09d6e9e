import ManagerControllable

protocol TokenControllable {
  var manager: any TokenProviding { get }
}

protocol IdControllable {
  var manager: any ReminderIdManageable { get }
}

struct Screen: TokenControllable, IdControllable {
  let manager: any TokenProviding
  let manager: any ReminderIdManageable  // error: invalid redeclaration of 'manager'
}
