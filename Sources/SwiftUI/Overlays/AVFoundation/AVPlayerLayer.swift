public import QuartzCore

/// A layer of a film, as a stub.
open class AVPlayerLayer: CALayer {
  public override init() { super.init() }
  /// A layer of what a player plays.
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
