#include <cstdio>

struct ReminderIds {
  virtual int nextReminderId() = 0;
};

struct SavedIds : virtual ReminderIds {
  int nextReminderId() override { return 42; }
};

struct DraftIds : virtual ReminderIds {
  int nextReminderId() override { return 7; }
};

struct Generator : SavedIds, DraftIds {
  int nextReminderId() override { return SavedIds::nextReminderId(); }
};

int main() {
  Generator generator;
  DraftIds &drafts = generator;
  std::printf("%d\n", generator.nextReminderId());            // prints: 42
  std::printf("%d\n", drafts.nextReminderId());               // prints: 42
  std::printf("%d\n", generator.DraftIds::nextReminderId());  // prints: 7
}
