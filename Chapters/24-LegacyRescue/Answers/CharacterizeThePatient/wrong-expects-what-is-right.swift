// wrong: the test says what the program should do; step 1 pins what it does
// sees: this program is the right one

import RescueSupport
import Testing

// Exercise 24.1: characterize the patient
//
// The program is `Sources/LegacyRescue/Step0.swift`. Don't edit it. Pin what it does today, right or
// wrong, by tests that use it as a user does. The same file runs here, but its files, its clock, its
// server and its alarms are in memory: `Tests/Backstage/RescuePatient/Globals.swift` shows how. The
// alarms outlast a restart, as a vendor's would. Commands:
//
//     login NAME [ZONE] · logout · server ADDRESS · add DATE TIME TITLE · list · today
//     snooze ID DAYS · later ID · done ID · history · sync
//
// A test can reach this much:
//
//     let program = Patient()            a machine on which nothing is stored, 12:00 on 28 March 2026
//     await program.type("login ada")    types a line, and returns the lines that are printed
//     program.clock = "2026-03-28 09:00" the machine's clock, in Berlin
//     program.server = "[1]"             what the server answers to a sync; nil is no connection
//     program.restart()                  ends the program and starts it; returns the printed lines
//     program.alarms                     such as ["2026-03-28 18:00 Pay rent"]: what is set, in
//                                        Berlin's time, the earliest first
//     program.requests                   such as ["POST http://127.0.0.1:8080/ada [0]"]
//     program.stored("lastUser")         what the defaults hold under a key, as text
//     program.file("ada.history")        the text in a file
//
// On this machine the random numbers come in order: a program that wants 10 to 20 gets 10 first, then
// 11, and after 20 it gets 10 again.
//
// Two tests are here. Each test runs on the program as it is, where it must pass, and on sixteen
// that differ from it in one thing. Each of these must make at least one test fail. Eight differ when
// reminders are added, listed or moved, three after a restart or another login, and five in the
// alarms, the history or the sync. Look at the edges: the very minute, midnight, the shortest and the
// longest wait. You need not know whether a line is right: run the program, look at what it prints,
// and expect that. One test can pin many lines. First keep what a line prints in a `let`, as below: an
// `await` within `#expect` hides the value from the report.

extension CharacterizeThePatient {
  @Test func `a reminder is added and listed`() async {
    let program = Patient()
    await program.type("login ada")

    let added = await program.type("add 2026-03-28 18:00 Pay rent")
    #expect(added == ["[log] #0 rings at 2026-03-28 18:00"])
    let list = await program.type("list")
    #expect(list == ["#0 2026-03-28 18:00 Pay rent"])
  }

  @Test func `what is done goes into the history`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")

    let done = await program.type("done 0")
    #expect(done == ["done: Pay rent"])
    #expect(program.file("ada.history") == "2026-03-28 12:00 Pay rent\n")
  }

  @Test func `reminders are listed by time`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-30 09:00 Call Bob")
    await program.type("add 2026-03-28 12:00 Pay rent")

    #expect(
      await program.type("list") == [
        "#1 2026-03-28 12:00 Pay rent", "#0 2026-03-30 09:00 Call Bob",
      ])
    program.clock = "2026-03-28 12:01"
    #expect(await program.type("list").first == "#1 2026-03-28 12:00 Pay rent, overdue")
  }

  @Test func `today is the user's day`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-28 09:00 Pay rent")
    program.clock = "2026-03-28 00:30"

    #expect(await program.type("today") == ["#0 2026-03-28 09:00 Pay rent"])
  }

  @Test func `ids go on for the next user and after a restart`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")
    await program.type("login bob")
    await program.type("add 2026-03-28 19:00 Call Ada")
    #expect(await program.type("list") == ["#1 2026-03-28 19:00 Call Ada"])

    #expect(program.restart() == ["hello bob, you have 1 open"])
    await program.type("add 2026-03-28 20:00 Sleep")
    #expect(await program.type("list").last == "#2 2026-03-28 20:00 Sleep")
  }

  @Test func `a logout lasts`() async {
    let program = Patient()
    await program.type("login ada")

    #expect(await program.type("logout") == ["bye ada"])
    #expect(program.restart() == ["welcome; begin with: login NAME [ZONE]"])
  }

  @Test func `later is 10 to 20 minutes`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")

    #expect(await program.type("later 0") == ["[log] #0 rings at 2026-03-28 18:10"])
    for _ in 11...19 { await program.type("later 0") }
    #expect(
      await program.type("later 0") == ["[log] #0 rings at 2026-03-28 20:45"], "20 after 20:25")
  }

  @Test func `what is done rings no more, and stays in the history`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")
    await program.type("add 2026-03-28 19:00 Call Bob")
    await program.type("done 0")
    #expect(program.alarms == ["2026-03-28 19:00 Call Bob"])

    await program.type("done 1")
    #expect(
      await program.type("history") == [
        "2026-03-28 12:00 Pay rent", "2026-03-28 12:00 Call Bob", "last sync: never",
      ])
  }

  @Test func `a sync sends the ids and takes away what was done elsewhere`() async {
    let program = Patient()
    program.server = "[0]"
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")

    #expect(await program.type("sync") == ["synced, 1 done elsewhere"])
    #expect(program.requests == ["POST http://127.0.0.1:8080/ada [0]"])
    #expect(await program.type("list") == ["nothing to do"])
  }

  @Test func `a sync without a connection leaves no trace`() async {
    let program = Patient()
    await program.type("login ada")

    #expect(await program.type("sync") == ["no answer, try again later"])
    #expect(await program.type("history") == ["last sync: never"])
  }

  @Test func `surprise: a snooze in the night of the change moves the hour`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-28 09:00 Pay rent")

    #expect(await program.type("snooze 0 1") == ["[log] #0 rings at 2026-03-29 09:00"])
  }

  @Test func `surprise: of two reminders for the same minute the first is there twice`() async {
    let program = Patient()
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")
    await program.type("add 2026-03-28 18:00 Call Bob")

    #expect(await program.type("list").count == 3)
  }
}
