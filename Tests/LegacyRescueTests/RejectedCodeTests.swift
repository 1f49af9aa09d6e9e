import TestSupport
import Testing

@Test(arguments: RejectedCode.all())
func `the compiler refuses`(fixture: RejectedCode) throws {
  try fixture.expectRefusal()
}
