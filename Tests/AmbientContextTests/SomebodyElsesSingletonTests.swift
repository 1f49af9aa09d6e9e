import AmbientContext
import Testing

struct SomebodyElsesSingletonTests {
  @Test func `a scope replaces the vendor's singleton`() {
    let events = Lines()

    Analytics.$track.withValue(events.add) {
      ReminderList().complete("Water the plants")
    }

    #expect(events.all == ["completed Water the plants"])
  }

  /// In a process of its own, because nothing takes the start back.
  @Test func `without a scope the vendor gets events only after its start`() async {
    await #expect(processExitsWith: .success) {
      ReminderList().complete("Water the plants")
      #expect(VendorAnalytics.shared.waiting.isEmpty)

      Analytics.start()
      ReminderList().complete("Call home")
      #expect(VendorAnalytics.shared.waiting == ["completed Call home"])
    }
  }
}

/// What replacing a function for good does.
///
/// Nobody else calls `shippingCost()`, because the replacement below holds for the whole process.
struct DynamicReplacementTests {
  @Test func `a replacement holds for everybody, from the start`() async {
    #expect(shippingCost() == 0)
    #expect(await Task.detached { shippingCost() }.value == 0)
  }
}

dynamic func shippingCost() -> Int { 490 }

@_dynamicReplacement(for:shippingCost())
func freeShipping() -> Int { 0 }
