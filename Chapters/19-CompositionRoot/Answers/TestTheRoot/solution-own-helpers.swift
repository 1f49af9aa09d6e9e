// why: A window is asked for the ids of all its screens at once, and each end of a lifetime has a test.

import Testing

// Exercise 19.3: test the root
//
// Write tests for the root of an app that you have not seen. Each test runs on a correct one, where it
// must pass, and on fourteen broken ones. Every broken one must make at least one test fail.
//
// `Disk()` is a spy for a disk with one file. `opens` and `closes` count what is done to the file,
// `saved` is the last id in it, and with `isDamaged = true` it can't be understood. The roots:
//
// - `try makeRoot(on: disk)` opens the file, once, and goes on with the ids after `saved`. It throws
//   if the file is damaged. All windows of a root share the file.
// - `try makeDemo(beside: disk)` begins at 0, and doesn't touch the disk. No two demos share anything.
// - `root.makeWindow()` makes a new window, which is freed when nobody holds it. A variable of
//   your test holds it, too, unless the variable is weak. `window.close()` closes nothing but itself.
// - `window.makeList()` and `window.makeSheet()` make a new screen each time. `try screen.add("Pay
//   rent")` returns the id. `screen.undo()` takes back what was added last in this window, on any of
//   its screens, and returns its title, or nil if there is nothing.
// - `root.close()` saves the last id and closes the file.

extension TestTheRoot {
  @Test func `the root opens the file once`() throws {
    let disk = Disk()

    _ = try makeRoot(on: disk)

    #expect(disk.opens == 1)
  }

  @Test(arguments: [nil, 41]) func `all windows go on together, until the end`(saved: Int?) throws {
    let disk = Disk()
    disk.saved = saved
    let root = try makeRoot(on: disk)
    let (first, second) = (root.makeWindow(), root.makeWindow())
    let begin = saved.map { $0 + 1 } ?? 0

    #expect(try first.addEverywhere("Pay rent") == [begin, begin + 1])
    #expect(try second.addEverywhere("Call home") == [begin + 2, begin + 3])
    let undone = [first, first, second].map { $0.makeList().undo() }
    #expect(undone == ["Pay rent", "Pay rent", "Call home"])
    #expect(first.makeSheet().undo() == nil)

    first.close()
    #expect(try second.addEverywhere("Buy milk") == [begin + 4, begin + 5])
    root.close()
    #expect(disk.saved == begin + 5)
    #expect([disk.opens, disk.closes] == [1, 1])
    #expect(throws: (any Error).self) { try second.addEverywhere("Too late") }
  }

  @Test func `nothing is kept or shown again`() throws {
    let root = try makeRoot(on: Disk())
    weak var window: AnyObject?
    do {
      let made = root.makeWindow()
      #expect(made.makeSheet() !== made.makeSheet())
      #expect(made.makeList() !== made.makeList())
      window = made
    }
    #expect(window == nil)
  }

  @Test func `a file that can't be understood is no empty one`() {
    let disk = Disk()
    disk.isDamaged = true

    #expect(throws: (any Error).self) { try makeRoot(on: disk).makeWindow() }
  }

  @Test func `demos know nothing of each other, and nothing of the disk`() throws {
    let disk = Disk()
    disk.saved = 41
    let demos = [try makeDemo(beside: disk), try makeDemo(beside: disk)]

    #expect(try demos.map { try $0.makeWindow().addEverywhere("Pay rent") } == [[0, 1], [0, 1]])
    for demo in demos { demo.close() }
    #expect([disk.opens, disk.closes] == [0, 0])
  }
}

extension Window {
  /// Adds a reminder on a list and on a sheet.
  @discardableResult fileprivate func addEverywhere(_ title: String) throws -> [Int] {
    [try makeList().add(title), try makeSheet().add(title)]
  }
}
