package import DSNode
public import Foundation

/// A place of a view that others can ask for in their own coordinates, through a `GeometryProxy`.
public struct Anchor<Value>: Hashable {
  let mark: LayoutMark
  private let source: Source
  let value: (CGRect) -> Value

  /// The anchor of a source in the view with a mark.
  package init(_ mark: LayoutMark, _ source: Source) {
    self.mark = mark
    self.source = source
    value = source.value
  }

  /// Whether they are the same place of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.mark == b.mark && a.source.name == b.source.name }

  /// Adds the view and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mark)
    hasher.combine(source.name)
  }

  /// Which place of a view an anchor stands for.
  public struct Source {
    let name: String
    let value: (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Anchor<CGRect>.Source { .init(name: "bounds") { $0 } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init(name: "rect \(r)") { $0.isNull ? r : r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init(name: "point \(p)") { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point by fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(name: "unit point \(p)") { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
  }

  /// The points of a view's bounds by Apple's names.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

// What makes the value of a rectangle is a function of that alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}
