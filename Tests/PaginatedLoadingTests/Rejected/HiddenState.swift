import PaginatedLoading

final class Channels: NextPageLoadable {
  let source: any PageSource<Channel>
  private var data: [Channel] = []  // error: must be as accessible as its enclosing type
  var nextPageState = NextPageState<Int>()

  init(source: any PageSource<Channel>) { self.source = source }
}
