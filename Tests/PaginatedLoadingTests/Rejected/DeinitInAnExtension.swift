import PaginatedLoading

extension NextPageLoadable {
  deinit {}  // error: deinitializers may only be declared within
}
