// wrong: Limits to views from nibs what every view can do.
// sees: where the view comes from does not matter here

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
  let removeAllSubviews: Scope? = .viewsFromNibs

  // `show(_ reminder: Reminder)`. It writes the reminder's title into the cell's label.
  let show: Scope? = .oneType

  // `replace(_ old: UIView, from:)`. It makes a view from its nib and puts it where `old` was.
  let replace: Scope? = .viewsFromNibs
}
