// wrong: Expects the first protocol in the list to win, as in some languages.
// sees: neither default is more constrained than the other

// Exercise 9.1: predict the title
//
// Two protocols require the same property. `Notice` has no default until one of the tasks adds it:
//
//     protocol Titled { var title: String { get } }
//     protocol Notice { var title: String { get }
//                       var hour: Int { get } }
//     extension Titled { var title: String { "Untitled" } }
//
//     struct Rent: Titled, Notice { let title = "Pay rent"; let hour = 9 }
//     struct Alarm: Titled, Notice { let hour = 7 }
//
// Replace each nil with what you expect.

struct PredictedTitles {
  // (Rent() as any Titled).title
  let rentAsTitled: String? = "Pay rent"

  // (Alarm() as any Notice).title
  let alarmAsNotice: String? = "Untitled"

  // Now `Notice` gets a default as well:
  //     extension Notice { var title: String { "Notice" } }
  // Does `Rent` still compile? Does `Alarm`?
  let rentCompiles: Bool? = true
  let alarmCompiles: Bool? = true

  // Somebody replaces that default with this one:
  //     extension Notice where Self: Titled { var title: String { "Titled notice" } }
  // (Alarm() as any Titled).title
  let alarmWithBoth: String? = "Titled notice"

  // (Rent() as any Notice).title, with the same extension
  let rentWithBoth: String? = "Pay rent"
}
