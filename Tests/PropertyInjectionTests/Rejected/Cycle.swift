final class Editor {
  init(overview: Overview) {}
}

final class Overview {
  init(editor: Editor) {}
}

func open() {
  let editor = Editor(overview: overview)  // error: use of local variable 'overview' before its
  let overview = Overview(editor: editor)
}
