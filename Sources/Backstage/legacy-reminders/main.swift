import Alarms
import Foundation
import LegacyRescue

// `swift run legacy-reminders` starts the patient of chapter 24, and `swift run legacy-reminders 4`
// the version after step 4. With `alarms` as a second argument, it says at the end which alarms are
// set: nothing else shows them.
switch CommandLine.arguments.dropFirst().first ?? "0" {
case "0": await Step0.main()
case "2": await Step2.main()
case "3": await Step3.main()
case "4": await Step4.main()
case "5": await Step5.main()
case "6": await Step6.main()
case let other:
  FileHandle.standardError.write(
    Data("there is no step \(other); the versions are 0, 2, 3, 4, 5 and 6\n".utf8))
  exit(64)
}
if CommandLine.arguments.dropFirst(2).first == "alarms" {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
  formatter.dateFormat = "yyyy-MM-dd HH:mm"
  for time in AlarmCenter.shared.pending.map(\.time).sorted() {
    print("rings: \(formatter.string(from: time))")
  }
}
