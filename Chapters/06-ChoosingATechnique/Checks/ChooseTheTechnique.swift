import ExerciseKit
import Testing

@testable import ChoosingATechniqueExercises

@Suite(.exercise("6.1")) struct ChooseTheTechnique {
  private let chosen = ChosenTechniques()

  @Test func `the date of an overdue reminder`() {
    expect(chosen.overdueDate, toBe: .methodInjection) { technique in
      switch technique {
      case .constructorInjection: "the calendar would need a new reminder for each day"
      case .propertyInjection:
        "the calendar would set the date before each question, and forget it once"
      case .ambientContext: "thirty scopes for thirty days, for what an argument can say"
      default: "would you write one subclass for each day of the month?"
      }
    }
  }

  @Test func `the list of a screen`() {
    expect(chosen.screenList, toBe: .propertyInjection) { technique in
      switch technique {
      case .constructorInjection: "the framework calls `init()`, so you can't pass it anything"
      case .methodInjection:
        "the framework calls the screen's methods, and won't pass them your list"
      case .ambientContext: "one screen needs this list; a scope would offer it to all code inside"
      default: "the framework would have to make the subclass, and the app has many lists"
      }
    }
  }

  @Test func `the request of a log line`() {
    expect(chosen.requestOfALogLine, toBe: .ambientContext) { technique in
      switch technique {
      case .constructorInjection: "objects that outlive a request would name the one they began in"
      case .propertyInjection: "two requests at once would overwrite each other's id"
      case .methodInjection: "a dozen layers would pass along what none of them uses"
      default: "a subclass of what? The request is a value that differs from moment to moment"
      }
    }
  }

  @Test func `the database of an account`() {
    expect(chosen.accountDatabase, toBe: .constructorInjection) { technique in
      switch technique {
      case .propertyInjection: "no default is right, and a forgotten assignment compiles"
      case .methodInjection: "it stays the same for life; why should each call repeat it?"
      case .ambientContext:
        "question 3 has a second condition: a forgotten scope compiles, and saves to another database"
      default: "a new type has no callers to protect, and the app itself has many databases"
      }
    }
  }

  @Test func `the old exporter`() {
    expect(chosen.oldExporter, toBe: .extractAndOverride) { technique in
      switch technique {
      case .constructorInjection:
        "a closure would change six initializers, and a stored mailer would be from before a log-in; first you need a test that watches you on the way"
      case .propertyInjection:
        "anyone could then replace the mailer in the app, too; the override is for a test"
      case .methodInjection:
        "each of a dozen methods would have to pass the mailer along, before you have a test"
      default: "a context is one more global, and the app would keep it for the sake of a test"
      }
    }
  }

  @Test func `the order of a list`() {
    expect(chosen.sortingOrder, toBe: .constructorInjection) { technique in
      switch technique {
      case .propertyInjection:
        "the order never changes later, and an initializer can have a default argument"
      case .methodInjection: "each call would repeat the order that the list was made with"
      case .ambientContext: "two lists in one scope could not have two orders"
      default: "an order that a caller picks is a feature; a testing subclass is for tests"
      }
    }
  }

  @Test func `the filter of a list`() {
    expect(chosen.shownFilter, toBe: .propertyInjection) { technique in
      switch technique {
      case .constructorInjection: "another filter would need another list, and this one stays"
      case .methodInjection: "the system calls the method that draws, and has no filter to pass"
      case .ambientContext: "the list draws itself at any time, so in nobody's scope"
      default: "the owner switches the filter in the app, too, not only in tests"
      }
    }
  }

  @Test func `the dice of a snooze`() {
    expect(chosen.snoozeDice, toBe: .methodInjection) { technique in
      switch technique {
      case .constructorInjection:
        "the snooze would keep a copy of dice that the caller goes on using"
      case .propertyInjection:
        "the caller would have to set it before each snooze, and read it back after"
      case .ambientContext: "a scope can't return the changed dice to their owner"
      default: "the caller picks the dice in the app, too, not only in tests"
      }
    }
  }
}
