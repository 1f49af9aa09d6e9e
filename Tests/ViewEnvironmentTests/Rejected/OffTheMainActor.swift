import ViewEnvironment

func lines(of row: DueRow) -> [String] {
  row.drawing().lines  // error: call to main actor-isolated instance method 'drawing()'
}
