import DSFoundation
import Foundation
import FoundationNetworking
import Testing

/// Names of Foundation and Darwin's C library that Linux has not.
struct PhoneNameTests {
  @Test func `a lock is held by one thread at a time`() async {
    nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) var count = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<1000 {
            os_unfair_lock_lock(lock)
            count += 1
            os_unfair_lock_unlock(lock)
          }
        }
      }
    }
    #expect(count == 4000)
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    lock.deallocate()
  }

  @Test func `values that devices share live as long as the program`() {
    let store = NSUbiquitousKeyValueStore()
    store.set(true, forKey: "a")
    store.set("b", forKey: "b")
    #expect(store.bool(forKey: "a") && store.string(forKey: "b") == "b" && store.double(forKey: "b") == 0)
    store.removeObject(forKey: "a")
    #expect(store.object(forKey: "a") == nil && store.dictionaryRepresentation.count == 1)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func `functions without a delegate are values, and caches need no path`() {
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    _ = load
    #expect(URLCache(memoryCapacity: 5, diskCapacity: 0).memoryCapacity == 5)
    #expect(INT16_MIN == Int32(Int16.min) && UINT64_MAX == .max)
  }

  @Test func `a queue has a name`() {
    #expect(String(cString: __dispatch_queue_get_label(DispatchQueue(label: "harbour"))) == "harbour")
  }
}
