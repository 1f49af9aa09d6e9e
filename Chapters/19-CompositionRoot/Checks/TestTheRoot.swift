import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourTestTheRootTests.swift` belong to this suite. Each is run on the
// right root and on every broken one.
@Suite(.exercise("19.3"), .mutants(of: roots)) struct TestTheRoot {
  /// Makes the root of the app, which opens the disk's file.
  func makeRoot(on disk: Disk) throws -> any Root { try roots.current().live(disk) }

  /// Makes the root of a demo, which lets the disk alone.
  func makeDemo(beside disk: Disk) throws -> any Root { try roots.current().demo(disk) }
}

/// A spy for a disk with one file, in which the last id is kept.
final class Disk {
  /// Whether the file holds something that can't be understood.
  var isDamaged = false
  /// The last id in the file, or nil before the first one was saved.
  var saved: Int?
  /// How often the file was opened and closed.
  fileprivate(set) var (opens, closes) = (0, 0)

  fileprivate let demos = Count()

  init() {}
}

/// What your tests know of a root.
protocol Root: AnyObject {
  /// Makes a new window.
  func makeWindow() -> any Window

  /// Saves the last id, and closes the file.
  func close()
}

/// What your tests know of a window.
protocol Window: AnyObject {
  /// Makes a new list.
  func makeList() -> any AddingScreen

  /// Makes a new sheet.
  func makeSheet() -> any AddingScreen

  /// Closes the window.
  func close()
}

/// What your tests know of a list and of a sheet.
protocol AddingScreen: AnyObject {
  /// Adds a reminder, and returns its id. Throws when the file is closed.
  func add(_ title: String) throws -> Int

  /// Takes back what was added last in this window, and returns its title, or nil.
  func undo() -> String?
}

private let roots = Subjects<@Sendable () -> TestedRoots>(
  of: "root",
  right: { TestedRoots(bug: nil) },
  mutants: [
    "opens the file twice": { TestedRoots(bug: .opensTwice) },
    "begins at 0 again when the app is started again": { TestedRoots(bug: .ignoresSaved) },
    "opens the file again for each sheet": { TestedRoots(bug: .opensForSheet) },
    "opens the file again for each window": { TestedRoots(bug: .opensForWindow) },
    "gives each screen an undo history of its own": { TestedRoots(bug: .undoForScreen) },
    "has one undo history for all its windows": { TestedRoots(bug: .undoForAll) },
    "shows the same sheet again": { TestedRoots(bug: .reusesSheet) },
    "closes the file without saving": { TestedRoots(bug: .forgetsToSave) },
    "leaves the file open": { TestedRoots(bug: .leavesOpen) },
    "closes the file with a window": { TestedRoots(bug: .closesWithWindow) },
    "begins at 0 if the file is damaged": { TestedRoots(bug: .beginsAnew) },
    "keeps a window that nobody holds": { TestedRoots(bug: .keepsWindows) },
    "opens the file for a demo": { TestedRoots(bug: .opensForDemo) },
    "goes on in a demo where another demo was": { TestedRoots(bug: .sharesDemos) },
  ])

private enum Bug {
  case opensTwice, ignoresSaved
  case opensForSheet, opensForWindow, undoForScreen, undoForAll, reusesSheet
  case forgetsToSave, leavesOpen, closesWithWindow, beginsAnew, keepsWindows
  case opensForDemo, sharesDemos
}

private struct TestedRoots {
  let bug: Bug?

  func live(_ disk: Disk) throws -> any Root {
    if disk.isDamaged && bug != .beginsAnew { throw Damaged() }
    let count = Count(opening: disk)
    switch bug {
    case .opensTwice: return TestedRoot(bug: bug, disk: disk, count: Count(opening: disk))
    case .ignoresSaved: count.last = nil
    default: break
    }
    return TestedRoot(bug: bug, disk: disk, count: count)
  }

  func demo(_ disk: Disk) throws -> any Root {
    switch bug {
    case .opensForDemo: TestedRoot(bug: bug, disk: nil, count: Count(opening: disk))
    case .sharesDemos: TestedRoot(bug: bug, disk: nil, count: disk.demos)
    default: TestedRoot(bug: bug, disk: nil, count: Count())
    }
  }
}

private struct Damaged: Error {}
private struct Closed: Error {}

/// The last id, as an open file has it.
private final class Count: Sealed {
  var last: Int?
  var isClosed = false

  init() {}

  init(opening disk: Disk) {
    disk.opens += 1
    last = disk.isDamaged ? nil : disk.saved
  }

  func next() throws -> Int {
    if isClosed { throw Closed() }
    let id = try reminderId(after: last)
    last = id
    return id
  }
}

private final class History: Sealed {
  var titles: [String] = []
}

private final class TestedRoot: Root, Sealed {
  let bug: Bug?
  let disk: Disk?
  let count: Count
  let history = History()
  private var windows: [any Window] = []

  init(bug: Bug?, disk: Disk?, count: Count) {
    (self.bug, self.disk, self.count) = (bug, disk, count)
  }

  func makeWindow() -> any Window {
    let window = TestedWindow(
      root: self, count: bug == .opensForWindow ? disk.map(Count.init(opening:)) ?? count : count,
      history: bug == .undoForAll ? history : History())
    if bug == .keepsWindows { windows.append(window) }
    return window
  }

  func close() {
    guard let disk, !count.isClosed else { return }
    if bug != .forgetsToSave { disk.saved = count.last }
    if bug == .leavesOpen { return }
    count.isClosed = true
    disk.closes += 1
  }
}

private final class TestedWindow: Window, Sealed {
  private let root: TestedRoot
  private let count: Count
  private let history: History
  private var sheet: (any AddingScreen)?

  init(root: TestedRoot, count: Count, history: History) {
    (self.root, self.count, self.history) = (root, count, history)
  }

  func makeList() -> any AddingScreen { makeScreen(count) }

  func makeSheet() -> any AddingScreen {
    if root.bug == .reusesSheet, let sheet { return sheet }
    let count = root.bug == .opensForSheet ? root.disk.map(Count.init(opening:)) ?? count : count
    let made = makeScreen(count)
    if root.bug == .reusesSheet { sheet = made }
    return made
  }

  func close() {
    if root.bug == .closesWithWindow { root.close() }
  }

  private func makeScreen(_ count: Count) -> any AddingScreen {
    TestedScreen(count: count, history: root.bug == .undoForScreen ? History() : history)
  }
}

private final class TestedScreen: AddingScreen, Sealed {
  private let count: Count
  private let history: History

  init(count: Count, history: History) {
    (self.count, self.history) = (count, history)
  }

  func add(_ title: String) throws -> Int {
    let id = try count.next()
    history.titles.append(title)
    return id
  }

  func undo() -> String? { history.titles.popLast() }
}
