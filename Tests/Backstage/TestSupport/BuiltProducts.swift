public import Foundation

/// The folder of what was built: the running test program, or on macOS its bundle, lies there.
public let builtProducts: URL = {
  #if canImport(Darwin)
    // There the tests are a bundle that another program has loaded, and this class is in it.
    final class Here {}
    let bundle = Bundle(for: Here.self).bundleURL
    if bundle.pathExtension == "xctest" { return bundle.deletingLastPathComponent() }
    // Where this module is a framework of its own, the bundle is the one that Xcode has loaded.
    if let tests = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      return tests.bundleURL.deletingLastPathComponent()
    }
  #endif
  return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}()

/// Where the built modules lie: in `Modules`, or beside the programs if Xcode or Swift Build built
/// them.
let moduleFolders = [builtProducts.appending(path: "Modules"), builtProducts]
