public import Foundation

/// The objects of a screen, in a resource.
///
/// UIKit reads what Xcode compiles from a `.xib` file. This stand-in reads JSON from a file with
/// the same ending as a compiled nib, `.nib`. The file is a list of top-level views; each has a
/// class, and may have a text and subviews:
///
///     [{"class": "MyApp.MyCell", "subviews": [{"class": "UILabel", "text": "Pay rent"}]}]
///
/// A class is named with its module, or without one if it is UIKit's. As in UIKit, a class that
/// is not there becomes a `UIView`.
///
/// Left out: outlets, objects other than views, and what a `UINib` itself is for; it is here for
/// the key alone.
@MainActor
open class UINib: NSObject {
  /// A key for the options of loading; a stand-in has no options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Returns the top-level objects of the nib with the given name, made anew on each call.
  ///
  /// It traps if there is no such nib, where UIKit raises an exception that Swift can't catch. It
  /// returns nil if the file can't be understood; Xcode compiles no such nib, so UIKit need not
  /// meet one. Without outlets, the owner and the options are passed over. It makes views, so it is
  /// for the main actor; UIKit's declaration does not say so.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard let file = url(forResource: name, withExtension: "nib") else {
      fatalError("Could not load NIB in bundle: '\(bundlePath)' with name '\(name)'")
    }
    guard
      let data = try? Data(contentsOf: file),
      let entries = try? JSONDecoder().decode([NibEntry].self, from: data)
    else { return nil }
    return entries.compactMap { $0.makeView() }
  }
}

/// A view's entry in a nib.
struct NibEntry: Decodable {
  let `class`: String
  let text: String?
  let subviews: [NibEntry]?

  @MainActor
  func makeView() -> UIView? {
    let name = `class`.contains(".") ? `class` : "UIKitStandIn.\(`class`)"
    let type = NSClassFromString(name) as? UIView.Type ?? UIView.self
    return type.init(coder: NibCoder(entry: self))
  }
}

/// What a view that comes from a nib is made of.
final class NibCoder: NSCoder {
  let entry: NibEntry

  init(entry: NibEntry) {
    self.entry = entry
  }
}
