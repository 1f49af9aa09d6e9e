// wrong: Narrows the type of the cache's reference, but not what it holds.
// sees: whatever container it holds outlives the user with it

// Exercise 18.2: choose what to pass
//
// An app has a container with twelve members. Say of each type below, and of one method, what it
// should be given: the dependency itself, a narrow interface of the container, or the whole
// container by the interface of all its members. Choose the one that tells a reader most, and
// keeps least alive.

enum WhatToPass {
  case dependency
  case narrowInterface
  case wholeContainer
}

struct Choices {
  // A badge that shows the latest id. It asks an id generator, and nothing else.
  let badge: WhatToPass? = .dependency

  // A screen that uses the server, the stage and the screens. Tomorrow it will show other screens,
  // but it will need no fourth member.
  let list: WhatToPass? = .narrowInterface

  // The factory method that makes every screen of the app, and gives each what it needs. In all,
  // they need each of the twelve members.
  let factory: WhatToPass? = .wholeContainer

  // A cache that lives as long as the app and loads from the server. It is made by a screen that
  // lives as long as a user is logged in.
  let cache: WhatToPass? = .narrowInterface
}
