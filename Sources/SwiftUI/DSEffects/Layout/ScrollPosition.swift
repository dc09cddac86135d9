import DSNode
public import DSView
public import Foundation

/// The position of the content of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case automatic
    case edge(Edge)
    case view(any Hashable & Sendable, UnitPoint?)
    case point(CGFloat?, CGFloat?)

    static func == (a: Place, b: Place) -> Bool {
      switch (a, b) {
      case (.automatic, .automatic): true
      case (.edge(let a), .edge(let b)): a == b
      case (.view(let a, let here), .view(let b, let there)): AnyHashable(a) == AnyHashable(b) && here == there
      case (.point(let x, let y), .point(let u, let v)): x == u && y == v
      case (.automatic, _), (.edge, _), (.view, _), (.point, _): false
      }
    }
  }

  private var place = Place.automatic

  /// A position at its beginning, for views identified by values of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// A position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  /// A position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

  /// A position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }

  /// A position at two coordinates of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

  /// A position at a horizontal coordinate of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }

  /// A position at a vertical coordinate of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// Moves to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Moves to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(id, anchor)
  }

  /// Moves to a point of the content.
  public mutating func scrollTo(point: CGPoint) { place = .point(point.x, point.y) }

  /// Moves to two coordinates of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x, y) }

  /// Moves to a horizontal coordinate of the content.
  public mutating func scrollTo(x: CGFloat) { place = .point(x, nil) }

  /// Moves to a vertical coordinate of the content.
  public mutating func scrollTo(y: CGFloat) { place = .point(nil, y) }

  /// Whether the reader has moved the content; never true in a picture.
  public var isPositionedByUser: Bool { false }

  /// The edge that the content is at; nil for none.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that the content is at; nil without both coordinates.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal coordinate that the content is at; nil for none.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical coordinate that the content is at; nil for none.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The view that the content is at; nil for none.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { id } else { nil }
  }

  /// The view that the content is at, by a value of a type; nil for none.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The view that the content is at, as scroll views look for it.
  var view: (id: AnyHashable, anchor: UnitPoint?)? {
    if case .view(let id, let anchor) = place { (AnyHashable(id), anchor) } else { nil }
  }

  /// The coordinates that the content is at, as nodes have them.
  var target: ScrollNode.Target? {
    if case .point(let x, let y) = place { .point(x: x.map { Double($0) }, y: y.map { Double($0) }) } else { nil }
  }
}
