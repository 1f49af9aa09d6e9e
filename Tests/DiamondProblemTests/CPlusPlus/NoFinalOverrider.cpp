struct ReminderIds {
  virtual int nextReminderId() = 0;
};

struct SavedIds : virtual ReminderIds {
  int nextReminderId() override { return 42; }
};

struct DraftIds : virtual ReminderIds {
  int nextReminderId() override { return 7; }
};

struct Generator : SavedIds, DraftIds {};  // error: has more than one final overrider in 'Generator'
