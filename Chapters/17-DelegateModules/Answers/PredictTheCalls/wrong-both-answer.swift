// wrong: Expects the last target to be joined by the one before.
// sees: a delegate has room for one closure

// Exercise 17.1: predict the calls
//
// A list of reminders tells a badge how many there are, through this chapter's `Delegate`:
//
//     let changed = Delegate<Int, String>()
//     var badge = Badge(name: "red")
//     let other = Badge(name: "blue")
//     changed.delegate(on: badge) { badge, count in "\(badge.name) \(count)" }
//     let first = changed(1)
//     changed.delegate(on: other) { badge, count in "\(badge.name) \(count)" }
//     let second = changed(2)
//     changed.delegate(on: badge) { badge, count in "\(badge.name) \(count)" }
//     badge = Badge(name: "green")
//     let third = changed(3)
//     let isSet = changed.isSet
//
// Nobody else holds a badge. Replace each nil by what you expect. For a call that returns
// nil, write "nobody".

struct PredictedCalls {
  // What `first` holds.
  let first: String? = "red 1"

  // What `second` holds.
  let second: String? = "red 2"

  // What `third` holds.
  let third: String? = "nobody"

  // What `isSet` holds.
  let isSet: Bool? = false
}
