/// What shows nothing of its inside to a mirror, so that tests must look at what it does.
public protocol Sealed: CustomReflectable {}

extension Sealed {
  /// A mirror without children.
  public var customMirror: Mirror {
    Mirror(self, children: [], ancestorRepresentation: .suppressed)
  }
}
