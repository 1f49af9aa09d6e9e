import ExerciseKit
import Testing

@testable import ConstructorInjectionExercises

// One test after the other, because the vendor's drive is shared.

@Suite(.serialized, .exercise("1.5")) struct CutTheSeam {
  private let drive = FakeDrive()
  private let file = "reminders.txt"

  @Test func `an empty drive gets the reminders, one a line`() throws {
    let hasUploaded = try makeBackUp(on: drive)(["Pay rent", "Call home"])
    let text = drive.files[file] ?? "nothing"
    #expect(
      text == "Pay rent\nCall home",
      "the fake drive was empty; after a backup of two reminders its \(file) holds: \(text)")
    #expect(
      hasUploaded && drive.uploads == 1,
      "the fake drive was empty; the backup said \(hasUploaded), after \(drive.uploads) uploads")
  }

  @Test func `an empty list is a text as well`() throws {
    let hasUploaded = try makeBackUp(on: drive)([])
    #expect(
      hasUploaded && drive.files[file] == "",
      "the fake drive has no \(file) yet, so a backup of no reminders uploads an empty text")
  }

  @Test func `what the drive has already is not uploaded again`() throws {
    drive.files[file] = "Pay rent"
    let hasUploaded = try makeBackUp(on: drive)(["Pay rent"])
    #expect(
      !hasUploaded && drive.uploads == 0,
      "the fake drive held that very text; the backup said \(hasUploaded), after \(drive.uploads) uploads"
    )
  }

  @Test(arguments: [
    ["Call home", "Pay rent"], ["Pay rent"], ["Call home"], ["Pay rent", "Call home", ""],
    ["Pay rent", "Call home", "Feed the cat"], ["pay rent", "call home"], [],
  ])
  func `a list that differs in anything is another text`(titles: [String]) throws {
    drive.files[file] = "Pay rent\nCall home"
    let hasUploaded = try makeBackUp(on: drive)(titles)
    let text = drive.files[file] ?? "nothing"
    #expect(
      hasUploaded && text == titles.joined(separator: "\n"),
      """
      the fake drive held the list ["Pay rent", "Call home"], and \(titles) is another text; the \
      backup said \(hasUploaded), and \(file) holds \(text.debugDescription)
      """)
  }

  @Test func `the same list twice is one upload`() throws {
    let backUp = makeBackUp(on: drive)
    let uploads = try [backUp(["Pay rent"]), backUp(["Pay rent"])]
    #expect(
      uploads == [true, false] && drive.uploads == 1,
      "the same list was backed up twice; the backups said \(uploads), after \(drive.uploads) uploads"
    )
  }

  @Test func `another file with the same text is no backup`() throws {
    drive.files["notes.txt"] = "Pay rent"
    let hasUploaded = try makeBackUp(on: drive)(["Pay rent"])
    #expect(
      hasUploaded && drive.files[file] == "Pay rent",
      "the fake drive held the text as notes.txt alone, so \(file) had to be uploaded")
  }

  @Test func `a change on the drive is seen at the next backup`() throws {
    let backUp = makeBackUp(on: drive)
    _ = try backUp(["Pay rent"])
    drive.files[file] = "overwritten by another device"
    let hasUploaded = try backUp(["Pay rent"])
    #expect(
      hasUploaded && drive.files[file] == "Pay rent",
      "another device changed \(file) between two backups, and the second one did not restore it")
  }

  @Test func `a full drive is reported, and tried again`() throws {
    let backUp = makeBackUp(on: drive)
    drive.isFull = true
    #expect(
      throws: DriveIsFull.self, "the fake drive was full, and its error did not reach the caller"
    ) {
      _ = try backUp(["Pay rent"])
    }
    drive.isFull = false
    let hasUploaded = try backUp(["Pay rent"])
    #expect(
      hasUploaded && drive.files[file] == "Pay rent",
      "the drive was full at the first backup, so the second one had to upload")
  }

  @Test func `a full drive keeps the copy that it has`() {
    drive.files[file] = "Pay rent"
    drive.isFull = true
    _ = try? makeBackUp(on: drive)(["Call home"])
    let text = drive.files[file] ?? "nothing"
    #expect(
      text == "Pay rent",
      "the fake drive held \"Pay rent\" and was too full for another list; now its \(file) holds: \(text)"
    )
  }

  @Test func `a backup keeps its drive alive`() throws {
    let backUp = makeBackUp(on: FakeDrive())
    let uploads = try [backUp(["Pay rent"]), backUp(["Pay rent"])]
    #expect(
      uploads == [true, false],
      """
      the same list was backed up twice, to a fake drive that only the backup holds; the second time, \
      there is nothing to upload, but the backups said \(uploads), not [true, false]
      """)
  }

  @Test func `two drives have a backup each`() throws {
    let other = FakeDrive()
    let (mine, yours) = (makeBackUp(on: drive), makeBackUp(on: other))
    _ = try (mine(["Pay rent"]), yours(["Call home"]), mine(["Feed the cat"]))
    let texts = [drive, other].map { $0.files[file] ?? "nothing" }
    #expect(
      texts == ["Feed the cat", "Call home"],
      "two backups took turns, on a fake drive each; in the end the drives hold \(texts)")
  }

  @Test func `a backup to a fake leaves the vendor's drive alone`() throws {
    try CloudDrive.shared.upload("the user's own", as: file)
    _ = try makeBackUp(on: drive)(["Pay rent"])
    let text = CloudDrive.shared.text(of: file) ?? "nothing"
    #expect(
      text == "the user's own" && CloudDrive.shared.names() == [file],
      "a backup to a fake drive changed the vendor's drive, which now holds: \(text)")
  }

  @Test func `the vendor's drive has no say in it`() throws {
    try CloudDrive.shared.upload("Pay rent", as: file)
    let hasUploaded = try makeBackUp(on: drive)(["Pay rent"])
    #expect(
      hasUploaded && drive.files[file] == "Pay rent",
      "the fake drive was empty and the vendor's held that very text, so the fake's needed an upload"
    )
  }

  @Test func `the app still uses the vendor's drive`() throws {
    CloudDrive.shared.delete(file)
    let backUp = makeBackUpOfTheApp()
    let uploads = try [backUp(["Pay rent"]), backUp(["Pay rent"]), backUp(["Call home"])]
    let text = CloudDrive.shared.text(of: file) ?? "nothing"
    #expect(
      text == "Call home",
      "the app backed up, and the vendor's drive holds: \(text)")
    #expect(
      uploads == [true, false, true],
      "the app backed up one list twice and then another one; it said \(uploads) about its uploads")
  }

  @Test func `the app sees a change on the vendor's drive`() throws {
    CloudDrive.shared.delete(file)
    let backUp = makeBackUpOfTheApp()
    _ = try backUp(["Pay rent"])
    try CloudDrive.shared.upload("overwritten by another device", as: file)
    let hasUploaded = try backUp(["Pay rent"])
    let text = CloudDrive.shared.text(of: file) ?? "nothing"
    #expect(
      hasUploaded && text == "Pay rent",
      """
      another device changed \(file) on the vendor's drive between two backups of the app, and the \
      second one did not restore it; the drive holds: \(text)
      """)
  }
}
