import PaginatedLoading

func aController(state: inout NextPageState<Int>) {
  state.isLoading = true  // error: cannot assign to property: 'isLoading' is a get-only property
}
