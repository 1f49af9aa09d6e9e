// wrong: Tests the color alone.
// sees: no test of yours notices a painter that forgets the color where a font is set

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

  @Test func `what is set is not seen before or after it`() {
    let lines = makePainter().lines(
      of: .all([.read(.color), .set(.color, "red", .read(.color)), .read(.color)]))

    #expect(lines == ["black", "red", "black"])
  }

  @Test func `the nearest value wins`() {
    let lines = makePainter().lines(
      of: .set(.color, "red", .all([.read(.color), .set(.color, "blue", .read(.color))])))

    #expect(lines == ["red", "blue"])
  }

  @Test func `what is set reaches every part inside, at any depth`() {
    let lines = makePainter().lines(
      of: .set(.color, "red", .all([.all([.read(.color)]), .read(.color)])))

    #expect(lines == ["red", "red"])
  }

  @Test func `the next tree begins with the defaults`() {
    let painter = makePainter()
    _ = painter.lines(of: .set(.color, "red", .read(.color)))

    #expect(painter.lines(of: .read(.color)) == ["black"])
  }
}
