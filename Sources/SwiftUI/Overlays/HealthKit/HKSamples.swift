// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// A program or a device that measures.
open class HKSource: NSObject, @unchecked Sendable {
  private static let own = HKSource()
  override init() {}
  open class func `default`() -> HKSource { own }
  open var name: String { "" }
  open var bundleIdentifier: String { "" }
}

/// A version of a program that measures.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  open var source: HKSource { .default() }
  open var version: String? { nil }
  open var productType: String? { nil }
}

/// A device that measures.
open class HKDevice: NSObject, @unchecked Sendable {
  open var name: String? { nil }
  open var model: String? { nil }
}

/// Something that is known of a person's health.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  open var source: HKSource { .default() }
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
  open var device: HKDevice? { nil }
  init(_ metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something that was measured.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata)
  }
}

/// A number that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  /// A number that was measured in a time.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// A state that someone was in.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int
  /// A state that someone was in for a time.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}

/// Exercise of some kind.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  open var workoutEvents: [HKWorkoutEvent]? { nil }
  /// Exercise in a time.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Something that happens during exercise.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {}

/// What exercise is.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining
  case curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
  case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
  case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby
  case running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming
  case tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo
  case waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
  case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance
  case socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000
}
