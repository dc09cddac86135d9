import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.Path

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: DSGeometry.Path.FillRule = style.isEOFilled ? .evenOdd : .nonZero
    draw(path, with: shading, rule) { .fill($0) }
  }

  /// Draws the line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, with: shading, .nonZero) { .stroke($0, style.node) }
  }

  /// Draws the line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws on a context of another library.
  @available(*, unavailable, message: "CGContext is Core Graphics', which is not there: draw with the context itself")
  public func withCGContext(content: (Never) throws -> Void) rethrows {}

  private func draw(
    _ path: Path, with shading: Shading, _ rule: DSGeometry.Path.FillRule, _ drawing: (Paint) -> ShapeDrawing
  ) {
    guard !path.isEmpty else { return }
    let (paints, area) = self.drawing.paints(shading, in: path.boundingRect)
    guard let paint = paints.first else { return }
    func add(_ paint: Paint, _ blend: DSGeometry.BlendMode?) {
      let moved = path.offsetBy(dx: -area.minX, dy: -area.minY)
      var node = self.drawing.inputs.node(.shape(.path(moved.path, viewBox: nil, rule), drawing(paint)))
      if area.origin != .zero || area.size != self.drawing.bounds.size {
        node.modifiers.append(
          .frame(width: area.width.literal, height: area.height.literal, alignment: .topLeading))
        node.modifiers.append(.offset(x: area.minX.literal, y: area.minY.literal))
      }
      addTransformed(node, blend: blend)
    }
    switch blendMode {
    case .clear: add(.black, .destinationOut)
    case .copy:
      // What is there is taken away as far as the drawing covers it, and the drawing is added.
      add(.black, .destinationOut)
      add(paint, .plusLighter)
    default: add(paint, nil)
    }
  }
}

extension CanvasDrawing {
  /// The canvas's rectangle.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
}
