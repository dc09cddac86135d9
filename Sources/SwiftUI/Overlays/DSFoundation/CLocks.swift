// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

// The lock of Darwin's C library.

/// A lock that one thread at a time holds.
public struct os_unfair_lock_s: BitwiseCopyable, Sendable {
  /// 1 while a thread holds the lock.
  fileprivate var state: UInt32 = 0
  /// A lock that no thread holds.
  public init() {}
}

/// A lock that one thread at a time holds.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes the lock, and waits while another thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock unless another thread holds it; returns whether it was taken.
@discardableResult
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  word(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  word(of: lock).pointee.store(0, ordering: .releasing)
}

/// An atomic number has the layout of its number, so that the lock's memory serves as one.
private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
