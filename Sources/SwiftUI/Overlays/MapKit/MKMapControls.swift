#if DSRENDER_UIKIT
  public import CoreLocation
  import Foundation
  public import UIKit

  // What lies on maps of UIKit, and how near they may be seen, as stubs.

  /// Whether a text is shown.
  public enum MKFeatureVisibility: Int, Sendable {
    case adaptive, hidden, visible
  }

  /// The button that follows the user.
  @preconcurrency @MainActor
  open class MKUserTrackingButton: UIView {
    /// A button of a map.
    public convenience init(mapView: MKMapView?) {
      self.init(frame: .zero)
      self.mapView = mapView
    }
    open weak var mapView: MKMapView?
  }

  extension MKMapView {
    /// How near and how far a map may be seen from.
    public final class CameraZoomRange: Sendable {
      public let minCenterCoordinateDistance: CLLocationDistance
      public let maxCenterCoordinateDistance: CLLocationDistance
      /// Between two distances in metres.
      public init?(
        minCenterCoordinateDistance minDistance: CLLocationDistance,
        maxCenterCoordinateDistance maxDistance: CLLocationDistance
      ) {
        guard minDistance <= maxDistance else { return nil }
        (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
      }
      /// From any distance.
      nonisolated init() {
        (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, .greatestFiniteMagnitude)
      }
    }
  }
#endif
