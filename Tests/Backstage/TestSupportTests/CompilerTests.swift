import Foundation
import TestSupport
import Testing

@testable import TestSupport

struct CompilerTests {
  @Test(arguments: [
    (
      "/Applications/Xcode 27.app/Contents/Developer/Platforms/Some.platform/Testing",
      ["DEVELOPER_DIR": "/Applications/Xcode 27.app/Contents/Developer", "PATH": "/usr/bin:/bin"]
    ),
    (
      "/Library/Developer/CommandLineTools/Library/Developer/Testing",
      ["DEVELOPER_DIR": "/Library/Developer/CommandLineTools", "PATH": "/usr/bin:/bin"]
    ),
    ("/opt/swift/usr/lib/swift/linux/libTesting.so", ["PATH": "/opt/swift/usr/bin:/bin"]),
    ("/usr/lib/swift/linux/libTesting.so", ["PATH": "/usr/bin:/bin"]),
    ("/elsewhere/libTesting.so", [:]),
  ])
  func `the compiler is that of the tests' own toolchain`(
    library: String, environment: [String: String]
  ) {
    #expect(Compiler.toolchain(ofLibrary: library, path: "/bin") == environment)
  }

  @Test(.enabled(if: !Compiler.toolchain.isEmpty, "nobody knows where their toolchain is"))
  func `another compiler in PATH is not asked`() async {
    await #expect(processExitsWith: .success) {
      try withTemporaryFolder { folder in
        let other = folder.appending(path: "swiftc")
        try "#!/bin/sh\necho another".write(to: other, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other.path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        setenv("PATH", "\(folder.path):\(path)", 1)
        #expect(try Compiler.run(["--version"]).contains("Swift version"))
      }
    }
  }

  @Test func `modules that another compiler built are said to be so`() {
    let output = "module compiled with Swift 6.2 cannot be imported by the Swift 6.3 compiler"

    let mismatch = Compiler.Mismatch(output)

    #expect(mismatch?.description.contains("the swiftc in your PATH is not the compiler") == true)
    #expect(mismatch?.description.contains(output) == true)
    #expect(Compiler.Mismatch("error: cannot find 'x' in scope") == nil)
  }

  @Test func `the compiler leaves nothing in the temporary folder`() async {
    await #expect(processExitsWith: .success) {
      try withTemporaryFolder { folder in
        setenv("TMPDIR", folder.path(percentEncoded: false), 1)
        _ = try Compiler.run(["--version"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
      }
    }
  }
}
