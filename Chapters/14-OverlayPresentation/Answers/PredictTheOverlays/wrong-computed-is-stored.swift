// wrong: Takes a computed property for a stored one.
// sees: how many labels were made?

// Exercise 14.1: predict the overlays
//
// Two screens conform to the lesson's `OverlayPresentable`. So `showOverlay()` adds `overlay` to the
// controller's view, and `removeOverlay()` removes `overlay` from its superview. The first screen has
// a stored overlay, the second one a computed one:
//
//     final class InboxController: UIViewController, OverlayPresentable {
//       let overlay: UILabel
//       …
//     }
//
//     final class TrashController: UIViewController, OverlayPresentable {
//       var overlay: UILabel { UILabel() }
//     }
//
// Predict how many subviews the view has afterwards. Every question begins with new controllers.

struct PredictedOverlays {
  // The inbox: `inbox.showOverlay()`, twice.
  let inboxShownTwice: Int? = 1

  // The inbox: `inbox.removeOverlay()`, and nothing else.
  let inboxOnlyRemoved: Int? = 0

  // The trash: `trash.showOverlay()`, twice.
  let trashShownTwice: Int? = 1

  // The trash: `trash.showOverlay()`, then `trash.removeOverlay()`.
  let trashShownAndRemoved: Int? = 0

  // Two inboxes that received the same label: `first.showOverlay()`, then
  // `second.showOverlay()`. Count the subviews of the first one's view.
  let firstOfTwoInboxes: Int? = 0

  // The same two inboxes: `second.showOverlay()`, then `first.removeOverlay()`. Count the subviews
  // of the second one's view.
  let secondOfTwoInboxes: Int? = 0
}
