extension Command {
  static let room = Command(
    name: "room", arguments: "FILE…", summary: "for teachers: who in a room has solved what",
    details: "It shows where most are stuck, too. A FILE is what `workbook list --json` has "
      + "written, or a folder of such files, whose names end in .json. Exit code 1: a file is no "
      + "such list; the others are shown."
  ) { session, paths in
    guard !paths.isEmpty else {
      throw UsageError("name files, or a folder of files: swift run workbook room handed-in")
    }
    let room = Room(of: try session.workbook(), reading: paths, from: session.folder)
    session.write(room.text(session.style))
    return room.complaints.isEmpty ? 0 : 1
  }
}
