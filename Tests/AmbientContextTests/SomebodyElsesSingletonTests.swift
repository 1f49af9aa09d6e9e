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
