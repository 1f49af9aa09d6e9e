import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// The slides in `docs/workshop/slides`, and the decks that `workbook deck` makes of them.
struct SlideTests {
  private let workshop: URL
  private let workbook: Workbook

  init() throws {
    workbook = try Workbook(in: repository)
    workshop = repository.appending(path: "docs/workshop")
  }

  @Test func `each chapter has slides, and its last one lists the exercises`() throws {
    for chapter in workbook.chapters {
      let slides = try slides(in: chapter.folder.replacing("Chapters/", with: "") + ".md")
      let exercises = chapter.exercises.map { "- **\($0.id)** \($0.title) · \($0.minutes) min" }

      // A picture takes a minute, so a slide with one does not count.
      #expect((3...6).contains(slides.count { !$0.contains("![") }), "\(chapter.title)")
      #expect(slides.first?.hasPrefix("# \(chapter.title)\n") == true, "\(chapter.title)")
      #expect(slides.last?.hasPrefix("## Do now\n\n\(exercises.joined(separator: "\n"))\n") == true)
    }
  }

  @Test func `a picture of a lesson is on one of its slides`() throws {
    for chapter in workbook.chapters {
      let lesson = try String(
        contentsOf: workbook.root.appending(path: chapter.lesson), encoding: .utf8)
      let slides = try slides(in: chapter.folder.replacing("Chapters/", with: "") + ".md").joined()
      for picture in lesson.matches(of: /!\[[^\]]*\]\((?:[^)]*\/)?([^)\/]+)\)/) {
        #expect(slides.contains("/\(picture.1))"), "\(chapter.title): \(picture.1)")
      }
    }
  }

  @Test func `each slide ends with speaker notes, and can be read from the back row`() throws {
    let chapters = workbook.chapters.map { $0.folder.replacing("Chapters/", with: "") }
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
    let schedules = try Schedule.all(of: workbook)
    let titles = Set(workbook.chapters.map { "# \($0.number) · \($0.title)" })
    for schedule in schedules {
      let lines = try Deck(of: schedule, in: workbook).text.components(separatedBy: "\n")
      let lessons = lines.filter(titles.contains)
      let exercises = lines.filter { $0.hasPrefix("- **") }
        .map { $0.components(separatedBy: "**")[1] }

      let steps = schedule.days.flatMap(\.steps).map(\.what)
      #expect(
        lessons
          == steps.compactMap(\.lesson).map { number in
            "# \(number) · \(workbook.chapter(named: number)?.title ?? "?")"
          })
      #expect(exercises == steps.compactMap { $0.exercise?.id })
    }
  }

  private func slides(in file: String) throws -> [String] {
    try String(contentsOf: workshop.appending(path: "slides/\(file)"), encoding: .utf8)
      .components(separatedBy: "\n---\n").map { $0.trimmingCharacters(in: .newlines) }
  }
}

extension Schedule.Step.What {
  /// The number of a lesson.
  fileprivate var lesson: String? {
    if case .lesson(let number, _) = self { "\(number)" } else { nil }
  }
}
