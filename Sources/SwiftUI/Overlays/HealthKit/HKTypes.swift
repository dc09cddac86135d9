public import Foundation

/// What kinds of things are known of a person's health.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open override var hash: Int { identifier.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier.rawValue) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }
}

/// A kind of what is measured once and does not change.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
/// The kind of the rings of a day.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// A kind of what is measured.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// The kind of exercise.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A kind of what is measured as a number.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The kind of an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

/// A kind of what is one of several things.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// The kind of an identifier.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// What a kind of numbers is called.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let bodyMass = Self("BodyMass")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietaryFiber = Self("DietaryFiber")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietarySugar = Self("DietarySugar")
  public static let dietaryWater = Self("DietaryWater")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let heartRate = Self("HeartRate")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let height = Self("Height")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let peakExpiratoryFlowRate = Self("PeakExpiratoryFlowRate")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let runningSpeed = Self("RunningSpeed")
  public static let stepCount = Self("StepCount")
  public static let vo2Max = Self("VO2Max")
  public static let waistCircumference = Self("WaistCircumference")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let walkingSpeed = Self("WalkingSpeed")
}

/// What a kind of states is called.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
}

/// What a kind of things that do not change is called.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

/// What a state of sleep is.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
