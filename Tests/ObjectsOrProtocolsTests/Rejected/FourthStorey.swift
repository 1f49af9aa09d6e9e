import ObjectsOrProtocols

final class WidgetGenerator: Rebuilt.Generator {  // error: inheritance from non-protocol, non-class type
  func nextReminderId() -> Int { 7 }
}
