// clang refuses the last message, because v3 has a type.
__attribute__((objc_root_class)) @interface Object
@end

@interface ViewController : Object
- (void)myMethod;
@end

void sendToBoth(ViewController *v1, Object *v3) {
  [v1 myMethod];
  [v3 myMethod];
}
