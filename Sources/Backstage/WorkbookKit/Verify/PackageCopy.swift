import Foundation

/// A copy of the package, in which answers are laid over the exercises.
///
/// Nothing outside of it changes. It outlives the run, so that the next one builds only what has
/// changed.
struct PackageCopy {
  let original: Workbook
  /// The workbook in the copy, which is the one to grade.
  let workbook: Workbook

  init(of original: Workbook) {
    self.original = original
    workbook = Workbook(
      root: original.root.appending(path: ".build/verify", directoryHint: .isDirectory),
      parts: original.parts, drafts: original.drafts)
  }

  /// Lays a text over the file of an exercise.
  func write(_ text: String, to exercise: Exercise) throws {
    try workbook.folder.write(Data(text.utf8), to: exercise.file)
  }

  /// Makes all but the exercises equal to the package, and writes only what differs: builds stay
  /// incremental.
  func refresh() throws {
    let (source, target) = (original.folder, workbook.folder)
    let roots = ["Chapters", "Sources", "Tests"]
    let files = Set(roots.flatMap { source.files(below: $0) } + ["Package.swift"])
    let exercises = Set(original.exercises.map(\.file))
    for file in files.subtracting(exercises) {
      try target.write(Data(contentsOf: original.root.appending(path: file)), to: file)
    }
    for file in Set(roots.flatMap { target.files(below: $0) }).subtracting(files) {
      try FileManager.default.removeItem(at: workbook.root.appending(path: file))
    }
  }
}
