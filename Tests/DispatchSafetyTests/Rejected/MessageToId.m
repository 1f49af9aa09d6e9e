// clang compiles this without a warning.
__attribute__((objc_root_class)) @interface Object
@end

@interface ViewController : Object
- (void)myMethod;
@end

void sendToAll(ViewController *v1, Object *v3) {
  id array[] = {v1, v3};
  for (int i = 0; i < 2; i++) {
    [array[i] myMethod];
  }
}
