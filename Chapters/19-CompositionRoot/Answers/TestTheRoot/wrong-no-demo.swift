// wrong: Tests the live root alone.
// sees: opens the file for a demo

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

  @Test func `ids go on where the file ends`() throws {
    let disk = Disk()
    disk.saved = 41

    #expect(try makeRoot(on: disk).makeWindow().makeList().add("Pay rent") == 42)
  }

  @Test func `all screens of all windows share the file`() throws {
    let root = try makeRoot(on: Disk())
    let windows = [root.makeWindow(), root.makeWindow()]

    let ids = try windows.flatMap {
      [try $0.makeList().add("Pay rent"), try $0.makeSheet().add("Call home")]
    }

    #expect(ids == [0, 1, 2, 3])
  }

  @Test func `the screens of a window share its history, and nobody else does`() throws {
    let root = try makeRoot(on: Disk())
    let (mine, yours) = (root.makeWindow(), root.makeWindow())

    _ = try mine.makeList().add("Pay rent")
    _ = try yours.makeList().add("Call home")

    #expect(mine.makeSheet().undo() == "Pay rent")
  }

  @Test func `each sheet is a new one`() throws {
    let window = try makeRoot(on: Disk()).makeWindow()

    #expect(window.makeSheet() !== window.makeSheet())
  }

  @Test func `the root closes the file, and no window does`() throws {
    let disk = Disk()
    let root = try makeRoot(on: disk)
    root.makeWindow().close()
    _ = try root.makeWindow().makeList().add("Pay rent")

    root.close()

    #expect(disk.saved == 0)
    #expect(disk.closes == 1)
  }

  @Test func `a damaged file is an error`() {
    let disk = Disk()
    disk.isDamaged = true

    #expect(throws: (any Error).self) { try makeRoot(on: disk) }
  }

  @Test func `a window that nobody holds goes`() throws {
    let root = try makeRoot(on: Disk())
    weak var window: (any Window)?
    window = root.makeWindow()

    #expect(window == nil)
  }
}
