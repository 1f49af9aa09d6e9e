import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// The slides in `docs/workshop/slides`, and the decks that `deck` makes of them.
struct SlideTests {
  private let workshop: URL
  private let contents: Contents

  init() throws {
    contents = try Contents.read(in: repository)
    workshop = repository.appending(path: "docs/workshop")
  }

  @Test func `each chapter has slides, and its last one lists the exercises`() throws {
    for chapter in contents.chapters {
      let slides = try slides(in: chapter.folder.replacing("Chapters/", with: "") + ".md")
      let exercises = chapter.exercises.map { "- **\($0.id)** \($0.title) · \($0.minutes) min" }

      #expect((3...6).contains(slides.count), "\(chapter.title)")
      #expect(slides.first?.hasPrefix("# \(chapter.title)\n") == true, "\(chapter.title)")
      #expect(slides.last?.hasPrefix("## Do now\n\n\(exercises.joined(separator: "\n"))\n") == true)
    }
  }

  @Test func `each slide ends with speaker notes, and can be read from the back row`() throws {
    let chapters = contents.chapters.map { $0.folder.replacing("Chapters/", with: "") }
    for name in chapters + ["opening", "closing"] {
      for slide in try slides(in: "\(name).md") {
        let parts = slide.components(separatedBy: "\n<!--\n")
        let notes = try #require(parts.count == 2 ? parts.last : nil, "no notes: \(slide)")
        #expect(notes.hasSuffix("\n-->") && notes.contains("?"), "no question to ask: \(slide)")

        // Every second piece of the slide lies in a code block.
        let pieces = parts[0].components(separatedBy: "```")
        let code = pieces.indices.filter { !$0.isMultiple(of: 2) }.map { pieces[$0] }
        let words = pieces.indices.filter { $0.isMultiple(of: 2) }.map { pieces[$0] }
          .joined(separator: " ").split(whereSeparator: \.isWhitespace)
          .filter { $0.contains { $0.isLetter || $0.isNumber } }
        #expect(code.joined().count { $0 == "\n" } - code.count <= 12, "too much code: \(slide)")
        #expect(words.count <= 40, "too many words: \(slide)")
      }
    }
  }

  @Test func `the deck of a schedule has its lessons and its exercises, in order`() throws {
    let file = try Data(contentsOf: workshop.appending(path: "schedules.json"))
    let schedules = try JSONDecoder().decode(Schedules.self, from: file).schedules
    #expect(!schedules.isEmpty)
    let titles = Dictionary(uniqueKeysWithValues: contents.chapters.map { ($0.number, $0.title) })
    for schedule in schedules {
      let (status, deck) = try deck(schedule.name)
      let lines = deck.components(separatedBy: "\n")
      let lessons = lines.filter { titles.values.contains(String($0.dropFirst(2))) }
      let exercises = lines.filter { $0.hasPrefix("- **") }
        .map { $0.components(separatedBy: "**")[1] }

      #expect(status == 0)
      #expect(lessons == schedule.items.compactMap(\.lesson).map { "# \(titles[$0] ?? "?")" })
      #expect(exercises == schedule.items.compactMap(\.exercise))
    }
  }

  @Test func `a schedule that is not there is told, with those that are`() throws {
    let (status, text) = try deck("haf-day")

    #expect(status == 2)
    #expect(text.hasPrefix(#"deck: there is no schedule "haf-day""#))
    #expect(text.contains("\n  half-day\n"))
  }

  private func slides(in file: String) throws -> [String] {
    try String(contentsOf: workshop.appending(path: "slides/\(file)"), encoding: .utf8)
      .components(separatedBy: "\n---\n").map { $0.trimmingCharacters(in: .newlines) }
  }

  private func deck(_ schedule: String) throws -> (status: Int32, text: String) {
    let run = try runProgram(workshop.appending(path: "slides/deck"), [schedule])
    return (run.code, run.output)
  }
}

/// What `schedules.json` says, as far as slides go.
private struct Schedules: Decodable {
  struct Schedule: Decodable {
    let name: String
    let items: [Item]

    private enum Key: CodingKey { case name, items, days }
    private struct Day: Decodable { let items: [Item] }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      name = try values.decode(String.self, forKey: .name)
      items =
        try values.decodeIfPresent([Item].self, forKey: .items)
        ?? values.decode([Day].self, forKey: .days).flatMap(\.items)
    }
  }

  struct Item: Decodable {
    let lesson: Int?
    let exercise: String?
  }

  let schedules: [Schedule]
}
