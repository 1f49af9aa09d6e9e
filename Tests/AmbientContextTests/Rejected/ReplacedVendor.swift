import AmbientContext

// Swift's unofficial attribute works on Linux, too, but only for a method that is marked `dynamic`.

extension VendorAnalytics {
  @_dynamicReplacement(for:track(_:))  // error: replaced function 'track' is not marked dynamic
  func trackNothing(_ event: String) {}
}
