import DSDiagnostics
import DSGeometry

extension SymbolBuilder {
  /// Keeps layers to what an element's `mask` lets through.
  ///
  /// - Partial: a `mask` has one white shape, or an opaque one where it masks by alpha, which is how drawing programs export
  ///   the frame of a picture: that is a clip.
  mutating func mask(layersFrom first: Int, by style: SVGStyle, _ element: SVGElement, _ transform: AffineTransform) {
    guard let id = style.mask, let target = definition(id, in: "mask", of: element) else { return }
    guard document.reads(target), target.children.allSatisfy({ document.reads($0) }) else { return }
    let own = SVGStyle(target, inheriting: SVGStyle(), &document)
    guard target.name == "mask", target.children.count == 1, let shape = target.children.first, shape.isShape,
      target.attributes["maskContentUnits"] ?? "userSpaceOnUse" == "userSpaceOnUse"
    else { return refuse(mask: id, element) }
    let inner = SVGStyle(shape, inheriting: own, &document)
    guard inner.isPlainMask(byAlpha: own.masksByAlpha), let path = readShape(shape, &document) else {
      return refuse(mask: id, element)
    }
    keep(
      layersFrom: first,
      to: SymbolLayer.Clip(path: path.applying(inner.transform.then(transform)), fillRule: inner.fillRule),
      "mask '\(id.inShort)'", element)
    guard let region = region(of: target, layersFrom: first) else { return refuse(mask: id, element) }
    if region.isInfinite { return }
    let corners = [
      Point(x: region.minX, y: region.minY), Point(x: region.maxX, y: region.minY),
      Point(x: region.maxX, y: region.maxY),
      Point(x: region.minX, y: region.maxY),
    ]
    let outline = Path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    keep(
      layersFrom: first, to: SymbolLayer.Clip(path: outline.applying(transform)), "mask '\(id.inShort)'", element)
  }

  private mutating func refuse(mask id: String, _ element: SVGElement) {
    report(
      "unsupported-svg", "the mask '\(id.inShort)' is more than one white shape", element,
      hint: "cut the paths themselves in the drawing program")
  }

  /// The rectangle that a mask applies to; nil where that is not known.
  ///
  /// By default it reaches a tenth beyond the shapes, so that only thick lines could leave it.
  private mutating func region(of mask: SVGElement, layersFrom first: Int) -> Rect? {
    let names = ["x", "y", "width", "height"]
    guard mask.attributes["maskUnits"] == "userSpaceOnUse" else {
      let isUsual = names.allSatisfy { mask.attributes[$0] == nil }
      return isUsual && layers[first...].allSatisfy { $0.stroke == nil } ? .infinite : nil
    }
    var numbers: [Double] = []
    for name in names {
      guard let text = mask.attributes[name], let number = try? readLength(text) else { return nil }
      numbers.append(number)
    }
    return Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}

extension SVGStyle {
  /// Whether a shape in a mask lets everything through that is inside of it.
  fileprivate func isPlainMask(byAlpha: Bool) -> Bool {
    guard case .color(let color) = fill, color.alpha == 1, byAlpha || color == .white else { return false }
    return stroke == .none && fillOpacity == 1 && opacity == 1 && clip == nil && mask == nil && isVisible && isDisplayed
  }
}

extension Rect {
  /// The whole plane.
  fileprivate static let infinite = Rect(x: 0, y: 0, width: .infinity, height: .infinity)
  fileprivate var isInfinite: Bool { width == .infinity }
}
