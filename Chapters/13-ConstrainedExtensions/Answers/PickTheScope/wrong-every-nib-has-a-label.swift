// wrong: Takes the one cell with a label for all views from nibs.
// sees: a view from a nib need not have a label

// Exercise 13.2: pick the scope
//
// Each helper below can be written in several extensions. Pick the one that gives it to all types
// that can use it, and to no other type.

enum Scope {
  // `extension UIView`
  case everyView
  // `extension NibCreatable`
  case everythingFromNibs
  // `extension NibCreatable where Self: UIView`
  case viewsFromNibs
  // `extension MyCell`
  case oneType
}

struct PickedScopes {
  // `createFromNib(from:)`. The app makes its views this way, and an object with its sounds.
  let createFromNib: Scope? = .everythingFromNibs

  // `createAndAdd(to:from:)`. It calls `createFromNib` and then `addSubview`.
  let createAndAdd: Scope? = .viewsFromNibs

  // `removeAllSubviews()`. It calls `removeFromSuperview()` on each subview.
  let removeAllSubviews: Scope? = .everyView

  // `show(_ reminder: Reminder)`. It writes the reminder's title into the cell's label.
  let show: Scope? = .viewsFromNibs

  // `replace(_ old: UIView, from:)`. It makes a view from its nib and puts it where `old` was.
  let replace: Scope? = .viewsFromNibs
}
