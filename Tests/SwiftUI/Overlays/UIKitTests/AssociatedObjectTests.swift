import Foundation
import Testing
import UIKit

private final class Value {
  let number: Int
  init(_ number: Int) { self.number = number }
}

@MainActor struct AssociatedObjectTests {
  private static nonisolated(unsafe) var key: UInt8 = 0
  private static nonisolated(unsafe) var otherKey: UInt8 = 0

  private func number(_ object: AnyObject, _ key: UnsafeRawPointer) -> Int? {
    (objc_getAssociatedObject(object, key) as? Value)?.number
  }

  @Test func `objects are tied to others by keys, and untied`() {
    let (one, two) = (UIView(), UIView())
    objc_setAssociatedObject(one, &Self.key, Value(1), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(one, &Self.otherKey, Value(2), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(number(one, &Self.key) == 1 && number(one, &Self.otherKey) == 2 && number(two, &Self.key) == nil)
    objc_setAssociatedObject(one, &Self.key, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(number(one, &Self.key) == nil && number(one, &Self.otherKey) == 2)
    objc_removeAssociatedObjects(one)
    #expect(number(one, &Self.otherKey) == nil)
  }

  @Test func `what is tied to an object that is gone goes with the next one, and no later object has it`() {
    weak var kept: Value?
    for _ in 0..<100 {
      let owner = UIView()
      #expect(number(owner, &Self.key) == nil)
      let value = Value(3)
      kept = value
      objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    objc_setAssociatedObject(UIView(), &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(kept == nil)
  }
}
