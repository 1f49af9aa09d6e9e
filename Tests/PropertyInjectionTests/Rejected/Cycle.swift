final class Editor {
  init(_ overview: Overview) {}
}

final class Overview {
  init(_ editor: Editor) {}
}

func open() {
  let editor = Editor(overview)  // error: use of local variable 'overview' before its declaration
  let overview = Overview(editor)
}
