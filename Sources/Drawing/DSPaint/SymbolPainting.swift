import DSDisplayList
import DSGeometry
import DSResolve
import DSSymbol

extension Painter {
  /// Paints a symbol: layers of one paint together, each paint in turn; what layers cut out is cut out of all before.
  /// - Parameters:
  ///   - rect: its frame, in device pixels.
  ///   - area: what gradients are spread over.
  mutating func paint(_ symbol: Symbol, _ image: ResolvedImage, in rect: Rect, brushedFor area: Rect) {
    let whole = image.paint ?? .color(.black)
    if image.levels.isEmpty, !symbol.layers.contains(where: \.isOff) {
      return paint(symbol.layers[...], of: symbol, whole, in: rect, brushedFor: area)
    }
    // Cutouts of layers with their own paints do not cut the ground below them.
    let ground = image.levels.isEmpty ? [] : symbol.layers.prefix { $0.isGround }
    paintRuns(ground[...], of: symbol, image, whole, in: rect, brushedFor: area)
    paintRuns(symbol.layers[ground.count...], of: symbol, image, whole, in: rect, brushedFor: area)
  }

  /// Paints layers, those of one paint together, each paint in turn.
  private mutating func paintRuns(
    _ layers: ArraySlice<SymbolLayer>, of symbol: Symbol, _ image: ResolvedImage, _ whole: ResolvedPaint, in rect: Rect,
    brushedFor area: Rect
  ) {
    let hasCuts = layers.contains { $0.cut == .always }
    let drawing = collecting { painter in
      var rest = layers
      while let first = rest.first {
        let run = rest.prefix { $0.level == first.level && $0.isOff == first.isOff && $0.cut == first.cut }
        rest = rest.dropFirst(run.count)
        if first.cut == .always {
          painter.cut(run, of: symbol, in: rect)
        } else {
          let paint = image.levels.isEmpty ? whole : image.levels[min(first.level, image.levels.count - 1)]
          painter.paint(
            run, of: symbol, first.isOff ? paint.opacity(Self.offOpacity) : paint, in: rect, brushedFor: area)
        }
      }
    }
    if hasCuts { add(.group(DrawGroup(isIsolated: true, commands: drawing))) } else { add(drawing) }
  }

  /// How strong the layers of a symbol are that its value does not reach.
  private static let offOpacity = 0.3

  /// Layers of one paint, with what they cut out of each other.
  private mutating func paint(
    _ layers: ArraySlice<SymbolLayer>, of symbol: Symbol, _ paint: ResolvedPaint, in rect: Rect, brushedFor area: Rect
  ) {
    let hasCuts = layers.contains { $0.cut == .always }
    func drawing(_ paint: ResolvedPaint) -> [DrawCommand] {
      collecting { painter in
        for layer in layers {
          if layer.cut == .always {
            painter.cut([layer], of: symbol, in: rect)
          } else {
            painter.paint(layer, of: symbol, paint, in: rect, brushedFor: area)
          }
        }
      }
    }
    // Lines that cross, and lines on areas, would show where they do in a paint that lets through what is behind it.
    let isSimple = layers.count == 1 && layers.allSatisfy { $0.group == nil && ($0.fill == nil || $0.stroke == nil) }
    if case .color(let color) = paint, !color.isOpaque, !isSimple {
      let solid = ResolvedPaint.color(Color(red: color.red, green: color.green, blue: color.blue))
      add(.group(DrawGroup(opacity: color.alpha, commands: drawing(solid))))
    } else if paint.brush(in: area, pixelsPerPoint: scale) != nil {
      if hasCuts {
        add(.group(DrawGroup(isIsolated: true, commands: drawing(paint))))
      } else {
        add(drawing(paint))
      }
    } else {
      let mask = drawing(.color(.black))
      draw(paint, in: area) { [.group(DrawGroup(mask: mask, commands: [.fill(.rect(rect), $0)]))] }
    }
  }

  /// Takes layers away from what is drawn.
  private mutating func cut(_ layers: ArraySlice<SymbolLayer>, of symbol: Symbol, in rect: Rect) {
    let shapes = collecting { painter in
      for layer in layers { painter.paint(layer, of: symbol, .color(.black), in: rect) }
    }
    add(.group(DrawGroup(blendMode: .destinationOut, commands: shapes)))
  }
}
