import ProtocolExtensions

struct InheritingImport: BaseReminderIdGenerator {}  // error: inheritance from non-protocol type
