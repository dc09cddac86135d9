// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// For sources that make a phone shake, as stubs: there is nothing to shake.

/// Now, in times of patterns.
public let CHHapticTimeImmediate: TimeInterval = 0
/// A sound of a pattern.
public typealias CHHapticAudioResourceID = Int

/// What a device can do: nothing.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// What plays patterns.
open class CHHapticEngine {
  private struct Nothing: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }
  /// Why it stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, systemError, notifyWhenFinished
  }
  public init() throws {}
  /// What plays patterns beside a session of sound.
  public init(audioSession: Any?) throws {}
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }
  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isAutoShutdownEnabled = false
  open func start() throws {}
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws
    -> CHHapticAudioResourceID
  {
    0
  }
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Player() }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { Player() }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// Plays a pattern, and accepts further commands.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var completionHandler: ((any Error)?) -> Void { get set }
  var isMuted: Bool { get set }
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

private final class Player: CHHapticAdvancedPatternPlayer {
  var completionHandler: ((any Error)?) -> Void = { _ in }
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
}

/// Events in their order.
open class CHHapticPattern {
  /// Events, and how they change.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  /// Events, and curves by which they change.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}

/// A curve by which a pattern changes.
open class CHHapticParameterCurve {
  /// A point of a curve.
  open class ControlPoint {
    /// A value at a time.
    public init(relativeTime time: TimeInterval, value: Float) {}
  }
  /// A curve of points.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {}
}

/// How a pattern changes.
open class CHHapticDynamicParameter {
  /// What changes.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }
}

/// A moment of a pattern.
open class CHHapticEvent {
  /// A kind of event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// A property of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
  }
  /// An event.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {}
  /// A sound.
  public init(
    audioResourceID resID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}

/// A property's value.
open class CHHapticEventParameter {
  /// A property's value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
