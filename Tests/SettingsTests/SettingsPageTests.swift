import Foundation
import TestSupport
import Testing

/// What docs/settings.md says that no fixture does.
struct SettingsPageTests {
  @Test(arguments: TargetCode.all)
  func `the page lists each file that main-actor isolation by default makes refuse`(
    target: TargetCode
  ) throws {
    let errors = try target.errors(with: ["-default-isolation", "MainActor"])

    let listed = page.matches(of: /\(\.\.\/Sources\/(\w+)\/(\w+\.swift)\)/)
      .filter { $0.1 == target.description }.map { String($0.2) }
    #expect(errors.keys.sorted() == listed.sorted(), "\(errors)")
  }

  @Test(arguments: TargetCode.all)
  func `with the package's own settings each target compiles`(target: TargetCode) throws {
    #expect(try target.errors(with: []) == [:])
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

private func text(of file: String) throws -> String {
  try String(contentsOf: repository.appending(path: file), encoding: .utf8)
}
