import DiamondProblem

func start(ids: TypedIds) throws {
  let id = try ids.nextId()  // error: ambiguous use of 'nextId()'
}
