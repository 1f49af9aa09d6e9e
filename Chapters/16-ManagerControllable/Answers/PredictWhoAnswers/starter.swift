// Exercise 16.1: predict who answers
//
// Each type below conforms to `SoundManagerControllable`. Some bring a manager of their own, some
// live on the default. Say of each call at the end which manager answers: `.shared` or `.own`.

enum Answer {
  case shared
  case own
}

protocol SoundManageable {
  var answer: Answer { get }
}

struct SharedSoundManager: SoundManageable {
  let answer = Answer.shared
}

struct OwnSoundManager: SoundManageable {
  let answer = Answer.own
}

protocol SoundManagerControllable {
  var soundManager: any SoundManageable { get }
}

extension SoundManagerControllable {
  var soundManager: any SoundManageable { SharedSoundManager() }

  func play() -> Answer { soundManager.answer }
}

struct Alarm: SoundManagerControllable {}

struct Bell: SoundManagerControllable {
  let soundManager: any SoundManageable = OwnSoundManager()
}

class AlarmScreen: SoundManagerControllable {
  func ring() -> Answer { soundManager.answer }
}

class TestingAlarmScreen: AlarmScreen {
  var soundManager: any SoundManageable { OwnSoundManager() }
}

class BellScreen: SoundManagerControllable {
  var soundManager: any SoundManageable { SharedSoundManager() }
}

class TestingBellScreen: BellScreen {
  override var soundManager: any SoundManageable { OwnSoundManager() }
}

struct PredictedAnswers {
  // `Alarm().play()`
  let alarm: Answer? = nil

  // `Bell().play()`
  let bell: Answer? = nil

  // `TestingAlarmScreen().soundManager.answer`
  let askedDirectly: Answer? = nil

  // `TestingAlarmScreen().ring()`
  let askedByTheScreen: Answer? = nil

  // `(TestingAlarmScreen() as any SoundManagerControllable).soundManager.answer`
  let askedThroughTheProtocol: Answer? = nil

  // `TestingBellScreen().play()`
  let askedOfABellScreen: Answer? = nil
}
