// wrong: Believes that the subclass inherits the nib with the code.
// sees: `Self` in it is the type that you call

// Exercise 13.1: predict the names
//
// These types are made from nibs, and none of them says a name of its own:
//
//     extension NibCreatable {
//       static var nibName: String { String(describing: Self.self) }
//     }
//
//     class ReminderCell: UIView, NibCreatable {}
//     final class UrgentCell: ReminderCell {}
//     typealias InboxCell = ReminderCell
//     enum Settings { final class Row: UIView, NibCreatable {} }
//     final class Grid<Item>: UIView, NibCreatable {}
//
// Replace each nil by the name of the nib that is asked for. The last one is an outcome.

struct PredictedNames {
  // `ReminderCell.nibName`
  let cell: String? = "ReminderCell"

  // `UrgentCell.nibName`
  let subclass: String? = "ReminderCell"

  // `InboxCell.nibName`
  let alias: String? = "ReminderCell"

  // `Settings.Row.nibName`
  let nested: String? = "Row"

  // `Grid<Int>.nibName`
  let generic: String? = "Grid<Int>"

  // You rename `Row` to `Line` in the code, in all files, and build the app. What notices that
  // the file is still called `Row.nib`?
  let renamed: WhoNotices? = .firstCallOfCreateFromNib
}

enum WhoNotices {
  case compiler
  case linker
  case firstCallOfCreateFromNib
}
