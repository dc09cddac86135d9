// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreGraphics
public import Foundation

// For sources that play or record, as stubs: nothing is played, and access to a camera is never requested.

/// A time, as a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  /// A time; without parts it is invalid.
  public init(value: Int64 = 0, timescale: Int32 = 0) { (self.value, self.timescale) = (value, timescale) }
  /// A time in seconds; invalid for a value that is not a number, or too long.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard abs(seconds * Double(preferredTimescale)) < 0x1p62 else {
      self.init()
      return
    }
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// The time in seconds; not a number if it is invalid.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { timescale != 0 }
  public var isIndefinite: Bool { false }
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
  }
}

/// The parts that a second has in times.
public typealias CMTimeScale = Int32
/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A part of a time, or several of it.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// Why nothing is played.
public struct AVError: Error, Sendable {
  /// A cause.
  public enum Code: Int, Sendable {
    case unknown = -11800
  }
  public let code: Code
  /// An error of a cause.
  public init(_ code: Code) { self.code = code }
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
}

/// Whether a program may record.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone: there is none.
open class AVCaptureDevice: @unchecked Sendable {
  /// Whether a lamp shines.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }
  init() {}
  open var torchMode = TorchMode.off
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// How a program uses sound.
open class AVAudioSession: @unchecked Sendable {
  private static let shared = AVAudioSession()
  public init() {}
  open class func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }

  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// What is played.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
  }
  /// What else is heard.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// Who is notified.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}

/// What plays a sound.
open class AVAudioPlayer {
  /// A sound of a file.
  public init(contentsOf url: URL) throws {}
  /// A sound of bytes.
  public init(data: Data) throws {}
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// Receives the events of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Nothing is done.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Nothing is done.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Plays a short sound.
/// - Ignored: no sound is played.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: UInt32) {}
