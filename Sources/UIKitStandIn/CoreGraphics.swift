// On Apple's systems, what `CGRect` and its like can do is CoreGraphics', and a file that imports
// UIKit has it. So this module hands it on.
#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif
