import TestSupport
import Testing

/// What UIKit asks of subclasses, and the stand-in as well.
@Test(arguments: RejectedCode.all())
func `the compiler refuses`(fixture: RejectedCode) throws {
  try fixture.expectRefusal()
}
