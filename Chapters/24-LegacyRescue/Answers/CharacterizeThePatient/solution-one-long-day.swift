// why: one long test pins as much as ten short ones, and says less when it fails

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
  @Test func `a whole day`() async {
    let program = Patient()
    var log: [String] = []
    program.server = "[2]"
    for line in [
      "login ada", "add 2026-03-30 09:00 Call Bob", "add 2026-03-28 12:00 Pay rent", "list",
    ] { log += await program.type(line) }
    program.clock = "2026-03-28 00:30"
    for line in [
      "today", "add 2026-03-28 18:00 Swim", "add 2026-03-28 18:00 Read", "list", "snooze 1 1",
      "sync", "done 3", "done 0", "history",
    ] { log += await program.type(line) }
    log += program.alarms + program.requests
    for _ in 10...20 { log += await program.type("later 1") }
    program.server = nil
    program.clock = "2026-03-28 13:00"
    for line in ["sync", "history", "login bob", "add 2026-03-28 18:00 Fly", "logout"] {
      log += await program.type(line)
    }
    log += program.restart() + [program.stored("currentReminderId") ?? ""]

    #expect(log == day)
  }
}

private let day = [
  "hello ada, you have 0 open",
  "[log] #0 rings at 2026-03-30 09:00",
  "[log] #1 rings at 2026-03-28 12:00",
  "#1 2026-03-28 12:00 Pay rent",
  "#0 2026-03-30 09:00 Call Bob",
  "#1 2026-03-28 12:00 Pay rent",
  "[log] #2 rings at 2026-03-28 18:00",
  "[log] #3 rings at 2026-03-28 18:00",
  "[log] #2 rings at 2026-03-28 18:01",
  "#1 2026-03-28 12:00 Pay rent",
  "#2 2026-03-28 18:00 Swim",
  "#2 2026-03-28 18:00 Swim",
  "#3 2026-03-28 18:00 Read",
  "#0 2026-03-30 09:00 Call Bob",
  "[log] #1 rings at 2026-03-29 13:00",
  "synced, 2 done elsewhere",
  "done: Read",
  "done: Call Bob",
  "2026-03-28 00:30 Read",
  "2026-03-28 00:30 Call Bob",
  "last sync: 2026-03-28 00:30",
  "2026-03-29 13:00 Pay rent",
  "POST http://127.0.0.1:8080/ada [0,1,2,3,2]",
  "[log] #1 rings at 2026-03-29 13:10",
  "[log] #1 rings at 2026-03-29 13:21",
  "[log] #1 rings at 2026-03-29 13:33",
  "[log] #1 rings at 2026-03-29 13:46",
  "[log] #1 rings at 2026-03-29 14:00",
  "[log] #1 rings at 2026-03-29 14:15",
  "[log] #1 rings at 2026-03-29 14:31",
  "[log] #1 rings at 2026-03-29 14:48",
  "[log] #1 rings at 2026-03-29 15:06",
  "[log] #1 rings at 2026-03-29 15:25",
  "[log] #1 rings at 2026-03-29 15:45",
  "no answer, try again later",
  "2026-03-28 00:30 Read",
  "2026-03-28 00:30 Call Bob",
  "last sync: 2026-03-28 00:30",
  "hello bob, you have 0 open",
  "[log] #4 rings at 2026-03-28 18:00",
  "bye bob",
  "welcome; begin with: login NAME [ZONE]",
  "4",
]
