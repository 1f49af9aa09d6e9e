struct Recipe {
  let make: () -> Int
}

func isSame(_ one: Recipe, _ other: Recipe) -> Bool {
  one == other  // error: binary operator '==' cannot be applied to two 'Recipe' operands
}
