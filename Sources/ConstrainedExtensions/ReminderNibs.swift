public import Foundation

extension Bundle {
  /// The bundle that holds this module's nibs: a folder among the module's resources.
  ///
  /// In an app the nibs lie in the app's own bundle, where Xcode puts what it has compiled. The nibs
  /// of this package are JSON, and a folder is copied as it is. A single file that ends in `.nib`
  /// need not be: before 6.4, Swift Build hands it to Interface Builder's tool even when it is to be
  /// copied. Without the folder there are no nibs, and loading one says so.
  ///
  /// The accessor that the package manager writes, `Bundle.module`, traps if there is no bundle.
  /// Ask for it once, where the app starts, and pass it on.
  public static var reminderNibs: Bundle {
    module.url(forResource: "Nibs", withExtension: nil).flatMap(Bundle.init(url:)) ?? module
  }
}
