public import Foundation

// Sound that a program computes, as stubs: nothing is heard.

/// The number of a channel or of samples.
public typealias AVAudioNodeBus = Int
/// A number of samples.
public typealias AVAudioFrameCount = UInt32
/// The number of a channel.
public typealias AVAudioChannelCount = UInt32

/// How samples are kept.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// What a sound is like.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  /// A format of its kind, its rate and its channels.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) { (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved) }
  /// The usual format of a rate and channels.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, sampleRate, channels, false)
  }
}

/// Samples of a sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples of a sound.
/// - Partial: there are none.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  /// Room for samples.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format)
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}

/// A moment of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  open var sampleTime: Int64 { 0 }
  open var sampleRate: Double { 0 }
}

/// A part of what makes sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
  override init() {}
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  private static let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)!
}

/// What sound comes in by.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

/// What sound goes out by.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// What sounds are mixed by.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// A mixer.
  public override init() {}
  open var outputVolume: Float = 1
}

/// What plays samples.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// A player.
  public override init() {}
  open var isPlaying: Bool { false }
  open var volume: Float = 1
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
}

/// What sound runs through.
/// - Partial: it never starts.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public override init() {}
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func prepare() {}
  open func start() throws {}
  open func pause() {}
  open func stop() {}
  open func reset() {}
}
