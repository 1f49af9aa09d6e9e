import ObjectsOrProtocols

final class BackupGenerator: Rebuilt.Generator {  // error: inheritance from non-protocol, non-
  func nextReminderId() -> Int { 7 }
}
