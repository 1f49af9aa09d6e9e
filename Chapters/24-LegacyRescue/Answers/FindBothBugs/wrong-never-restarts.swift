// wrong: what is not saved is still in memory, so the program must start again before `done`
// sees: has forgotten the moved alarm when it starts again

import RescueSupport
import Testing

// Exercise 24.5: find both bugs
//
// Two bugs, and three reports from users. "In March my reminder came an hour late, and I had only
// snoozed it." "I have a reminder twice. It was a busy morning." "My sister had logged in before me.
// Then one of her reminders was in my list, and hers rang after she had done it."
//
// Write a test for each bug before you fix it. The tests say what a user may expect, so they fail on
// the program as it is. They run on a program without the two bugs, where they must pass, and on eleven
// broken ones. The first of these is the program as it is. The others have one bug left, or are fixed
// by half. Each of them must make at least one test fail.
//
//     let program = Program()            a machine on which nothing is stored, 12:00 on 28 March 2026
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
// The alarms outlast a restart, but nobody tells the program any more when one of these moves. So an
// alarm that moves after a restart is lost, in the program without the two bugs, too.
//
// The fix itself is in `Sources/LegacyRescue/Step5.swift`, for when you have found both. A test that
// passes here says what any fix must keep: `swift run workbook compare LegacyRescue/Step4
// LegacyRescue/Step5` shows ours.

extension FindBothBugs {
  @Test func `a snooze moves the alarm`() async {
    let program = Program()
    await program.type("login ada")
    await program.type("add 2026-03-20 09:00 Pay rent")

    let snoozed = await program.type("snooze 0 1")
    #expect(snoozed == ["[log] #0 rings at 2026-03-21 09:00"])
    #expect(program.alarms == ["2026-03-21 09:00 Pay rent"])
  }

  @Test func `a snoozed reminder keeps its hour in spring and in autumn`() async {
    let program = Program()
    await program.type("login ada")
    await program.type("add 2026-03-28 09:00 Pay rent")
    await program.type("add 2026-10-24 09:00 Call Bob")

    #expect(await program.type("snooze 0 1") == ["[log] #0 rings at 2026-03-29 09:00"])
    #expect(await program.type("snooze 1 2") == ["[log] #1 rings at 2026-10-26 09:00"])
  }

  @Test func `the clocks that count are those of the user`() async {
    let program = Program()
    await program.type("login ada America/New_York")
    await program.type("add 2026-03-28 09:00 Pay rent")

    #expect(await program.type("snooze 0 1") == ["[log] #0 rings at 2026-03-29 09:00"])
  }

  @Test func `two reminders for the same minute are two`() async {
    let program = Program()
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")
    await program.type("add 2026-03-28 18:00 Pay rent")

    #expect(
      await program.type("list") == [
        "#0 2026-03-28 18:00 Pay rent", "#1 2026-03-28 18:00 Pay rent",
      ])
    #expect(program.alarms == ["2026-03-28 18:00 Pay rent", "2026-03-28 18:01 Pay rent"])
  }

  @Test func `the alarm that was moved goes with its reminder, also after a restart`() async {
    let program = Program()
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")
    await program.type("add 2026-03-28 18:00 Call Bob")
    await program.type("done 0")

    #expect(program.alarms == ["2026-03-28 18:00 Call Bob"])
  }
}
