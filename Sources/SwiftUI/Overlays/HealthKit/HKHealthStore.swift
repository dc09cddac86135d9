// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// A person's health, as stubs: no one has permitted anything, and every request ends with that error.

public let HKObjectQueryNoLimit = 0

/// Whether a kind of things may be written.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Why there is no answer.
public struct HKError: Error, Hashable, CustomNSError, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case unknownError, noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
    case errorNoData
  }
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "com.apple.healthkit"
  public var errorCode: Int { code.rawValue }
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  public static let errorNoData = Code.errorNoData
}

/// Where what is known of a person's health is kept.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isHealthDataAvailable() -> Bool { true }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, unauthorized) }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType> = [], read typesToRead: Set<HKObjectType> = []
  ) async throws { throw unauthorized }
  open func execute(_ query: HKQuery) { query.end() }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, unauthorized)
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, unauthorized)
  }
  open func save(_ object: HKObject) async throws { throw unauthorized }
  open func save(_ objects: [HKObject]) async throws { throw unauthorized }
  open func delete(_ object: HKObject) async throws { throw unauthorized }
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) { completion(false, 0, unauthorized) }
  @discardableResult
  open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    throw unauthorized
  }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, unauthorized) }
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw unauthorized
  }
  open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, unauthorized)
  }
}

/// How often a program is notified.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

private let unauthorized = HKError(.errorAuthorizationNotDetermined)

/// Which samples of a time are meant.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question about a person's health.
open class HKQuery: NSObject, @unchecked Sendable {
  public let predicate: NSPredicate?
  init(_ predicate: NSPredicate?) { self.predicate = predicate }
  /// Calls the closure that awaits an answer.
  func end() {}
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
}

/// A question for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// A question for samples of a kind.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(predicate)
  }
  override func end() { handler(self, nil, unauthorized) }
}

/// What is computed of many numbers.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// What was computed of many numbers.
/// - Partial: nothing.
open class HKStatistics: NSObject, @unchecked Sendable {
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantFuture }
}

/// A question for what is computed of many numbers.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// A question for what is computed of numbers of a kind.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantitySamplePredicate)
  }
  override func end() { handler(self, nil, unauthorized) }
}

/// What was computed for each time of several.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  open func statistics() -> [HKStatistics] { [] }
}

/// A question for what is computed for each time of several.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// A question for what is computed of numbers of a kind.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) { super.init(quantitySamplePredicate) }
  override func end() { initialResultsHandler?(self, nil, unauthorized) }
}

/// A question that is answered whenever something changes.
/// - Partial: nothing changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// A question about samples of a kind.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) { super.init(predicate) }
}

/// What is called when a change was taken in.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// How much of the changes is known.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  /// An anchor of its number.
  public init(fromValue value: Int) {}
}

/// Something that is no longer there.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
}

/// A question for what has changed.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// What receives an answer.
  public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) ->
    Void
  private let handler: Handler
  open var updateHandler: Handler?
  /// A question for samples of a kind that have changed.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(predicate)
  }
  override func end() { handler(self, nil, nil, nil, unauthorized) }
}

/// A question for what measures.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  /// A question for what measures a kind.
  public init(
    sampleType: HKSampleType, samplePredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(samplePredicate)
  }
  override func end() { handler(self, nil, unauthorized) }
}
