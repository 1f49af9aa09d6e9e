import DependencyContainer
import UIKitStandIn

@MainActor func aScreen(ids: ReminderIdGenerator) -> UIViewController {
  ListViewController(ids: ids, show: { _ in })  // error: missing argument for parameter 'server'
}
