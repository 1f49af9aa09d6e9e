import Foundation
import TestSupport
import Testing

/// What docs/settings.md says that no fixture does.
struct SettingsPageTests {
  @Test(arguments: TargetCode.all)
  func `each target compiles with main-actor isolation by default`(target: TargetCode) throws {
    #expect(try target.errors(with: ["-default-isolation", "MainActor"]) == [:])
  }

  @Test(arguments: TargetCode.all)
  func `each target compiles with the settings of a new Xcode project`(target: TargetCode) throws {
    let off = ["ExistentialAny", "InternalImportsByDefault"].flatMap {
      ["-disable-upcoming-feature", $0]
    }
    // The frontend's last option wins, and these come after the tests' own `-swift-version 6`.
    let five = ["-Xfrontend", "-swift-version", "-Xfrontend", "5"]

    #expect(try target.errors(with: off + five + ["-default-isolation", "MainActor"]) == [:])
  }

  @Test func `the page lists each file that is nonisolated for a project like Xcode's`() throws {
    let sources = repository.appending(path: "Sources")
    let listed = page.matches(of: /\(\.\.\/Sources\/(\w+\/\w+\.swift)\)/).map { String($0.1) }
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Backstage/") && !$0.hasPrefix("UIKitStandIn/")
    }
    let mark = /(?m)^(public )?nonisolated\s|^extension .*: nonisolated\s/
    let marked = try files.filter { try text(of: "Sources/\($0)").contains(mark) }

    #expect(marked.sorted() == listed.sorted())
  }

  @Test func `the page lists each chapter whose code needs Mutex or Atomic`() throws {
    let row = try #require(page.firstMatch(of: /(?m)^\| `Mutex` and `Atomic` \|.*$/)).output
    let listed = row.matches(of: /\/Chapters\/\d+-(\w+)\//).map { String($0.1) }
    let chapters = try FileManager.default
      .contentsOfDirectory(atPath: repository.appending(path: "Chapters").path)
      .compactMap { $0.wholeMatch(of: /\d+-(\w+)/).map { String($0.1) } }
    let needing = try chapters.filter { chapter in
      let folder = repository.appending(path: "Sources/\(chapter)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains {
        guard $0.hasSuffix(".swift") else { return false }
        return try text(of: "Sources/\(chapter)/\($0)").contains("import Synchronization")
      }
    }

    #expect(listed.sorted() == needing.sorted())
  }

  @Test func `the page names each setting of the package`() throws {
    let manifest = try text(of: "Package.swift")
    let features = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }

    #expect(!features.isEmpty)
    #expect(features.filter { !page.contains("`\($0)`") } == [])
  }

  @MainActor @Test func `an asynchronous function runs where its caller does`() async {
    #expect(await isOnTheMainActor())
    #expect(await !isOnTheMainActorConcurrently())
  }

  @Test func `mode 6 ends the process when main-actor code is called elsewhere`() async {
    await #expect(processExitsWith: .failure) {
      let report: any Report & Sendable = ScreenReport()
      await Task.detached { report.run() }.value
    }
  }

  private let page: String

  init() throws {
    page = try text(of: "docs/settings.md")
  }
}

private func isOnTheMainActor() async -> Bool {
  #isolation === MainActor.shared
}

@concurrent private func isOnTheMainActorConcurrently() async -> Bool {
  #isolation === MainActor.shared
}

private protocol Report {
  func run()
}

/// Claims that whoever calls it is on the main actor, and is believed until it runs.
@MainActor private final class ScreenReport: @preconcurrency Report {
  func run() {}
}

private func text(of file: String) throws -> String {
  try String(contentsOf: repository.appending(path: file), encoding: .utf8)
}
