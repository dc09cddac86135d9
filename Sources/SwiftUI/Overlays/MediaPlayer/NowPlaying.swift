// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

#if DSRENDER_UIKIT
  public import UIKit

  /// A picture of the platform.
  public typealias MediaPlayerImage = UIImage
#elseif DSRENDER_APPKIT
  public import AppKit

  /// A picture of the platform.
  public typealias MediaPlayerImage = NSImage
#endif

// What plays now, as the system shows it, as stubs: nothing is shown and no command comes.

/// The item that plays, for the system's screens.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// The kind of what plays now.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// Kinds of media.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = Self(rawValue: 1)
  public static let podcast = Self(rawValue: 2)
  public static let audioBook = Self(rawValue: 4)
  public static let anyAudio = Self(rawValue: 0xFF)
  public static let movie = Self(rawValue: 0x100)
  public static let tvShow = Self(rawValue: 0x200)
  public static let videoPodcast = Self(rawValue: 0x400)
  public static let musicVideo = Self(rawValue: 0x800)
  public static let anyVideo = Self(rawValue: 0xFF00)
  public static let any = Self(rawValue: .max)
}

#if DSRENDER_UIKIT || DSRENDER_APPKIT
  /// The picture of an item.
  open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let make: (CGSize) -> MediaPlayerImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> MediaPlayerImage) {
      (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    open func image(at size: CGSize) -> MediaPlayerImage? { make(size) }
  }
#endif

// Keys of the item that plays; their texts are Apple's.
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"

#if DSRENDER_UIKIT
  /// A slider for the volume, as a stub.
  @preconcurrency @MainActor
  open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
  }
#endif
