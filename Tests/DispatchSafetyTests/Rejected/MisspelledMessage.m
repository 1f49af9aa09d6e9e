// clang refuses this message, because no class that it sees declares a method of that name.
__attribute__((objc_root_class)) @interface Generator
- (int)nextReminderId;
@end

int useMisspelledName(id generator) {
  return [generator nextReminderID];
}
