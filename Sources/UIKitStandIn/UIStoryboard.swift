public import Foundation

/// The screens that are drawn in one resource.
///
/// UIKit reads what Xcode compiles from a `.storyboard` file. This stand-in reads JSON from a file
/// with the same ending as a compiled storyboard, `.storyboardc`. The file has an entry for each
/// identifier, with the class of the controller, and with its view as a ``UINib`` would have it:
///
///     {"Reminders": {"class": "MyApp.RemindersController", "view": {"class": "UIView"}}}
///
/// Left out: the initial controller, segues, and loading a controller without its type.
@MainActor
open class UIStoryboard: NSObject {
  private let scenes: [String: SceneEntry]

  /// Reads the storyboard with the given name, from the main bundle if no other is given.
  ///
  /// It traps if there is no such storyboard, where UIKit raises an exception that Swift can't
  /// catch.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard
      let file = bundle.url(forResource: name, withExtension: "storyboardc"),
      let data = try? Data(contentsOf: file),
      let scenes = try? JSONDecoder().decode([String: SceneEntry].self, from: data)
    else {
      fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    self.scenes = scenes
    super.init()
  }

  /// Makes the controller with the given identifier.
  ///
  /// The creator must return a controller that was made with the coder it gets. Apple's reference
  /// demands it, and for the same closure in AppKit calls anything else a programmer error. Here it
  /// ends the process. So does an identifier that the storyboard does not have, a creator that
  /// returns nil, and without a creator a controller that is of another class or that no coder can
  /// make.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let scene = scenes[identifier] else {
      fatalError("The storyboard has no view controller with identifier '\(identifier)'")
    }
    let coder = SceneCoder(scene: scene)
    let controller: ViewController?
    if let creator {
      controller = creator(coder)
    } else {
      let type = NSClassFromString(scene.class) as? UIViewController.Type
      controller = type?.init(coder: coder) as? ViewController
    }
    guard let controller, controller.coder === coder else {
      fatalError("'\(identifier)' was not made by calling super.init(coder:) with the given coder")
    }
    return controller
  }
}

/// A controller's entry in a storyboard.
struct SceneEntry: Decodable {
  let `class`: String
  let view: NibEntry?
}

/// What a controller that comes from a storyboard is made of.
final class SceneCoder: NSCoder {
  let scene: SceneEntry

  init(scene: SceneEntry) {
    self.scene = scene
  }
}
