#if DSRENDER_UIKIT
  public import UIKit

  /// Manages the view of a film, as a stub.
  @preconcurrency @MainActor
  open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var allowsVideoFrameAnalysis = true
    open var contextualActions: [Any] = []
    open var isReadyForDisplay: Bool { false }
  }

  /// Receives its events.
  @preconcurrency @MainActor
  public protocol AVPlayerViewControllerDelegate: AnyObject {}
#endif
