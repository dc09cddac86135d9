public import DSView
public import Foundation

/// A shape that points may be drawn as.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit's square that looks as large as other shapes do.
  var perceptualUnitRect: CGRect { get }
  /// How a chart draws it.
  var _markSymbol: _MarkSymbol { get }
}

/// What is drawn at a point.
public struct _MarkSymbol {
  let symbol: MarkSymbol
}

extension ChartSymbolShape {
  /// The shape, filled.
  public var _markSymbol: _MarkSymbol { _MarkSymbol(symbol: .path(AnyShape(self))) }

  /// The line along the shape's edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the shape's edge.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { OutlinedSymbol(shape: self, style: style) }
}

/// The line along a shape's edge, as a symbol.
struct OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let shape: Base
  let style: StrokeStyle
  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  var _markSymbol: _MarkSymbol { _MarkSymbol(symbol: .outline(AnyShape(shape), style)) }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The shape of points.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind

  /// The shapes that values get in turn.
  static let inTurn: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: bars(2, turnedBy: 0, in: rect)
    case .cross: bars(2, turnedBy: .pi / 4, in: rect)
    case .asterisk: bars(3, turnedBy: 0, in: rect)
    }
  }

  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      for corner in 0..<corners {
        let angle = 2 * .pi * Double(corner) / Double(corners) - .pi / 2
        let point = CGPoint(
          x: rect.midX + rect.width * 0.57 * CGFloat(cos(angle)),
          y: rect.midY + rect.height * 0.57 * CGFloat(sin(angle)))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private func bars(_ count: Int, turnedBy turn: Double, in rect: CGRect) -> Path {
    let bar = Path(
      CGRect(x: -rect.width * 0.13, y: -rect.height * 0.5, width: rect.width * 0.26, height: rect.height))
    return Path { path in
      for index in 0..<count {
        let angle = turn + .pi * Double(index) / Double(count)
        path.addPath(
          bar.applying(
            CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: CGFloat(angle))))
      }
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  /// Two crossed bars.
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  /// Two bars, crossed aslant.
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  /// Three crossed bars.
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
