// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import DSFoundation
public import Foundation

// Films and their players, as stubs.

/// A film.
open class AVAsset: @unchecked Sendable {
  /// Where it lies.
  public let url: URL
  /// A film of a file.
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .invalid }
  open var tracks: [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// What is known of it.
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value { throw AVError(.unknown) }
}

extension AVAsset {
  /// What there is to choose from of a kind: nothing.
  public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws
    -> AVMediaSelectionGroup?
  { nil }
}

/// A kind of what can be chosen of a film.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
}

/// A language of a film's words, say.
open class AVMediaSelectionOption: @unchecked Sendable {
  init() {}
  open var displayName: String { "" }
  open var locale: Locale? { nil }
}

/// What there is to choose from.
open class AVMediaSelectionGroup: @unchecked Sendable {
  init() {}
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { $0.locale == locale } }
}

/// A film of a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {}

/// What may be known of a film.
public struct AVAsyncProperty<Value>: Sendable {}

extension AVAsyncProperty<CMTime> {
  public static var duration: AVAsyncProperty<CMTime> { AVAsyncProperty() }
}

extension AVAsyncProperty<CGSize> {
  public static var naturalSize: AVAsyncProperty<CGSize> { AVAsyncProperty() }
}

extension AVAsyncProperty<Bool> {
  public static var isPlayable: AVAsyncProperty<Bool> { AVAsyncProperty() }
}

/// A part of a film.
open class AVAssetTrack: @unchecked Sendable {
  init() {}
  open var naturalSize: CGSize { .zero }
  /// What is known of it.
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value { throw AVError(.unknown) }
}

/// What makes pictures of a film: it makes none.
open class AVAssetImageGenerator {
  /// What makes pictures of a film.
  public init(asset: AVAsset) {}
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.unknown) }
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.unknown)
  }
}

/// A film that is played.
open class AVPlayerItem: _KeyValueCodingAndObserving, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  public let asset: AVAsset
  /// A film.
  public init(asset: AVAsset) { self.asset = asset }
  /// A film of a file.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var error: (any Error)? { nil }
  open func currentTime() -> CMTime { .zero }
  open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// What plays films: nothing is played.
open class AVPlayer: _KeyValueCodingAndObserving, @unchecked Sendable {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  /// How it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What happens at a film's end.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
  /// Nothing to play.
  public init() {}
  /// A film of a file.
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  /// A film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { .paused }
  open func play() {}
  open func pause() {}
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  @preconcurrency open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(false)
  }
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { 0 }
  open func removeTimeObserver(_ observer: Any) {}
}

/// What plays films one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Films in their order.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
  open func advanceToNextItem() {}
}

/// What plays a film over and over.
open class AVPlayerLooper {
  /// What plays a film over and over.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  open func disableLooping() {}
}

/// How a film fills its room.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
