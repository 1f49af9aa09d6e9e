enum Screen {
  case list, detail, settings
}

func title(of screen: Screen) -> String {
  switch screen {  // error: switch must be exhaustive
  case .list: "List"
  case .detail: "Detail"
  }
}
