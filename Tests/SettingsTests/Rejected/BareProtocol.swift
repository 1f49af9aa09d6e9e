// with: -enable-upcoming-feature ExistentialAny -warnings-as-errors
// accepted with: -disable-upcoming-feature ExistentialAny -warnings-as-errors
import ReminderStorage

struct ReminderIdGenerator {
  let store: KeyValueStore  // error: must be written 'any KeyValueStore'
}
