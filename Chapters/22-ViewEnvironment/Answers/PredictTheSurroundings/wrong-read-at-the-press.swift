// wrong: Expects the button to look for its surroundings when it is pressed, as a task-local value would be.
// sees: the button belongs to the place where it was drawn; what is above it there?

// Exercise 22.1: predict the surroundings
//
// `row` is a `DueRow`, as in the lesson. Its body reads the style of the clock:
//
//     @Surrounding(\.clockStyle) private var clockStyle
//
// The key's default is `.twentyFourHours`. The lines marked with `// drawn` are drawn as the top of a
// tree, in the order in which they stand. Replace each nil with the style that is asked for.

enum Style {
  case twelveHours
  case twentyFourHours
}

struct PredictedStyles {
  // What does `row` show?
  //
  // Column(row, other.surrounding(\.clockStyle, .twelveHours))  // drawn
  let besideTheOverride: Style? = .twentyFourHours

  // What does `row` show?
  //
  // Column(row.surrounding(\.clockStyle, .twentyFourHours))
  //   .surrounding(\.clockStyle, .twelveHours)  // drawn
  let twoLevels: Style? = .twentyFourHours

  // What does `row` show?
  //
  // row
  //   .surrounding(\.clockStyle, .twelveHours)
  //   .surrounding(\.clockStyle, .twentyFourHours)  // drawn
  let twoInARow: Style? = .twelveHours

  // What does `row` show in the second drawing?
  //
  // Column(row).surrounding(\.clockStyle, .twelveHours)  // drawn
  // row  // drawn
  let theSecondWindow: Style? = .twentyFourHours

  // `Frame` is a screen that reads no surroundings. Its body is `Column(Line("Today"), content)`.
  // What does `row` show?
  //
  // Frame(content: row).surrounding(\.clockStyle, .twelveHours)  // drawn
  let throughAFrame: Style? = .twelveHours

  // `StyleButton` is a screen that reads the style as `row` does. Its body is
  // `Press("Style") { report(clockStyle) }`. The button is pressed a minute after the drawing. What
  // does it report?
  //
  // StyleButton(report: report).surrounding(\.clockStyle, .twelveHours)  // drawn
  let pressedLater: Style? = .twentyFourHours

  // `EagerRow` is a screen that makes its text in its initializer: it reads the style there, and its
  // body is `Line(text)`. What does it show?
  //
  // EagerRow(hour: 15).surrounding(\.clockStyle, .twelveHours)  // drawn
  let readInTheInitializer: Style? = .twentyFourHours

  // `DueModel` is a class with the property above, and makes the text of `ModelRow`. That is a screen
  // whose body is `Line(model.text)`. What does it show?
  //
  // ModelRow(model: DueModel()).surrounding(\.clockStyle, .twelveHours)  // drawn
  let readInAModel: Style? = .twentyFourHours
}
