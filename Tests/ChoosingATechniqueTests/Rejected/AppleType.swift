import ChoosingATechnique
import ConstructorInjection
import Foundation

func aCaller(memory: MemoryStore) {
  _ = ConcreteReminderIdGenerator(defaults: .standard)
  _ = ConcreteReminderIdGenerator(defaults: memory)  // error: cannot convert value of type
}
