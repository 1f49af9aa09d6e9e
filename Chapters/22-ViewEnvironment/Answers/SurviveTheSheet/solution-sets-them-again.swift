// why: The root puts the ids into each sheet on its way out, so each sheet that is presented this way has them.

import ReminderStorage

// Exercise 22.4: survive the sheet
//
// A window shows reminders. Its button "New" presents a sheet with a button "Save", which gives a new
// reminder its id. The sheet reads its ids from its place in the tree. But `present` is UIKit's: it
// draws the sheet in a hosting controller, as the top of a tree of its own, where nobody sets the
// ids. (SwiftUI's own `.sheet` passes the environment on.) So each sheet begins again at 0, and the
// store is never used. Fix it:
//
// - Every sheet of a window takes its ids from the store that `makeWindow` was given, and passes each
//   one to `saved` after storing it. It takes an id at each press of "Save", and at no other time. A
//   sheet may outlive its window.
// - If there is no next id, "Save" throws the error, and nothing is saved.
// - Each part shows the hour in the style of the place where it is drawn. So a sheet shows it in the
//   style of the sheet's own tree, whatever the window's style is.
// - `makePreview` makes the window of a preview, as a second root. Each window that it makes counts from
//   0, in a store of its own, however often the window is drawn.

// These come with the exercise. Leave them as they are.

/// A part of a tree.
protocol WindowPart {
  /// Adds what this part shows at `place` to `page`.
  func draw(on page: inout Page, at place: Place)
}

/// The lines that a tree shows, and its buttons by their titles.
struct Page {
  var lines: [String] = []
  var buttons: [String: () throws -> Void] = [:]
}

/// How a part writes an hour.
enum HourStyle {
  case twelveHours
  case twentyFourHours

  func text(_ hour: Int) -> String {
    self == .twentyFourHours ? "\(hour):00" : "\((hour + 11) % 12 + 1) \(hour < 12 ? "am" : "pm")"
  }
}

/// Draws its content at a place that is changed.
struct Placed: WindowPart {
  let content: any WindowPart
  let change: (inout Place) -> Void

  func draw(on page: inout Page, at place: Place) {
    var inner = place
    change(&inner)
    content.draw(on: &page, at: inner)
  }
}

/// A store that forgets.
final class ForgetfulStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Makes ids from a store.
struct SheetIds {
  let store: any KeyValueStore

  /// Returns the next id, after storing it.
  func next() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

// From here on it is yours.

/// What a part can read where it is drawn.
///
/// `Place()` is the top of a tree.
struct Place {
  var style = HourStyle.twentyFourHours

  /// Where nobody sets it, ids that begin at 0 and are forgotten.
  var ids: SheetIds {
    get { setIds ?? SheetIds(store: ForgetfulStore()) }
    set { setIds = newValue }
  }

  private var setIds: SheetIds?

  init() {}
}

/// Makes the window of the app.
///
/// - Parameters:
///   - store: Where the last id is kept.
///   - present: Draws a sheet, as the top of a tree of its own.
///   - saved: Is called with the id of each reminder that a sheet saves.
/// - Returns: The window.
func makeWindow(
  store: any KeyValueStore, present: @escaping (any WindowPart) -> Void,
  saved: @escaping (Int) -> Void
) -> any WindowPart {
  let ids = SheetIds(store: store)
  return ReminderWindow(
    present: { sheet in present(Placed(content: sheet) { $0.ids = ids }) }, saved: saved)
}

/// Makes the window of a preview.
func makePreview(
  present: @escaping (any WindowPart) -> Void, saved: @escaping (Int) -> Void
) -> any WindowPart {
  makeWindow(store: ForgetfulStore(), present: present, saved: saved)
}

/// Shows when the reminder is due, and a button for a new one.
struct ReminderWindow: WindowPart {
  let present: (any WindowPart) -> Void
  let saved: (Int) -> Void

  func draw(on page: inout Page, at place: Place) {
    page.lines.append("Pay rent, \(place.style.text(15))")
    page.buttons["New"] = { present(NewReminderSheet(saved: saved)) }
  }
}

/// Shows when the new reminder is due, and a button that saves it.
struct NewReminderSheet: WindowPart {
  let saved: (Int) -> Void

  func draw(on page: inout Page, at place: Place) {
    page.lines.append("New reminder, \(place.style.text(18))")
    page.buttons["Save"] = { saved(try place.ids.next()) }
  }
}
