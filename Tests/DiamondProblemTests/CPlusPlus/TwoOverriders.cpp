#include <cstdio>

// The base is not virtual, so the generator holds it twice, and each side overrides its own.
struct ReminderIds {
  virtual int nextReminderId() = 0;
};

struct SavedIds : ReminderIds {
  int nextReminderId() override { return 42; }
};

struct DraftIds : ReminderIds {
  int nextReminderId() override { return 7; }
};

struct Generator : SavedIds, DraftIds {};

int main() {
  Generator generator;
  SavedIds &saved = generator;
  DraftIds &drafts = generator;
  std::printf("%d\n", saved.nextReminderId());   // prints: 42
  std::printf("%d\n", drafts.nextReminderId());  // prints: 7
}
