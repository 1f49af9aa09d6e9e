// wrong: Limits to views from nibs what every view can do.
// sees: it does not matter where the view comes from

// Exercise 13.1: pick the scope
//
// Each helper below can be declared in several extensions. Pick the one that gives it to all types
// that can use it, and to no other type.

enum Scope {
  // `extension UIView`
  case everyView
  // `extension NibCreatable`
  case everythingFromNibs
  // `extension NibCreatable where Self: UIView`
  case viewsFromNibs
  // `extension NibCreatable where Self: UITableViewCell`
  case cellsFromNibs
  // `extension MyCell`
  case oneType
}

struct PickedScopes {
  // `createFromNib(from:owner:)`. The app makes views this way, and an object with its sounds.
  let createFromNib: Scope? = .everythingFromNibs

  // `createAndAdd(to:from:owner:)`. It calls `createFromNib`, then `addSubview`.
  let createAndAdd: Scope? = .viewsFromNibs

  // `removeAllSubviews()`. It calls `removeFromSuperview()` on each subview.
  let removeAllSubviews: Scope? = .viewsFromNibs

  // `dequeue(from:or:)`. It returns a free row of a table, or makes one with `createFromNib`.
  let dequeue: Scope? = .cellsFromNibs

  // `show(_ title: String)`. It sets the text of the outlet `label`, which only `MyCell` declares.
  let show: Scope? = .oneType

  // `replace(_ old: UIView, from:owner:)`. It makes a view from its nib, to take the place of `old`.
  let replace: Scope? = .viewsFromNibs
}
