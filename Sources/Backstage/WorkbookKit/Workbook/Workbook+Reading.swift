import Foundation

extension Workbook {
  static let contents = "Chapters/contents.json"

  /// Reads the workbook in `root`.
  ///
  /// - Throws: ``BookError`` if one of its files is missing, is malformed or contradicts another.
  init(in root: URL) throws(BookError) {
    let folder = Folder(root)
    let file = try Fields(Self.json(Self.contents, in: folder), known: ["parts"], in: Self.contents)
    var parts: [Part] = []
    for json in try file.list("parts") {
      let fields = try Fields(json, known: ["title", "chapters"], in: Self.contents)
      var chapters: [Chapter] = []
      for name in try fields.texts("chapters") {
        let line = fields.line(of: "chapters")
        let known = parts.flatMap(\.chapters) + chapters
        if known.contains(where: { $0.name == name }) {
          throw BookError("the chapter \(name) is here twice", at: line, in: Self.contents)
        }
        let chapter = try Chapter(name, in: folder, namedAt: line)
        if let last = known.last, last.number >= chapter.number {
          throw BookError(
            "\(name) comes after \(last.name), but chapters go by their numbers", at: line,
            in: Self.contents)
        }
        chapters.append(chapter)
      }
      parts.append(Part(title: try fields.text("title"), chapters: chapters))
    }
    if parts.allSatisfy(\.chapters.isEmpty) {
      throw BookError("there is no chapter", in: Self.contents)
    }
    self.init(
      root: root,
      parts: parts.map { part in
        Part(title: part.title, chapters: part.chapters.filter { !$0.isDraft })
      }, drafts: parts.flatMap(\.chapters).filter(\.isDraft))
  }

  /// Looks for the workbook from a folder upwards; nil if there is none.
  static func root(above folder: URL) -> URL? {
    var root = folder.standardizedFileURL
    while !Folder(root).has(contents) {
      let parent = root.deletingLastPathComponent().standardizedFileURL
      // A root folder is its own parent; a folder that is gone has none.
      guard parent.pathComponents.count < root.pathComponents.count else { return nil }
      root = parent
    }
    return root
  }

  static func json(_ path: String, in folder: Folder) throws(BookError) -> JSONText {
    guard let data = folder.data(of: path) else { throw BookError("it can't be read", in: path) }
    return try JSONText(data, in: path)
  }
}

extension Chapter {
  /// Reads the facts of the chapter that `contents.json` names in this line.
  fileprivate init(_ name: String, in folder: Folder, namedAt line: Int) throws(BookError) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]),
      Self.name(number, String(parts[1])) == name
    else {
      throw BookError(
        "\"\(name)\" is no name of a chapter, such as \"01-ConstructorInjection\"", at: line,
        in: Workbook.contents)
    }
    guard folder.isFolder("Chapters/\(name)") else {
      throw BookError("there is no folder Chapters/\(name)", at: line, in: Workbook.contents)
    }
    let place = "Chapters/\(name)"
    let path = Self.facts(in: place)
    let fields = try Fields(
      Workbook.json(path, in: folder), known: ["title", "minutes", "draft", "exercises"], in: path)
    var exercises: [Exercise] = []
    for json in try fields.list("exercises") {
      let exercise = try Exercise(
        json, id: "\(number).\(exercises.count + 1)", folder: place, target: String(parts[1]))
      if exercises.contains(where: { $0.name == exercise.name }) {
        throw BookError("there are two exercises \(exercise.name)", at: json.line, in: path)
      }
      exercises.append(exercise)
    }
    self.init(
      number: number, target: String(parts[1]), title: try fields.text("title"),
      minutes: try fields.number("minutes"), isDraft: try fields.flag("draft"),
      exercises: exercises)
  }
}

extension Exercise {
  fileprivate init(
    _ json: JSONText, id: String, folder: String, target: String
  ) throws(BookError) {
    let path = Chapter.facts(in: folder)
    let fields = try Fields(
      json, known: ["name", "title", "kind", "minutes", "hints"], in: path)
    guard let kind = Kind(rawValue: try fields.text("kind")) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw BookError("\"kind\" must be one of \(kinds)", at: fields.line(of: "kind"), in: path)
    }
    let name = try fields.text("name")
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw BookError(
        "\"name\" must be the name of a Swift type, such as InjectTheStore",
        at: fields.line(of: "name"), in: path)
    }
    let hints = try fields.texts("hints")
    if hints.count < 2 {
      throw BookError(
        "there must be at least two \"hints\"", at: fields.line(of: "hints"), in: path)
    }
    self.init(
      id: id, name: name, title: try fields.text("title"), kind: kind,
      minutes: try fields.number("minutes"), hints: hints, folder: folder, target: target)
  }
}
