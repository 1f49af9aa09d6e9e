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
  let cell: String? = nil

  // `UrgentCell.nibName`
  let subclass: String? = nil

  // `InboxCell.nibName`
  let alias: String? = nil

  // `Settings.Row.nibName`
  let nested: String? = nil

  // `Grid<Int>.nibName`
  let generic: String? = nil

  // You rename `Row` to `Line` in the code, in all files, and build the app. What notices that
  // the file is still called `Row.nib`?
  let renamed: WhoNotices? = nil
}

enum WhoNotices {
  case compiler
  case linker
  case firstCallOfCreateFromNib
}
