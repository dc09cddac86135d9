public import Foundation

#if DSRENDER_UIKIT
  public import UIKit
#elseif DSRENDER_APPKIT
  public import AppKit
#endif

/// Makes pictures of maps, as a stub: it makes none.
open class MKMapSnapshotter {
  /// What is in a picture.
  open class Options {
    public init() {}
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var mapRect = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 0, height: 0))
    #if DSRENDER_UIKIT
      open var traitCollection = UITraitCollection.current
    #endif
  }

  /// A picture.
  open class Snapshot {
    init() {}
    #if DSRENDER_UIKIT
      open var image: UIImage { UIImage() }
    #elseif DSRENDER_APPKIT
      open var image: NSImage { NSImage(size: .zero) }
    #endif
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// What makes a picture.
  public init(options: Options) {}
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .serverFailure))
  }
  open func start() async throws -> Snapshot { throw MKError(code: .serverFailure) }
  open func cancel() {}
}
