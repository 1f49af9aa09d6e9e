import Foundation

/// Whether the tests run under the thread sanitizer.
public let isThreadSanitized = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil

/// Whether the thread sanitizer takes a contended `Mutex` for a data race.
///
/// On Linux a contended `Mutex` is locked and unlocked by the kernel, which the sanitizer does not
/// see. A test in `LessonTests` proves it on a counter, and fails once a toolchain has mended it.
public var isMutexMistakenForRace: Bool {
  #if os(Linux)
    isThreadSanitized
  #else
    false
  #endif
}
