import PaginatedLoading

@MainActor final class Home {
  let source: any PageSource<Friend>
  var data: [Friend] = []
  var nextPageState = NextPageState<Int>()

  init(source: any PageSource<Friend>) { self.source = source }
}

extension Home: NextPageLoadable {}
extension Home: NextPageLoadable {}  // error: redundant conformance of 'Home' to protocol
