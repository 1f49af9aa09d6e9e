import ObjectsOrProtocols

final class WidgetGenerator: Rebuilt.Generator {  // error: inheritance from non-protocol, non-
  func nextReminderId() -> Int { 7 }
}
