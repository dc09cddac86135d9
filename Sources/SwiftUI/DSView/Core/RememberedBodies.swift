import Observation
import Synchronization

// SwiftUI evaluates a body again only where something has changed that it depends on. Objects that a body makes, such as
// a container or a model that it hands to a view inside, are therefore the same ones later, with what actions have put
// into them. A lowering evaluates most bodies anew, which shows nothing else; those that may make such objects, because
// they depend on nothing but their view's own value, are remembered.

extension _ViewInputs {
  /// What a closure makes of a value at this place: what it has made before, if the value has the same bytes and nothing
  /// has changed that the closure has read.
  ///
  /// What it has read of the environment or of properties that views own is not compared; it is called again then.
  @MainActor func remembering<Value, Made>(_ value: Value, _ make: @escaping @MainActor (Value) -> Made) -> Made {
    var named = self
    named.path = mixed(path, 0x626f_6479)
    let place = named.place()
    if let known = session.bodies[place] as? RememberedBody<Value, Made>, known.holds(for: value) { return known.made }
    let reads = ViewReads.count
    let body = RememberedBody(value, make)
    session.bodies[place] = ViewReads.count == reads ? body : nil
    return body.made
  }
}

/// A value, and what was made of it.
private final class RememberedBody<Value, Made> {
  let made: Made
  private let value: Value
  private let change = ObservedChange()

  @MainActor init(_ value: Value, _ make: @MainActor (Value) -> Made) {
    self.value = value
    made = withObservationTracking {
      make(value)
    } onChange: { [change] in
      change.hasHappened = true
      // A pass that reuses the body reads nothing for it, so that nothing else follows the object.
      ModelChanges.record()
    }
  }

  /// Whether the same would be made of a value now.
  func holds(for other: Value) -> Bool {
    guard !change.hasHappened else { return false }
    return withUnsafeBytes(of: value) { known in
      withUnsafeBytes(of: other) { known.elementsEqual($0) }
    }
  }
}

/// Whether an object that was read has changed since.
private final class ObservedChange: Sendable {
  private let flag = Atomic<Bool>(false)

  var hasHappened: Bool {
    get { flag.load(ordering: .sequentiallyConsistent) }
    set { flag.store(newValue, ordering: .sequentiallyConsistent) }
  }
}

/// How often values of the environment and properties that views own were read, by anything.
enum ViewReads {
  private static let reads = Atomic<Int>(0)

  /// How often so far.
  static var count: Int { reads.load(ordering: .relaxed) }

  /// Notes one.
  static func record() { reads.wrappingAdd(1, ordering: .relaxed) }
}
