// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Recordings, as stubs: there is no microphone.

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// How good a recording is.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

extension AVAudioSession {
  /// Whether sound may be recorded.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  /// Whether something else begins to use the sound, or ends.
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }
  /// What may be done after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// Where sound comes out.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public var recordPermission: RecordPermission { .undetermined }
  /// Asks a person.
  /// - Partial: no one is asked, and no one answers.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  public var sampleRate: Double { 48_000 }
}

/// The program as one that records.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  private static let only = AVAudioApplication()
  override init() {}
  open class var shared: AVAudioApplication { only }
  /// Whether sound may be recorded.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  open var recordPermission: recordPermission { .undetermined }
  open class func requestRecordPermission() async -> Bool { false }
  /// Asks a person.
  /// - Partial: no one is asked, and no one answers.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {}
}

/// What records sound.
/// - Partial: nothing is recorded.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public let settings: [String: Any]
  /// A recorder that writes a file.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the events of a recording.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Nothing is done.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Nothing is done.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
