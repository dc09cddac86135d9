// Tells ThreadSanitizer what a contended lock of Swift orders, as a library to preload.
//
// `Mutex` takes a free lock in the caller's code, which is instrumented. Where it has to wait, it calls the two functions
// below in Swift's runtime, which is not: without them ThreadSanitizer reports a race between any two threads that wait for
// each other properly. Each calls the runtime's function of the same name.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *lock

typedef SWIFT void lock_function(uint32_t thread, SELF);
typedef SWIFT void unlock_function(SELF);

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Missing in programs that are not instrumented, such as those that a test runs.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lock_slow(uint32_t thread, SELF) {
  ((lock_function *)dlsym(RTLD_NEXT, LOCK_SLOW))(thread, lock);
  if (__tsan_acquire) __tsan_acquire(lock);
}

SWIFT void unlock_slow(SELF) {
  if (__tsan_release) __tsan_release(lock);
  ((unlock_function *)dlsym(RTLD_NEXT, UNLOCK_SLOW))(lock);
}
