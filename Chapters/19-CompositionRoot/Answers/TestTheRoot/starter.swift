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
}
