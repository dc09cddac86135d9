// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreLocation
public import Foundation

// For sources that show maps. Regions and places are values; a map is an area with its name, and the shot has the finding
// `undrawn-platform-view`.

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  /// A span of degrees.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// An area around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  /// The area of no size at zero degrees.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// An area of degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// An area of metres: a degree of latitude is a 360th of the earth's circumference, and one of longitude is shorter by the
  /// latitude's cosine.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 2 * Double.pi * 6_371_008.8 / 360
    let narrower = max(1e-9, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrower)))
  }
}

/// A point of a flat map.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  /// A point.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}

/// A length of a flat map.
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  /// A size.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

/// A rectangle of a flat map.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  /// A rectangle.
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    (self.origin, self.size) = (origin, size)
  }
  public static let world = MKMapRect(size: MKMapSize(width: 268_435_456, height: 268_435_456))
}

/// How a map looks.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A place's address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// A place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// A place with its address.
  /// - Partial: the address is not read.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// A place of a map.
open class MKMapItem: Hashable, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  /// A place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Where the phone is.
  /// - Partial: a place at no latitude and longitude; there is no current location.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
  }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  public static func == (left: MKMapItem, right: MKMapItem) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"

/// Why there is no map.
public struct MKError: Error, Sendable {
  /// A cause.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound
  }
  public let code: Code
}
