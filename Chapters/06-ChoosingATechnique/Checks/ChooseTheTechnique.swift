import ExerciseKit
import Testing

@testable import ChoosingATechniqueExercises

@Suite(.exercise("6.1")) struct ChooseTheTechnique {
  private let chosen = ChosenTechniques()

  @Test func `the folder of the backups`() {
    expect(chosen.backupFolder, toBe: .constructorInjection) { technique in
      switch technique {
      case .propertyInjection: "there is no default, so a backup without a folder would compile"
      case .methodInjection: "the folder is the same at each call; why should each call repeat it?"
      case .ambientContext: "one place makes it, so there is nobody to spare the passing"
      default: "a new type has no callers to protect, and a subclass only for tests"
      }
    }
  }

  @Test func `the date of a question`() {
    expect(chosen.overdueDate, toBe: .methodInjection) { technique in
      switch technique {
      case .constructorInjection: "the calendar would need a new reminder for each day"
      case .propertyInjection:
        "the calendar would set the date before each question, and forget once"
      case .ambientContext: "thirty scopes for thirty days, to say what the call itself could say"
      default: "one subclass for each day of the month?"
      }
    }
  }

  @Test func `the list of a screen`() {
    expect(chosen.screenList, toBe: .propertyInjection) { technique in
      switch technique {
      case .constructorInjection: "you don't call the initializer, so you can't pass it anything"
      case .methodInjection: "the system calls the screen's methods, and passes what it always does"
      case .ambientContext: "one screen needs this list; a scope would offer it to all code inside"
      default: "the storyboard would have to make the subclass, and the app has many lists"
      }
    }
  }

  @Test func `the request of a log line`() {
    expect(chosen.requestOfALogLine, toBe: .ambientContext) { technique in
      switch technique {
      case .constructorInjection: "objects that outlive a request would name the one they began in"
      case .propertyInjection: "two requests at once would overwrite each other's"
      case .methodInjection: "a dozen layers would pass on what none of them uses"
      default: "a subclass of what? The request is a value that differs from moment to moment"
      }
    }
  }

  @Test func `the old exporter`() {
    expect(chosen.oldExporter, toBe: .extractAndOverride) { technique in
      switch technique {
      case .constructorInjection:
        "that is where to arrive; first you need a test that watches you on the way"
      case .propertyInjection:
        "a property, its type and its default are edits by hand, and no test watches yet"
      case .methodInjection: "sixty places would have to find something to pass"
      default: "a context is one more global, and putting it in is an edit that no test watches"
      }
    }
  }

  @Test func `the order of a list`() {
    expect(chosen.sortingOrder, toBe: .propertyInjection) { technique in
      switch technique {
      case .constructorInjection:
        "it could not change while the list lives, and callers may change it"
      case .methodInjection: "each call would pass the order that almost everyone wants"
      case .ambientContext: "two lists in one scope could not have two orders"
      default: "an order that a caller picks is a feature; a testing subclass is for tests"
      }
    }
  }

  @Test func `five needs of a service`() {
    expect(chosen.fiveNeeds, toBe: .constructorInjection) { technique in
      switch technique {
      case .propertyInjection: "the list gets shorter, and what the service needs can be forgotten"
      case .methodInjection: "the list moves from one initializer to each call"
      case .ambientContext: "the list is hidden, not shorter; group what is used together instead"
      default: "five members to override in place of five arguments, and only tests could"
      }
    }
  }

  @Test func `the dice of a snooze`() {
    expect(chosen.snoozeDice, toBe: .methodInjection) { technique in
      switch technique {
      case .constructorInjection:
        "the snooze would keep a copy of dice that the caller goes on using"
      case .propertyInjection:
        "it would have to be set anew before each snooze, and read back after"
      case .ambientContext: "a scope can't hand the changed dice back to their owner"
      default: "the caller picks the dice in the app, too, not only in tests"
      }
    }
  }
}
