import DependencyContainer
import Foundation
import TestSupport
import Testing
import UIKitStandIn

// What git makes of two branches that each add a screen.
@Suite(.enabled(if: Merge.git != nil))
struct MergeTests {
  private let list = ["enum Screen {", "  case list", "  case detail", "}"]
  private let alphabet = ["enum Screen {", "  case account", "  case detail", "  case list", "}"]

  @Test func `two new screens at the end of one enum conflict`() throws {
    let conflicts = try Merge(base: list).conflicts(
      ours: list.with("  case settings", before: "}"),
      theirs: list.with("  case sharing", before: "}"))

    #expect(conflicts == 1)
  }

  @Test func `in an alphabetical enum, distant screens don't conflict`() throws {
    let conflicts = try Merge(base: alphabet).conflicts(
      ours: alphabet.with("  case billing", before: "  case detail"),
      theirs: alphabet.with("  case sharing", before: "}"))

    #expect(conflicts == 0)
  }

  @Test func `in an alphabetical enum, neighbors still conflict`() throws {
    let conflicts = try Merge(base: alphabet).conflicts(
      ours: alphabet.with("  case search", before: "}"),
      theirs: alphabet.with("  case sharing", before: "}"))

    #expect(conflicts == 1)
  }
}

/// A merge of one file that two branches have changed.
private struct Merge {
  let base: [String]

  static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Returns the number of conflicts, which is the exit code of `git merge-file`.
  func conflicts(ours: [String], theirs: [String]) throws -> Int {
    try withTemporaryFolder { folder in
      for (name, lines) in [("ours", ours), ("base", base), ("theirs", theirs)] {
        let text = lines.map { $0 + "\n" }.joined()
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let run = try runProgram(
        URL(filePath: try #require(Self.git)), ["merge-file", "-p", "ours", "base", "theirs"],
        in: folder, environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
      return Int(run.code)
    }
  }
}

extension [String] {
  fileprivate func with(_ line: String, before next: String) -> [String] {
    flatMap { $0 == next ? [line, $0] : [$0] }
  }
}

@MainActor
struct RecipeTests {
  @Test func `a screen of its own file needs no line in an enum`() {
    let container = RecipeContainer(server: SpyServer())
    let plants = Reminder(id: 7, title: "Water the plants")

    let detail = container.screen(.detail(DetailSetup(reminder: plants)))
    let about = container.screen(.about)

    #expect((detail as? DetailViewController)?.setup.reminder == plants)
    #expect(about.title == "About")
    #expect(container.screen(.about) !== about)
  }
}

/// How to make one screen.
@MainActor
private struct Recipe {
  let make: (RecipeContainer) -> UIViewController
}

/// A container that is never changed for another screen.
@MainActor
private final class RecipeContainer {
  let server: any ServerInterface

  init(server: any ServerInterface) {
    self.server = server
  }

  func screen(_ recipe: Recipe) -> UIViewController { recipe.make(self) }
}

// In the file of the detail screen:
extension Recipe {
  static func detail(_ setup: DetailSetup) -> Recipe {
    Recipe { DetailViewController(setup: setup, server: $0.server, close: {}) }
  }
}

// In the file of another team's screen:
extension Recipe {
  static var about: Recipe {
    Recipe { _ in
      let screen = UIViewController()
      screen.title = "About"
      return screen
    }
  }
}
