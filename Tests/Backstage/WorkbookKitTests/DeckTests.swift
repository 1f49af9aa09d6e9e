import Foundation
import Testing

@testable import WorkbookKit

/// The slides of a workshop: `swift run workbook deck`.
struct DeckTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.addExercise("Twin", "Twin")
    try workbook.addChapter("02-Words", "Reading", exercises: ["Spell": "Spell"], inPart: "Letters")
    try workbook.write(
      """
      {"schedules": [
        {"name": "evening", "title": "An evening", "minutes": 31, "items": [
          {"say": "Opening: hello", "minutes": 1},
          {"lesson": 1}, {"exercise": "1.1"}, {"exercise": "1.2"}, {"exercise": "2.1"},
          {"say": "Break", "minutes": 10},
          {"say": "Look back: what was new?", "minutes": 5},
          {"lesson": 2},
          {"exercise": "1.2"}
        ]}
      ]}
      """, to: Schedule.path)
    try workbook.write("# Hello\n\n---\n\nWho is here?\n", to: "\(Deck.folder)/opening.md")
    try workbook.write("# Good night\n", to: "\(Deck.folder)/closing.md")
    try workbook.write(
      """
      # Adding

      ---

      ## How

      One more.

      <!--
      Ask: what is 1.1?
      -->

      ---

      ## Do now

      - **1.1** Add one · 2 min
      - **1.2** Twin · 1 min

      Ten minutes are enough.

      """, to: "\(Deck.folder)/01-Tiny.md")
    try workbook.write(
      "# Reading\n\n---\n\n## Do now\n\n- **2.1** Spell · 1 min\n", to: "\(Deck.folder)/02-Words.md"
    )
  }

  @Test func `a deck is the opening, the lessons, what the room works on, and the closing`() {
    let run = workbook.run(["deck", "evening"])
    #expect(run.code == 0)
    #expect(
      run.text == """
        ---
        marp: true
        paginate: true
        title: "Dependency injection in Swift: An evening"
        ---

        # Hello

        An evening

        ---

        Who is here?

        ---

        # Opening

        Hello

        1 min

        ---

        ## Today

        - 0:01 Adding
        - 0:25 Reading
        - 0:31 The end

        ---

        # 1 · Adding

        ---

        ## How

        One more.

        <!--
        Ask: what is 1.1?
        -->

        ---

        ## Do now

        - **1.1** Add one · 2 min
        - **1.2** Twin · 1 min

        Ten minutes are enough.

        `swift run workbook check 1.1` names the file.

        ---

        ## Do now

        - **2.1** Spell · 1 min

        `swift run workbook check 2.1` names the file.

        ---

        # Break

        10 min

        ---

        # Look back

        What was new?

        5 min

        ---

        # 2 · Reading

        ---

        ## Do now

        - **1.2** Twin · 1 min

        Ten minutes are enough.

        `swift run workbook check 1.2` names the file.

        ---

        # Good night
        """)
  }

  @Test func `in a room, exercises have its minutes, and a chapter ends with a question`() throws {
    try workbook.write(
      """
      {"room": {"exercisePercent": 150, "talkPerChapter": 5}, "schedules": [
        {"name": "evening", "title": "An evening", "minutes": 27, "items": [
          {"say": "Opening: hello", "minutes": 1},
          {"lesson": 1}, {"exercise": "1.1"}, {"lesson": 2}, {"exercise": "2.1"},
          {"say": "Closing", "minutes": 1}
        ]}
      ]}
      """, to: Schedule.path)
    try workbook.write(
      """
      # What to say

      ## 1. Adding

      **Discuss**

      - What comes after
        one? *A good answer* says two,
        and why.
      - What comes after two?

      ## 2. Reading

      """, to: Deck.questions)
    expect(
      workbook.run(["deck", "evening"]).text,
      has: """
        - **1.1** Add one · 3 min

        Ten minutes are enough.

        `swift run workbook check 1.1` names the file.

        ---

        ## Talk

        What did the check refuse, and with which text?

        What comes after one?

        5 min

        <!--
        A good answer says two, and why.
        -->

        ---

        # 2 · Reading
        """,
      """
      - **2.1** Spell · 2 min

      `swift run workbook check 2.1` names the file.

      ---

      ## Talk

      What did the check refuse, and with which text?

      ---

      # Good night

      ---

      # Closing

      1 min

      At home: `swift run workbook`
      """)
  }

  @Test func `a lesson in short has its first two slides`() throws {
    try workbook.write(
      "# Adding\n\n---\n\n## How\n\n---\n\n## Why\n\n---\n\n## Do now\n\n- **1.1** Add one · 2 min\n\n`swift run workbook` names the file.\n",
      to: "\(Deck.folder)/01-Tiny.md")
    try workbook.replace(
      "{\"lesson\": 1}", in: Schedule.path, with: "{\"lesson\": 1, \"short\": 4}")
    try workbook.replace("\"minutes\": 31", in: Schedule.path, with: "\"minutes\": 30")
    expect(
      workbook.run(["deck", "evening"]).text,
      has: "# 1 · Adding\n\n---\n\n## How\n\n---\n\n## Do now\n\n- **1.1** Add one · 2 min\n\n"
        + "`swift run workbook check 1.1` names the file.")
  }

  @Test func `before any exercise nobody is asked what was refused`() throws {
    try workbook.write(
      """
      {"room": {"exercisePercent": 150, "talkPerChapter": 5}, "schedules": [
        {"name": "evening", "title": "An evening", "minutes": 11, "items": [
          {"say": "Opening: hello", "minutes": 1}, {"lesson": 1}
        ]}
      ]}
      """, to: Schedule.path)
    try workbook.write(
      "# What to say\n\n## 1. Adding\n\n**Discuss**\n\n- What comes after one?\n",
      to: Deck.questions)
    expect(
      workbook.run(["deck", "evening"]).text,
      has: "## Talk\n\nWhat comes after one?\n\n5 min\n\n---")
  }

  @Test func `a room without chapter 0 gets no slides for beginners`() throws {
    try workbook.write(
      "# Hello\n\nNo test reaches it.\n\n---\n\n## Run the patient\n\n---\n\n## Four rules\n\n---\n\n## Three lines\n\nLook.\n",
      to: "\(Deck.folder)/opening.md")
    try workbook.write(
      "# Clean up\n\n---\n\n# Which form?\n\n---\n\n# In your codebase\n\n---\n\n# Good night\n",
      to: "\(Deck.folder)/closing.md")
    let text = workbook.run(["deck", "evening"]).text
    let leftOut = [
      "Run the patient", "Four rules", "Clean up", "Three lines", "Which form?", "In your codebase",
    ]
    #expect(leftOut.filter(text.contains) == [])
    #expect(text.contains("# Hello\n\nAn evening\n\n---\n\n# Opening\n\nHello\n\n1 min\n\n---"))
    #expect(text.contains("- 0:31 The end\n\n---\n\n# 1 · Adding"))
    #expect(text.hasSuffix("---\n\n# Good night"))
  }

  @Test(
    arguments: [
      (chapter: 6, minutes: 9, slides: ["## In your codebase"]),
      (chapter: 2, minutes: 9, slides: ["# Which form?", "## In your codebase"]),
      (chapter: 6, minutes: 10, slides: ["## The promise stays the same", "## In your codebase"]),
    ])
  func `a closing repeats no list of the same day, and fits its minutes`(
    chapter: Int, minutes: Int, slides: [String]
  ) throws {
    for (folder, title) in [("06-Choice", "Choice"), ("00-Zero", "Zero")] {
      try workbook.addChapter(folder, title, exercises: ["\(title)One": title])
      try workbook.write("# \(title)\n\n---\n\n## Do now\n", to: "\(Deck.folder)/\(folder).md")
    }
    try workbook.replace(", \"00-Zero\"", in: Workbook.contents, with: "")
    try workbook.replace("\"01-Tiny\"", in: Workbook.contents, with: "\"00-Zero\", \"01-Tiny\"")
    try workbook.write(
      """
      {"schedules": [
        {"name": "evening", "title": "An evening", "minutes": \(minutes + 2), "items": [
          {"lesson": 0, "short": 1}, {"lesson": \(chapter), "short": 1},
          {"say": "Closing", "minutes": \(minutes)}
        ]}
      ]}
      """, to: Schedule.path)
    let all = ["# Which form?", "## The promise stays the same", "## In your codebase"]
    try workbook.write(all.joined(separator: "\n\n---\n\n"), to: "\(Deck.folder)/closing.md")
    let text = workbook.run(["deck", "evening"]).text
    #expect(all.filter(text.contains) == slides, "\(text)")
  }

  @Test func `each day ends with the slide that says how to pack`() throws {
    try workbook.write(
      """
      {"schedules": [
        {"name": "evening", "title": "Evenings", "minutes": 12, "days": [
          {"title": "One", "minutes": 6, "items": [
            {"lesson": 1}, {"say": "Closing of the day: pack", "minutes": 1}
          ]},
          {"title": "Two", "minutes": 6, "items": [
            {"lesson": 2}, {"say": "Closing: pack again", "minutes": 1}
          ]}
        ]}
      ]}
      """, to: Schedule.path)
    try workbook.write(
      "# Pack your work\n\nNow.\n\n<!--\nAsk: done?\n-->\n", to: "\(Deck.folder)/closing.md")
    let pack = "# Pack your work\n\nNow.\n\nAll of the closing: 1 min\n\n<!--\nAsk: done?\n-->"
    expect(
      workbook.run(["deck", "evening"]).text,
      has: "\(pack)\n\n---\n\n# Closing of the day\n\nPack\n\n---\n\n# Two",
      "\(pack)\n\n---\n\n# Closing\n\nPack again\n\nAt home")
  }

  @Test func `a schedule has notes of its own for what is said, and for a lesson`() throws {
    try workbook.replace(
      "{\"lesson\": 1}", in: Schedule.path, with: "{\"lesson\": 1, \"note\": \"Stand up.\"}")
    try workbook.replace(
      "\"Break\", \"minutes\": 10", in: Schedule.path,
      with: "\"Break\", \"minutes\": 10, \"note\": \"Open a window.\"")
    try workbook.replace(
      "# Adding\n", in: "\(Deck.folder)/01-Tiny.md", with: "# Adding\n\n<!--\nAsk: why?\n-->\n")
    expect(
      workbook.run(["deck", "evening"]).text,
      has: "# 1 · Adding\n\n<!--\nStand up.\nAsk: why?\n-->",
      "# Break\n\n10 min\n\n<!--\nOpen a window.\n-->")
  }

  @Test func `a long break has a line in the day's times`() throws {
    try workbook.replace(
      "\"Break\", \"minutes\": 10", in: Schedule.path,
      with: "\"Lunch: in the garden\", \"minutes\": 30")
    try workbook.replace("\"minutes\": 31", in: Schedule.path, with: "\"minutes\": 51")
    expect(
      workbook.run(["deck", "evening"]).text,
      has: "- 0:01 Adding\n- 0:10 Lunch\n- 0:45 Reading\n- 0:51 The end")
  }

  @Test func `without a break, each lesson has a line in the day's times`() throws {
    try workbook.write(
      """
      {"room": {"exercisePercent": 100, "talkPerChapter": 5}, "schedules": [
        {"name": "evening", "title": "An evening", "minutes": 21, "items": [
          {"say": "Opening: hello", "minutes": 1}, {"lesson": 1}, {"lesson": 2}
        ]}
      ]}
      """, to: Schedule.path)
    expect(
      workbook.run(["deck", "evening"]).text, has: "- 0:01 Adding\n- 0:11 Reading\n- 0:21 The end")
  }

  @Test func `what is said about an exercise is left out up to the end of its sentence`() throws {
    try workbook.replace(
      "Ten minutes are enough.", in: "\(Deck.folder)/01-Tiny.md",
      with: """
        <!--
        1.1 adds one.
        1.2 adds one, and
        then another one.
        Ask: which is which?
        -->
        """)
    try workbook.replace(
      "{\"exercise\": \"1.1\"}, {\"exercise\": \"1.2\"}", in: Schedule.path,
      with: "{\"exercise\": \"1.1\"}")
    try workbook.replace("\"minutes\": 31", in: Schedule.path, with: "\"minutes\": 30")
    expect(
      workbook.run(["deck", "evening"]).text,
      has:
        "- **1.1** Add one · 2 min\n\n`swift run workbook check 1.1` names the file.\n\n<!--\n1.1 adds one.\nAsk: which is which?\n-->",
      "- **1.2** Twin · 1 min\n\n`swift run workbook check 1.2` names the file.\n\n<!--\n1.2 adds one, and\nthen another one.\nAsk: which is which?\n-->"
    )
  }

  @Test(arguments: ["opening.md", "closing.md", "01-Tiny.md"])
  func `slides that are missing are told by their file`(name: String) throws {
    try workbook.remove("\(Deck.folder)/\(name)")
    let run = workbook.run(["deck", "evening"])
    #expect(run.code == 2)
    #expect(run.text == "workbook: \(Deck.folder)/\(name): it can't be read")
  }

  @Test func `without a name the command says what to name`() {
    let run = workbook.run(["deck"])
    #expect(run.code == 2)
    #expect(run.text == "workbook: name one schedule: swift run workbook deck half-day")
  }
}
