// why: One tree with a line for each rule, drawn twice, catches all of them; a failure names the whole list.

import Testing

// Exercise 22.3: catch the leaks
//
// A painter draws a `Tree`, and passes settings down in it:
//
//     makePainter().lines(of: tree)        // a line for each `.read`, from top to bottom
//
//     .read(.color)                        // the color of this place: "black" if nothing sets it
//     .read(.font)                         // the font of this place: "serif" if nothing sets it
//     .all([.read(.color), .read(.font)])  // several trees, one below the other
//     .set(.color, "red", tree)            // a tree in which the color is "red"
//
// What is set holds for everything inside, at any depth, until something inside sets it again. It
// holds nowhere else: not beside, not above, not for the other setting, and not in the next tree.
//
// A basic test is there. Write those that are missing. Each test runs on a right painter,
// where it must pass, and on ten broken ones. Every broken one must make at least one test fail.

extension CatchTheLeaks {
  @Test func `what is set can be read, and where nothing is set, the default holds`() {
    let lines = makePainter().lines(of: .set(.color, "red", .all([.read(.color), .read(.font)])))

    #expect(lines == ["red", "serif"])
  }

  @Test(arguments: 1...2) func `a tree with everything, drawn twice`(times: Int) {
    let painter = makePainter()
    let reads = Tree.all([.read(.color), .read(.font)])
    let tree = Tree.all([
      reads,
      .set(.color, "red", .all([.all([reads]), .set(.font, "mono", reads), reads])),
      .set(.color, "red", .set(.color, "blue", reads)),
      reads,
    ])
    for _ in 1...times {
      #expect(
        painter.lines(of: tree) == [
          "black", "serif", "red", "serif", "red", "mono", "red", "serif", "blue", "serif",
          "black", "serif",
        ])
    }
  }
}
