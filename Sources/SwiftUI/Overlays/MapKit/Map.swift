import DSEffects
public import DSView

/// A map.
/// - Partial: a placeholder is drawn without its content, and the shot has the finding `undrawn-platform-view`.
public struct Map<Content>: View {
  /// Never made: the view has no body.
  public typealias Body = Never

  /// Never called: the view has no body.
  public var body: Never { fatalError("Map has no body") }

  /// The area that is drawn for the map.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower("Map", inputs)
  }
}

extension Map where Content == Never {
  /// A map of an area.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  /// A map of an area, with a mark for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {}
}

extension Map where Content: MapContent {
  /// A map of what is on it.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
  /// A map of what is on it, of which something is chosen.
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
  /// A map of what is on it.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
}

extension Map where Content == EmptyMapContent {
  /// A map.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {}
  /// A map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
}

/// What fingers may do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows its user.
public enum MapUserTrackingMode: Sendable {
  case none, follow
}

/// Where a map is looked at from.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  /// A place above the earth.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
}

/// What a map shows.
public struct MapCameraPosition: Sendable {
  public let region: MKCoordinateRegion?
  public let camera: MapCamera?
  public static let automatic = MapCameraPosition(region: nil, camera: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(region: region, camera: nil) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { .init(region: nil, camera: camera) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { .automatic }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .automatic }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    fallback
  }
}

/// How far a map may be moved.
public struct MapCameraBounds: Sendable {
  /// Bounds of an area.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  /// Bounds of heights.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// How a map looks.
public struct MapStyle: Sendable {
  /// How high mountains are.
  public enum Elevation: Sendable {
    case automatic, flat, realistic
  }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .init() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .init() }
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .init() }
}

extension View {
  /// The view, with maps that look so.
  /// - Ignored: maps are not drawn.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// The view, with maps that have controls.
  /// - Ignored: maps are not drawn.
  nonisolated public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }
}

/// What goes to where a user is.
public struct MapUserLocationButton: View {
  public init() {}
  /// Nothing: maps are not drawn.
  public var body: some View { EmptyView() }
}

/// What shows where north is.
public struct MapCompass: View {
  public init() {}
  /// Nothing: maps are not drawn.
  public var body: some View { EmptyView() }
}

/// What shows how long distances are.
public struct MapScaleView: View {
  public init() {}
  /// Nothing: maps are not drawn.
  public var body: some View { EmptyView() }
}
