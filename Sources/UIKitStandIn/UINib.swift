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
/// is not there becomes a `UIView`. A row of a table has its `reuseIdentifier` from "identifier".
///
/// A view with an "outlet" becomes that outlet of its top-level view. A view with an "ownerOutlet"
/// becomes that outlet of the owner, the object that is passed when the nib is loaded. Both are set
/// with `setValue(_:forKey:)`, as in UIKit.
///
/// Left out: actions, objects other than views, and what a `UINib` itself is for; it is here for
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
  /// meet one. It also traps if an object lacks an outlet that the nib connects. Without an owner,
  /// as in UIKit, a plain object takes the owner's place, and that has no outlet. The options are
  /// passed over. It makes views, so it is for the main actor; UIKit's declaration does not say so.
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
    let outlets = entries.map { _ in NibOutlets() }
    let views = zip(entries, outlets).map { $0.makeView(connecting: $1) }
    let owner = owner as? NSObject ?? UIResponder()
    for (view, outlets) in zip(views, outlets) {
      if let view { outlets.connect(view, to: owner) }
    }
    return views.compactMap(\.self)
  }
}

/// A view's entry in a nib.
struct NibEntry: Decodable {
  let `class`: String
  let text: String?
  let identifier: String?
  let outlet: String?
  let ownerOutlet: String?
  let subviews: [NibEntry]?

  @MainActor
  func makeView(connecting outlets: NibOutlets) -> UIView? {
    let name = `class`.contains(".") ? `class` : "UIKitStandIn.\(`class`)"
    let type = NSClassFromString(name) as? UIView.Type ?? UIView.self
    let view = type.init(coder: NibCoder(entry: self, outlets: outlets))
    if let outlet { outlets.ofView.append((view, outlet)) }
    if let ownerOutlet { outlets.ofOwner.append((view, ownerOutlet)) }
    return view
  }
}

/// The outlets that are connected once a top-level view is made, with all that is in it.
@MainActor
final class NibOutlets {
  var ofView: [(value: UIView?, key: String)] = []
  var ofOwner: [(value: UIView?, key: String)] = []

  func connect(_ view: UIView, to owner: NSObject) {
    for outlet in ofView { set(outlet.value, forKey: outlet.key, of: view) }
    for outlet in ofOwner { set(outlet.value, forKey: outlet.key, of: owner) }
  }

  private func set(_ value: UIView?, forKey key: String, of object: NSObject) {
    #if canImport(ObjectiveC)
      object.setValue(value, forKey: key)
    #else
      guard let object = object as? UIResponder else {
        fatalError("\(type(of: object)) is not key value coding-compliant for the key \(key).")
      }
      object.setValue(value, forKey: key)
    #endif
  }
}

/// What a view that comes from a nib is made of.
final class NibCoder: NSCoder {
  let entry: NibEntry
  let outlets: NibOutlets

  init(entry: NibEntry, outlets: NibOutlets) {
    self.entry = entry
    self.outlets = outlets
  }
}
