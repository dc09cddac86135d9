public import DSControls
public import DSView
public import Foundation

// The content of a map, as stubs: it is not drawn.

/// Something on a map.
public protocol MapContent {}

extension Optional: MapContent where Wrapped: MapContent {}

/// Nothing on a map.
public struct EmptyMapContent: MapContent {
  public init() {}
}

/// Things on a map.
public struct TupleMapContent: MapContent {}

/// Puts together what is on a map.
@resultBuilder
public enum MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> TupleMapContent {
    TupleMapContent()
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: MapContent>(first: Content) -> TupleMapContent { TupleMapContent() }
  public static func buildEither<Content: MapContent>(second: Content) -> TupleMapContent { TupleMapContent() }
}

extension ForEach: MapContent where Content: MapContent {
  /// Something on a map for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(rows: data, id: { $0.id }, content: content) }
  /// Something on a map for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rows: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
  /// A balloon with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == Text {
  /// A balloon with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a title and a letter.
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}

extension Marker where Label == DSControls.Label<Text, Image> {
  /// A balloon with a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// A balloon of a place.
  public init(item: MKMapItem) {}
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// A view with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  /// A view with a title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  /// A view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

/// Where a user is.
public struct UserAnnotation: MapContent {
  public init() {}
}

/// A circle on the earth.
public struct MapCircle: MapContent {
  /// A circle, its radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// Lines from place to place.
public struct MapPolyline: MapContent {
  /// Lines from place to place.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// An area between places.
public struct MapPolygon: MapContent {
  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

extension MapContent {
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
}

/// A mark of maps before iOS 17.
public protocol MapAnnotationProtocol {}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
  /// A balloon in a colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol {
  /// A pin in a colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
