import DSDiagnostics
import DSGeometry

extension SymbolBuilder {
  /// Filters layers by what an element's `filter` names.
  ///
  /// - Partial: blurs, morphologies, offsets, floods, blends, compositions, maps of colours and channels, merges and drop shadows, of the
  ///   element's own picture. Others are refused.
  mutating func filter(
    layersFrom first: Int, shapesFrom shape: Int, by style: SVGStyle, _ element: SVGElement,
    _ transform: AffineTransform
  ) {
    guard !style.filters.isEmpty else { return }
    do throws(SVGProblem) {
      let box = boundingBox(shapesFrom: shape, under: transform)
      var found: [PictureFilter] = []
      for function in style.filters {
        var reader = SVGFilterReader(box: box, units: style.units, place: filterPlace(transform))
        switch function {
        case .reference(let id):
          // A list with a reference that leads nowhere filters nothing, as in browsers.
          guard let target = definition(id, in: "filter", of: element) else { return }
          guard target.name == "filter" else {
            throw SVGProblem(id: "unsupported-svg", message: "the filter '\(id.inShort)' is a '\(target.name.inShort)'")
          }
          try read(target, into: &reader, element)
        case .function(let name, let arguments): try reader.add(name, arguments, style)
        }
        // What has no area, or a filter without steps, is not drawn.
        guard let filter = reader.filter else { return layers.removeSubrange(first...) }
        found.append(filter)
      }
      if transform.b != 0 || transform.c != 0, let box, !found.allSatisfy({ $0.area.covers(box) }) {
        throw SVGProblem(
          id: "unsupported-svg",
          message: "a filter whose area cuts what is turned or skewed is not supported in symbols",
          hint: "make the area larger, or apply the transform to the paths in the drawing program")
      }
      for filter in found {
        group(layersFrom: first, pictures: 1 + filter.steps.count, element) {
          $0.filter = SymbolFilter(filter: filter, transform: transform)
        }
      }
    } catch {
      // A list with a function that CSS does not know filters nothing.
      if !error.isIgnorable { document.report(error, in: "filter", of: element) }
    }
  }

  /// The part of the plane around the symbol that functions are spread over, in an element's coordinates.
  private func filterPlace(_ transform: AffineTransform) -> Rect {
    let whole = Rect(
      minX: box.minX - box.width, minY: box.minY - box.height, maxX: box.maxX + box.width, maxY: box.maxY + box.height)
    return transform.inverse?.bounds(of: whole) ?? whole
  }

  /// Reads a `filter` element, with what it takes from others.
  private mutating func read(
    _ target: SVGElement, into reader: inout SVGFilterReader, _ element: SVGElement
  ) throws(SVGProblem) {
    var whole = target
    var seen = [target.order]
    while let link = whole.attributes.removeValue(forKey: "href"), link.hasPrefix("#") {
      guard let next = definition(String(link.dropFirst()), in: "href", of: target) else { break }
      guard next.name == "filter", !seen.contains(next.order), seen.count < Limits.symbolGradientLinks else { break }
      seen.append(next.order)
      for (name, value) in next.attributes where whole.attributes[name] == nil { whole.attributes[name] = value }
      if whole.children.isEmpty { whole.children = next.children }
    }
    guard document.reads(whole), whole.children.count <= Limits.symbolFilterSteps else {
      throw SVGProblem(
        id: "too-many-elements", message: "the filter has more than \(Limits.symbolFilterSteps) steps")
    }
    let own = SVGStyle(target, inheriting: inheritedStyle(of: target, reader.units), &document)
    guard try reader.begin(whole) else { return }
    for child in whole.children where document.reads(child) {
      for part in child.children where !document.reads(part) { return }
      let style = SVGStyle(child, inheriting: own, &document)
      try reader.add(child, style)
    }
  }
}
