#include <cstdio>

struct ReminderIds {
  int last = -1;
  int nextReminderId() { return ++last; }
};

struct SavedIds : ReminderIds {};
struct DraftIds : ReminderIds {};
struct Generator : SavedIds, DraftIds {};

int main() {
  Generator generator;
  generator.SavedIds::nextReminderId();
  generator.SavedIds::nextReminderId();
  generator.DraftIds::nextReminderId();
  std::printf("%d %d\n", generator.SavedIds::last, generator.DraftIds::last);  // prints: 1 0
}
