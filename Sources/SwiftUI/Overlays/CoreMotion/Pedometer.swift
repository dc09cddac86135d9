public import Foundation

/// Counts steps, as a stub: there are none.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Receives steps.
  public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {}
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  open func stopUpdates() {}
}

/// Steps within a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}

/// Whether an app may read motion: it was never asked.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
