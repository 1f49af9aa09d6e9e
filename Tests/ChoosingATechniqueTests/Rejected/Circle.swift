struct List {
  init(editor: Editor) {}
}

struct Editor {
  init(list: List) {}
}

func aCaller() {
  let list = List(editor: editor)  // error: use of local variable 'editor' before its declaration
  let editor = Editor(list: list)
}
