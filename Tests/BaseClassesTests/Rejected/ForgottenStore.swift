import BaseClasses

class DraftScreen: ReminderScreen {
  init() {
    super.init()  // error: missing argument for parameter 'store' in call
  }
}
