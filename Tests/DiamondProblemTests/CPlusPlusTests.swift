import TestSupport
import Testing

/// The diamond in a language with several base classes, compiled by the toolchain's clang++.
@Suite(.enabled(if: CPlusPlus.isInstalled, "no clang++ here can build a program"))
struct CPlusPlusTests {
  @Test func `an object holds the shared base twice`() throws {
    try CPlusPlus("BaseHeldTwice").expectOutput()
  }

  @Test func `a call to the shared base's method is ambiguous`() throws {
    try CPlusPlus("AmbiguousCall").expectRefusal()
  }

  @Test func `with a virtual base, two overrides are refused`() throws {
    try CPlusPlus("NoFinalOverrider").expectRefusal()
  }

  @Test func `the class's own override can call either side by a qualified name`() throws {
    try CPlusPlus("QualifiedCall").expectOutput()
  }

  @Test func `without a virtual base, each side keeps its own override`() throws {
    try CPlusPlus("TwoOverriders").expectOutput()
  }
}
