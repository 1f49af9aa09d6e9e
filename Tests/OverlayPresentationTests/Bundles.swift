import Foundation

extension Bundle {
  /// The files of an app: a nib, and a storyboard.
  static var app: Bundle { named("App") }

  /// The app's nib under another name.
  static var nameWithSlip: Bundle { named("NameWithSlip") }

  /// The app's nib, after its class was renamed in the code alone.
  static var renamedClass: Bundle { named("RenamedClass") }

  /// The app's nib, with no view in it.
  static var noView: Bundle { named("NoView") }

  /// A folder beside this file.
  ///
  /// The package does not copy it: Xcode would want to compile what is in there.
  private static func named(_ name: String) -> Bundle {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Bundles/\(name)", directoryHint: .isDirectory)
    guard let bundle = Bundle(url: folder) else { fatalError("no folder at \(folder.path())") }
    return bundle
  }
}
