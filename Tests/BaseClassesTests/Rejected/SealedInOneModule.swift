/// A class whose first method is `public`, and whose second one is `final`, too.
public class OwnGenerator {
  /// Returns 0.
  public func nextReminderId() -> Int { 0 }

  /// Returns 0.
  public final func sealedNextReminderId() -> Int { 0 }
}

// In one module, `public` doesn't refuse the first override. `final` refuses the second one.
class SkippingGenerator: OwnGenerator {
  override func nextReminderId() -> Int { 7 }

  override func sealedNextReminderId() -> Int { 7 }  // error: overrides a 'final' instance method
}
