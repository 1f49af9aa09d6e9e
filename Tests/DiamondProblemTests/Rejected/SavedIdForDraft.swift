import DiamondProblem

func openDraft(_ id: DraftId) {}

func start(ids: any TypedSavedIds) throws {
  openDraft(try ids.nextId())  // error: cannot convert value of type 'SavedId'
}
