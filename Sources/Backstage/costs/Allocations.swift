import Foundation
import Synchronization

/// Counts the objects that the Swift runtime allocates, through the hook it has for profilers.
///
/// The hook has no header and no promise. If the runtime has none, there is no count. Nor is there
/// one where the runtime is a part of the system, as it is on macOS: what others rely on, too, is
/// not ours to change.
enum Allocations {
  private typealias Allocate =
    @convention(c) @Sendable (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private static let switchOfTheHooks =
    "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  private static let counted = Atomic(0)
  private static let original = symbol("_swift_allocObject")?.load(as: Allocate.self)

  /// Runs `body` and returns how many objects were allocated meanwhile, or nil if nobody knows.
  static func count(_ body: () throws -> Void) rethrows -> Int? {
    let hook = symbol("_swift_allocObject")
    let isOn = symbol(switchOfTheHooks)
    guard let hook, let isOn, let original else {
      try body()
      return nil
    }
    let counting: Allocate = { type, size, alignment in
      Allocations.counted.add(1, ordering: .relaxed)
      return Allocations.original?(type, size, alignment)
    }
    hook.storeBytes(of: counting, as: Allocate.self)
    isOn.storeBytes(of: true, as: Bool.self)
    defer {
      isOn.storeBytes(of: false, as: Bool.self)
      hook.storeBytes(of: original, as: Allocate.self)
    }
    let before = counted.load(ordering: .relaxed)
    try body()
    return counted.load(ordering: .relaxed) - before
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    Report.system == "Linux" ? dlsym(dlopen(nil, RTLD_NOW), name) : nil
  }
}
