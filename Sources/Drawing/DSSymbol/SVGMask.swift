import DSDiagnostics
import DSGeometry

extension SymbolBuilder {
  /// Keeps layers to what an element's `mask` lets through.
  ///
  /// A mask that is one white shape, as drawing programs export the frame of a picture, is a clip.
  mutating func mask(
    layersFrom first: Int, shapesFrom shape: Int, by style: SVGStyle, _ element: SVGElement,
    _ transform: AffineTransform
  ) {
    guard let id = style.mask, layers.count > first, let target = definition(id, in: "mask", of: element) else {
      return
    }
    guard target.name == "mask" else {
      return report("unsupported-svg", "the mask '\(id.inShort)' is a '\(target.name.inShort)'", element)
    }
    following(id) { builder in
      builder.mask(layersFrom: first, shapesFrom: shape, by: target, id, element, transform, style.units)
    }
  }

  private mutating func mask(
    layersFrom first: Int, shapesFrom shape: Int, by target: SVGElement, _ id: String, _ element: SVGElement,
    _ transform: AffineTransform, _ units: SVGUnits
  ) {
    guard document.reads(target) else { return }
    let own = SVGStyle(target, inheriting: inheritedStyle(of: target, units), &document)
    let box = boundingBox(shapesFrom: shape, under: transform)
    let isOfBox = target.attributes["maskUnits"] != "userSpaceOnUse"
    let hasBoxContent = target.attributes["maskContentUnits"] == "objectBoundingBox"
    if isOfBox || hasBoxContent, box?.isEmpty ?? true { return layers.removeSubrange(first...) }
    do throws(SVGProblem) {
      let area = try target.area(of: isOfBox ? box : nil, units, usual: ["-10%", "-10%", "120%", "120%"])
      guard !area.isEmpty else { return layers.removeSubrange(first...) }
      let region = SymbolLayer.Clip(path: .svgRect(area, rx: 0, ry: 0).applying(transform))
      var map = transform
      if hasBoxContent, let box {
        map = AffineTransform.scale(x: box.width, y: box.height).then(.translation(x: box.minX, y: box.minY)).then(map)
      }
      let plain = target.children.first { document.reads($0) && $0.isShape }
      if target.children.count == 1, let plain, own.mask == nil {
        let inner = SVGStyle(plain, inheriting: own, &document)
        if inner.isPlainMask(byAlpha: own.masksByAlpha), let path = readShape(plain, inner.units, &document) {
          let outline = path.applying(inner.transform.then(map))
          // As one picture: layers that are cut one by one would show through one another at the edge.
          if layers.count - first > 1, hasGroupsLeft { group(layersFrom: first, element) { _ in } }
          keep(
            layersFrom: first, to: SymbolLayer.Clip(path: outline, fillRule: inner.fillRule), "mask '\(id.inShort)'",
            element)
          return keep(layersFrom: first, to: region, "mask '\(id.inShort)'", element)
        }
      }
      let content = collect { builder in
        for child in target.children { builder.draw(child, own, map) }
        // A mask may be masked itself, in its user's coordinates.
        builder.mask(layersFrom: 0, shapesFrom: 0, by: own, target, transform)
      }
      if content.isEmpty { return layers.removeSubrange(first...) }
      var mask = SymbolGroup.Mask(layers: content, isByAlpha: own.masksByAlpha, region: region)
      mask.isLinear = own.isLinear
      group(layersFrom: first, element) { $0.mask = mask }
    } catch {
      document.report(error, at: target.offset)
    }
  }
}

extension SVGStyle {
  /// Whether a shape in a mask lets everything through that is inside of it.
  fileprivate func isPlainMask(byAlpha: Bool) -> Bool {
    guard case .color(let color) = fill, color.alpha == 1, byAlpha || color == .white else { return false }
    return stroke == .none && fillOpacity == 1 && opacity == 1 && clip == nil && mask == nil && isVisible && isDisplayed
      && filters.isEmpty && blendMode == .normal && markers.allSatisfy { $0 == nil }
  }
}
