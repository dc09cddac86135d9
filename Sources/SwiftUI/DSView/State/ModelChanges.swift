import Observation
import Synchronization

/// How often objects that views read have changed, for any reason.
enum ModelChanges {
  private static let count = Atomic<Int>(0)

  /// How often so far.
  static var total: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Notes a change.
  static func record() { count.wrappingAdd(1, ordering: .sequentiallyConsistent) }

  /// Does something, and notes later changes of the observable objects that were read for it.
  static func following<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { record() }
  }
}

/// Whether two values are known to be equal.
func areKnownEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  guard let one = one as? any Equatable else { return false }
  func equals<Known: Equatable>(_ one: Known) -> Bool { other as? Known == one }
  return equals(one)
}
