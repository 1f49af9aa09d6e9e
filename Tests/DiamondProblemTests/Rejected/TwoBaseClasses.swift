class SavedIds {
  func nextReminderId() -> Int { 42 }
}

class DraftIds {
  func nextReminderId() -> Int { 7 }
}

class Generator: SavedIds, DraftIds {}  // error: multiple inheritance from classes
