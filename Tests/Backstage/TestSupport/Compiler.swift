public import Foundation

/// The compiler, asked about code that no target holds.
enum Compiler {
  /// Runs the compiler in `folder`, and returns what it says: nothing if all is well.
  static func run(_ arguments: [String], in folder: URL? = nil) throws -> String {
    // Each run of the compiler leaves a folder in the temporary one.
    try withTemporaryFolder { temporary in
      let output = try runToolchain(
        "swiftc", arguments + ["-swift-version", "6"], in: folder,
        environment: ["TMPDIR": temporary.path(percentEncoded: false)]
      ).output
      if let mismatch = Mismatch(output) { throw mismatch }
      return output
    }
  }

  // MARK: - What it says of code

  /// What it says of files on the way to SIL: initialization is checked there, after the types.
  ///
  /// The files see the modules that were built. `arguments` come after the features, so they can
  /// turn one off.
  static func check(
    _ files: [URL], features: [String], arguments: [String]
  ) throws -> String {
    let modules = moduleFolders.flatMap { ["-I", $0.path(percentEncoded: false)] }
    return try run(
      ["-emit-sil", "-o", "/dev/null"] + modules
        + features.flatMap { ["-enable-upcoming-feature", $0] } + arguments
        + files.map { $0.path(percentEncoded: false) })
  }

  /// The errors in what it says, with the name of the file, which is empty for an error that has no
  /// place: an argument that it doesn't know, for example.
  static func errors(in output: String) -> [(file: String, message: String)] {
    output.matches(of: /(?m)^(?:\/(?:.*\/)?(.+?):\d+:\d+: |<unknown>:0: )?error: (.+)$/)
      .map { (String($0.1 ?? ""), String($0.2)) }
  }

  /// The features that Package.swift turns on, but for those about imports.
  static let features = [
    "ExistentialAny", "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  ]

  /// Those about imports.
  static let importFeatures = ["InternalImportsByDefault", "MemberImportVisibility"]

  // MARK: - Which compiler

  /// The environment in which `swiftc` is the one that built these tests, as far as that can be
  /// told: their Testing library lies in its toolchain, or in its Xcode.
  static let toolchain = toolchain(
    ofLibrary: testingLibrary ?? "", path: ProcessInfo.processInfo.environment["PATH"] ?? "")

  /// The environment for `swiftc`, and for the compilers beside it.
  fileprivate static let environment: [String: String] = {
    var environment = toolchain
    if ProcessInfo.processInfo.environment["SDKROOT"] == nil {
      environment["SDKROOT"] = xcrun("--show-sdk-path")
    }
    // What macOS has in /usr/bin keeps what it finds in the temporary folder, and each run of the
    // compiler has one of its own. So it is asked once, and passed over then.
    if toolchain["DEVELOPER_DIR"] != nil, let compiler = xcrun("--find", "swiftc") {
      let tools = URL(filePath: compiler).deletingLastPathComponent().path
      environment["PATH"] = "\(tools):\(toolchain["PATH"] ?? "")"
    }
    return environment
  }()

  static func toolchain(ofLibrary library: String, path: String) -> [String: String] {
    // What macOS has in /usr/bin starts the compiler of this folder, with its SDK.
    for developer in ["/Contents/Developer", "/CommandLineTools"] {
      guard let range = library.firstRange(of: developer + "/") else { continue }
      return [
        "DEVELOPER_DIR": library[..<range.lowerBound] + developer, "PATH": "/usr/bin:" + path,
      ]
    }
    guard let lib = library.firstRange(of: "/lib/swift/") else { return [:] }
    return ["PATH": library[..<lib.lowerBound] + "/bin:" + path]
  }

  /// What macOS's `xcrun` answers; nil where there is none.
  private static func xcrun(_ question: String...) -> String? {
    let answer = try? runProgram(
      URL(filePath: "/usr/bin/xcrun"), ["--sdk", "macosx"] + question, environment: toolchain)
    guard let answer, answer.code == 0 else { return nil }
    return answer.output.split(separator: "\n").last.map(String.init)
  }

  /// Where the Testing library lies that these tests have loaded.
  private static var testingLibrary: String? {
    // Swift's Glibc does not declare it. It fills four pointers, the first with the library's path.
    typealias Dladdr =
      @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> CInt
    let program = dlopen(nil, RTLD_NOW)
    guard let dladdr = dlsym(program, "dladdr"),
      let symbol = dlsym(program, "swt_abiv0_getEntryPoint")
    else { return nil }
    var found: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
    guard unsafeBitCast(dladdr, to: Dladdr.self)(symbol, &found) != 0 else { return nil }
    return found[0].map { String(cString: $0) }
  }

  /// The compiler is not the one that built the modules.
  struct Mismatch: Error, CustomStringConvertible {
    let description: String

    /// Fails if `output` says nothing of the kind.
    init?(_ output: String) {
      let complaints = ["cannot be imported by the Swift", "different version of the compiler"]
      guard complaints.contains(where: output.contains) else { return nil }
      description = """
        the swiftc in your PATH is not the compiler that built these tests; select the same \
        toolchain for both. It says:
        \(output)
        """
    }
  }

  // MARK: - Not asking twice

  // Each answer takes the compiler a tenth of a second, and there are many questions. What it said
  // before, it says again as long as neither the question nor any built module differs.

  /// Returns what was answered to the same question since the last build, or asks.
  static func answer(
    to question: String, named name: String, asking ask: () throws -> String
  ) throws -> String {
    let file = builtProducts.appending(path: "Compiler/\(name)")
    let key = "\(newestModule)\n\(question)\n"
    if let kept = try? String(contentsOf: file, encoding: .utf8), kept.hasPrefix(key) {
      return String(kept.dropFirst(key.count))
    }
    let answer = try ask()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (key + answer).write(to: file, atomically: true, encoding: .utf8)
    return answer
  }

  /// When the last module was built, in seconds.
  private static let newestModule: TimeInterval = {
    let dates = moduleFolders.flatMap(modules).compactMap {
      try? $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    return dates.max()?.timeIntervalSince1970 ?? 0
  }()

  /// The modules in a folder; for Xcode and Swift Build each of them is a folder.
  private static func modules(in folder: URL) -> [URL] {
    contents(of: folder).filter { $0.pathExtension == "swiftmodule" }
      .flatMap { [$0] + contents(of: $0) }
  }

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    return contents ?? []
  }
}

/// Runs a program of the toolchain that built these tests, such as its clang, and returns its exit
/// code and what it wrote on both streams.
public func runToolchain(
  _ program: String, _ arguments: [String], in folder: URL? = nil,
  environment settings: [String: String] = [:]
) throws -> (code: Int32, output: String) {
  try runProgram(
    URL(filePath: "/usr/bin/env"), [program] + arguments, in: folder,
    environment: Compiler.environment.merging(settings) { $1 })
}
