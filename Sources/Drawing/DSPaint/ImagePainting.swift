import DSDisplayList
import DSGeometry
import DSResolve
import DSSymbol

extension Painter {
  /// Paints a picture into `frame`; `area` is what a gradient is spread over, in pixels, the picture itself where it is
  /// nil.
  mutating func paint(_ image: ResolvedImage, in frame: Rect, brushedFor area: Rect? = nil) {
    let rect = pixels(frame)
    guard !rect.isEmpty else { return }
    if image.isRedacted {
      let paint = (image.paint ?? .color(Color(hex: 0x808080))).opacity(Self.redactionOpacity)
      draw(paint, in: rect) { [.fill(.rect(rect), $0)] }
      return
    }
    switch image.source {
    case .bitmap, .vector:
      let picture = picture(image, in: rect)
      if let paint = image.paint {
        draw(paint, in: area ?? rect) { [.group(DrawGroup(mask: picture, commands: [.fill(.rect(rect), $0)]))] }
      } else {
        add(picture)
      }
    case .symbol(let symbol, _): paint(symbol, image, in: rect, brushedFor: area ?? rect)
    }
  }

  /// Paints one path of a symbol; lines keep their width relative to the symbol.
  mutating func paint(
    _ layer: SymbolLayer, of symbol: Symbol, _ paint: ResolvedPaint, in rect: Rect, brushedFor area: Rect? = nil
  ) {
    let box = symbol.viewBox
    guard box.width > 0, box.height > 0 else { return }
    let factors = Size(width: rect.width / box.width, height: rect.height / box.height)
    let transform = AffineTransform.translation(x: -box.minX, y: -box.minY)
      .then(.scale(x: factors.width, y: factors.height)).then(.translation(x: rect.minX, y: rect.minY))
    let drawing = SymbolDrawing(
      map: transform, lineFactor: (factors.width * factors.height).squareRoot(), scale: scale, rect: rect,
      area: area ?? rect, paint: paint)
    add(drawing.commands(layer))
  }
}
