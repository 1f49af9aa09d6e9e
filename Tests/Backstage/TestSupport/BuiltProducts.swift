public import Foundation

/// The folder of what was built: the running test program, or on macOS its bundle, lies there.
public var builtProducts: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  let program = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
  return program.deletingLastPathComponent()
}

/// Where the built modules lie: in `Modules`, or beside the programs if Xcode or Swift Build built
/// them.
let moduleFolders = [builtProducts.appending(path: "Modules"), builtProducts]
