struct ReminderIds {
  int last = -1;
  int nextReminderId() { return ++last; }
};

struct SavedIds : ReminderIds {};
struct DraftIds : ReminderIds {};
struct Generator : SavedIds, DraftIds {};

int main() {
  Generator generator;
  generator.nextReminderId();  // error: found in multiple base-class subobjects
}
