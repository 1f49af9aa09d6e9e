public import Foundation

extension Bundle {
  /// The bundle that holds this module's nibs.
  ///
  /// The accessor that the package manager writes, `Bundle.module`, traps if there is no bundle.
  /// Ask for it once, where the app starts, and pass it on.
  public static var reminderNibs: Bundle { .module }
}
