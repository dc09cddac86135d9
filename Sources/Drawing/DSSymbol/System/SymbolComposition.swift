import DSGeometry

extension SymbolTable {
  /// The layers of a name: a drawing as it is, or what its variant makes of it.
  func layers(named name: String) -> [SymbolLayer]? {
    guard let (base, words) = parts(of: name) else { return nil }
    return layers(base, words[...])
  }

  /// A drawing with some words added, of which the last counts first: `slash.circle.fill` is a filled circle around the
  /// drawing crossed out.
  private func layers(_ base: String, _ words: ArraySlice<Substring>) -> [SymbolLayer] {
    guard let last = words.last else { return plain(base, isFilled: false) }
    if let badge = words.firstIndex(of: "badge") {
      // `bell.badge.fill` and `person.fill.badge.plus`: the symbol is filled.
      let kind = words[(badge + 1)...].filter { $0 != "fill" }.joined(separator: ".")
      let filled: [Substring] = last == "fill" ? ["fill"] : []
      return badged(layers(base, words[..<badge] + filled), kind)
    }
    let isFilled = last == "fill"
    if let badge = words.firstIndex(of: "trianglebadge") {
      return warned(layers(base, words[..<badge] + (isFilled ? ["fill"] as [Substring] : [])))
    }
    let rest = isFilled ? words.dropLast() : words
    if let place = rest.firstIndex(where: { Self.interiors[String($0)] != nil }) {
      let name = rest[place...].joined(separator: ".")
      return enclosed(inside(base, rest[..<place]), name, isFilled: isFilled)
    }
    if rest.last == "slash" {
      return crossed(layers(base, rest.dropLast() + (isFilled ? ["fill"] as [Substring] : [])))
    }
    precondition(rest.isEmpty, "unknown variant \(words.joined(separator: ".")) of \(base)")
    return filled(base)
  }

  private func plain(_ base: String, isFilled: Bool) -> [SymbolLayer] {
    guard let strokes = drawings[base] else { preconditionFailure("no drawing \(base)") }
    var pen = SymbolPen(self, isFilled: isFilled)
    pen.draw(strokes)
    return isFilled || base.hasSuffix(".fill") ? grounded(pen.layers, base.split(separator: ".")) : pen.layers
  }

  /// The layers of `person.crop.circle.fill` and its like: what is cut out of the shape around is drawn upon it in
  /// several paints, and what is drawn upon that is cut out of it there.
  private func grounded(_ layers: [SymbolLayer], _ words: [Substring]) -> [SymbolLayer] {
    let shape = words.last { $0 != "fill" }
    guard let shape, Self.interiors[String(shape)] != nil, words.first != shape || words.count > 2,
      !words.contains("on"),
      let ground = layers.first, ground.level > 0, ground.cut == .never, layers.contains(where: { $0.cut == .always })
    else { return layers }
    return layers.enumerated().map { index, layer in
      var layer = layer
      layer.isGround = index == 0
      if index > 0 { layer.cut = layer.cut == .always ? .inOnePaint : .inSeveralPaints }
      return layer
    }
  }

  private func filled(_ base: String) -> [SymbolLayer] {
    drawings[base + ".fill"] == nil ? plain(base, isFilled: true) : plain(base + ".fill", isFilled: false)
  }

  // MARK: - Shapes around

  /// The space inside a shape: the size of its content, and the position of its middle.
  struct Interior {
    var scale: Double
    var center: Point
  }

  static let interiors: [String: Interior] = [
    "circle": Interior(scale: 1, center: Point(x: 12, y: 12)),
    "square": Interior(scale: 1, center: Point(x: 12, y: 12)),
    "app": Interior(scale: 1, center: Point(x: 12, y: 12)), "seal": Interior(scale: 0.94, center: Point(x: 12, y: 12)),
    "octagon": Interior(scale: 1, center: Point(x: 12, y: 12)),
    "hexagon": Interior(scale: 0.95, center: Point(x: 12, y: 12)),
    "diamond": Interior(scale: 0.84, center: Point(x: 12, y: 12)),
    "triangle": Interior(scale: 0.76, center: Point(x: 12, y: 14.4)),
    "shield": Interior(scale: 0.9, center: Point(x: 12, y: 11.6)),
    "rectangle": Interior(scale: 0.84, center: Point(x: 12, y: 12)),
    "portrait": Interior(scale: 0.9, center: Point(x: 12, y: 12)),
    "bubble": Interior(scale: 0.84, center: Point(x: 12, y: 10.5)),
    "icloud": Interior(scale: 0.72, center: Point(x: 12, y: 13.8)),
    "capsule": Interior(scale: 0.6, center: Point(x: 12, y: 12)),
  ]

  /// The content of a circle: the table's entry, else the filled symbol made smaller.
  private func inside(_ base: String, _ words: ArraySlice<Substring>) -> [SymbolLayer] {
    if words.isEmpty, let strokes = insides[base] {
      var pen = SymbolPen(self, isFilled: false)
      pen.draw(strokes)
      return pen.layers
    }
    let hasFill = parts(of: ([base] + words.map(String.init) + ["fill"]).joined(separator: ".")) != nil
    return layers(base, words + (hasFill ? ["fill"] as [Substring] : [])).map { layer in
      var layer = layer
      layer.path = layer.path.applying(.placed(at: Point(x: 12, y: 12), scale: 0.56))
      layer.stroke?.width *= layer.fill == nil ? 0.85 : 0.5
      return layer
    }
  }

  /// Layers inside a shape: drawn in an outline, cut out of a filled shape.
  private func enclosed(_ inside: [SymbolLayer], _ shape: String, isFilled: Bool) -> [SymbolLayer] {
    let interior =
      Self.interiors[shape == "rectangle.portrait" ? "portrait" : shape] ?? Interior(scale: 1, center: .zero)
    let around = shape == "bubble" ? "bubble.left" : shape
    let outer = isFilled ? filled(around) : plain(around, isFilled: false)
    let inner = inside.map { layer in
      var layer = layer
      layer.path = layer.path.applying(.placed(at: interior.center, scale: interior.scale))
      layer.stroke?.width *= interior.scale < 1 ? interior.scale.squareRoot() : 1
      guard isFilled else { return layer }
      // Upon the shape all is in the first paint, or what is behind something else would be lost in the shape's.
      layer.level = 0
      switch layer.cut {
      case .never: layer.cut = .inOnePaint
      case .always: layer.cut = .inSeveralPaints
      case .inOnePaint: layer.cut = .never
      case .inSeveralPaints: layer.cut = .always
      }
      return layer
    }
    // What is cut out of the symbol inside an outline is not cut out of the outline.
    guard isFilled else { return inner + behind(outer) }
    let ground = behind(outer).map { layer in
      var layer = layer
      layer.isGround = true
      return layer
    }
    return ground + inner
  }

  /// Layers in the second paint, because others are in front of them.
  private func behind(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    let hasGround = layers.contains(where: \.isGround)
    return layers.map { layer in
      var layer = layer
      layer.level = max(1, layer.level)
      // In one paint with its ground a symbol would not be seen: it is cut out again.
      if hasGround, layer.cut == .inOnePaint { layer.cut = .always }
      if hasGround, layer.cut == .inSeveralPaints { layer.cut = .never }
      layer.isGround = false
      return layer
    }
  }

  // MARK: - Lines through, and marks at the corner

  private func crossed(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    var pen = SymbolPen(self, isFilled: false)
    pen.draw("c5 M3.5 3.5 20.5 20.5; s M3.5 3.5 20.5 20.5")
    return behind(layers) + pen.layers
  }

  /// Layers with a small triangle with an exclamation mark at the lower corner.
  private func warned(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    var pen = SymbolPen(self, isFilled: false)
    pen.draw(
      "x M18 9.8 24 20.5V24H12V20.5z; b1.6#yellow M18 13.8 22 20.9H14z; c1.3 M18 15.6V17.8; x O18 19.7 .8")
    return behind(layers) + pen.layers
  }

  /// Layers with a mark: a dot at the upper corner, or a disc with a sign at the lower one.
  private func badged(_ layers: [SymbolLayer], _ kind: String) -> [SymbolLayer] {
    var pen = SymbolPen(self, isFilled: false)
    guard !kind.isEmpty else {
      pen.draw("x O18.6 5.6 5; f#red O18.6 5.6 3.6")
      return behind(layers) + pen.layers
    }
    let tones = [
      "plus": "#green", "minus": "#red", "xmark": "#red", "checkmark": "#green", "exclamationmark": "#yellow",
    ]
    pen.draw("x O18.2 18.2 6.2; f\(tones[kind] ?? "") O18.2 18.2 4.8")
    let signs = inside(kind, []).map { layer in
      var layer = layer
      layer.path = layer.path.applying(.placed(at: Point(x: 18.2, y: 18.2), scale: 0.56))
      layer.stroke?.width *= 0.76
      layer.cut = layer.cut == .never ? .always : .never
      return layer
    }
    return behind(layers) + pen.layers + signs
  }
}

extension AffineTransform {
  /// Makes what is around the middle of the box smaller, and moves it.
  fileprivate static func placed(at center: Point, scale: Double) -> AffineTransform {
    .translation(x: -12, y: -12).then(.scale(x: scale, y: scale)).then(.translation(x: center.x, y: center.y))
  }
}
