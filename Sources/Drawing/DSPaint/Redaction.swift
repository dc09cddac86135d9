import DSDisplayList
import DSGeometry
import DSResolve
import DSText

extension Painter {
  /// How strong the bars are that stand for what is hidden.
  static let redactionOpacity = 0.16

  /// Paints a bar for every line instead of its letters: as high as capitals and small letters together, in the first
  /// piece's paint.
  mutating func paintBars(for text: ResolvedText, _ layout: TextLayout, in frame: Rect) {
    guard let paint = text.paints.first?.opacity(Self.redactionOpacity) else { return }
    let box = pixels(frame)
    for line in layout.lines where line.rect.width > 0 {
      let height = line.rect.height * 0.8
      let bar = Rect(
        x: frame.minX + line.rect.minX, y: frame.minY + line.rect.center.y - height / 2, width: line.rect.width,
        height: height)
      let rect = pixels(bar)
      let radius = min(rect.height, rect.width) * 0.2
      draw(paint, in: box) { [.fill(.roundedRect(rect, CornerRadii(radius)), $0)] }
    }
  }
}
