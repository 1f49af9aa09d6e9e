import ProtocolExtensions
import ReminderStorage

struct SecretiveImport: ReminderIdGenerator {
  private let store: any KeyValueStore  // error: property 'store' must be as accessible
}
