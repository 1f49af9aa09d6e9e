import TestSupport
import Testing

struct ProgramsTests {
  @Test func `a program gets its parent's environment, and the settings`() {
    let parent = ["HOME": "/home/ada", "LANG": "C"]

    #expect(
      environment(with: ["LANG": "de", "TERM": "xterm"], of: parent)
        == ["HOME": "/home/ada", "LANG": "de", "TERM": "xterm"])
  }

  @Test func `a scheme's diagnostics don't reach a program whose output is compared`() {
    let parent = [
      "MallocStackLogging": "1", "MallocScribble": "1", "OS_ACTIVITY_DT_MODE": "YES",
      "DYLD_INSERT_LIBRARIES": "/usr/lib/libgmalloc.dylib", "DYLD_LIBRARY_PATH": "/lib",
    ]

    #expect(environment(of: parent) == ["DYLD_LIBRARY_PATH": "/lib"])
  }

  @Test func `a setting of the test reaches the program, whatever its name`() {
    #expect(environment(with: ["MallocScribble": "1"], of: [:]) == ["MallocScribble": "1"])
  }
}
