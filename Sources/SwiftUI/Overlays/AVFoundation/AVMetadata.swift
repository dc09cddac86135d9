public import DSFoundation
public import Foundation

// What recordings say of themselves, as stubs: nothing is read, and nothing is exported.

/// A kind of what a recording says of itself.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
}

/// Whose kinds they are.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
}

/// What a recording says of itself.
open class AVMetadataItem: @unchecked Sendable {
  init() {}
  /// Its kind where all have the same ones; nil if it has none.
  open var commonKey: AVMetadataKey? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? {
    get { nil }
    set {}
  }
  open var keySpace: AVMetadataKeySpace? {
    get { nil }
    set {}
  }
  open var value: (any NSCopying & NSObjectProtocol)? {
    get { nil }
    set {}
  }
  open var dataType: String? {
    get { nil }
    set {}
  }
  /// What is known of it: nothing.
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value { throw AVError(.unknown) }
  /// Those of a kind.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] { [] }
}

/// What a recording is to say of itself.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  /// Nothing yet.
  public override init() { super.init() }
  private var kept: (key: (any NSCopying & NSObjectProtocol)?, value: (any NSCopying & NSObjectProtocol)?)
  private var space: AVMetadataKeySpace?
  private var type: String?
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { kept.key }
    set { kept.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { space }
    set { space = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { kept.value }
    set { kept.value = newValue }
  }
  open override var dataType: String? {
    get { type }
    set { type = newValue }
  }
}

extension AVAsyncProperty<[AVMetadataItem]> {
  public static var metadata: AVAsyncProperty<[AVMetadataItem]> { AVAsyncProperty() }
  public static var commonMetadata: AVAsyncProperty<[AVMetadataItem]> { AVAsyncProperty() }
}

extension AVAsyncProperty<(any NSCopying & NSObjectProtocol)?> {
  public static var value: AVAsyncProperty<(any NSCopying & NSObjectProtocol)?> { AVAsyncProperty() }
}

extension AVAsyncProperty<Data?> {
  public static var dataValue: AVAsyncProperty<Data?> { AVAsyncProperty() }
}

extension AVAsyncProperty<String?> {
  public static var stringValue: AVAsyncProperty<String?> { AVAsyncProperty() }
}

/// The state of a value of a recording.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

extension AVAsset {
  /// Whether something is known of the recording: it could not be read.
  public func statusOfValue(forKey key: String, error outError: NSErrorPointer)
    -> AVKeyValueStatus
  { .failed }
  /// What the recording says of itself.
  public var metadata: [AVMetadataItem] { [] }
  /// What it says in kinds that all have.
  public var commonMetadata: [AVMetadataItem] { [] }
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// Writes a recording in another form: it fails.
open class AVAssetExportSession: @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  /// A recording, to be written.
  public init?(asset: AVAsset, presetName: String) {}
  open var outputFileType: AVFileType?
  open var outputURL: URL?
  open var metadata: [AVMetadataItem]?
  open var shouldOptimizeForNetworkUse = false
  open var progress: Float { 0 }
  open private(set) var status = Status.unknown
  open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }
  /// Fails.
  open func export() async { status = .failed }
  /// Fails.
  open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.unknown) }
  /// Fails.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }
  open func cancelExport() { status = .cancelled }
}
