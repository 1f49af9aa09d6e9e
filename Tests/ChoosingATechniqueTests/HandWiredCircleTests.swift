import Testing

/// Two constants that need each other don't compile; two functions or lazy properties do.
struct HandWiredCircleTests {
  @Test func `a circle of factory functions ends the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Factories.makeList()
    }
  }

  @Test func `a circle of lazy properties ends the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = LazyRoot().list
    }
  }
}

private enum Factories {
  static func makeList() -> List { List(editor: makeEditor()) }
  static func makeEditor() -> Editor { Editor(list: makeList()) }
}

private final class LazyRoot {
  lazy var list: List = List(editor: editor)
  lazy var editor: Editor = Editor(list: list)
}

private final class List {
  private let editor: Editor

  init(editor: Editor) {
    self.editor = editor
  }
}

private final class Editor {
  private let list: List

  init(list: List) {
    self.list = list
  }
}
