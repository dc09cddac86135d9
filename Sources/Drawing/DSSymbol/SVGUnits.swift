import DSGeometry

/// What lengths of an element are measured by.
struct SVGUnits: Equatable {
  /// Which side of the viewport a percentage is of.
  enum Axis {
    case horizontal, vertical, diagonal
  }

  /// The nearest viewport, in its own coordinates.
  var viewport = Size.zero
  /// The size of the font, which `em` and `ex` are measured by.
  var fontSize = 16.0
  /// The size of the root's font, which `rem` is measured by.
  var rootFontSize = 16.0

  /// The units of CSS that depend on a font's letters or on a window.
  private static let unread: Set<String> = [
    "cap", "ch", "ic", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "rex", "rch", "rcap", "ric", "cqw", "cqh",
  ]

  /// A length in coordinates of the element.
  func length(_ text: String, _ axis: Axis) throws(SVGProblem) -> Double {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else {
      throw scanner.problem("unexpected \(scanner.found), expected a number")
    }
    let factor = try factor(&scanner, axis, in: text)
    scanner.skipSpace()
    guard scanner.peek == nil else { throw scanner.problem("unexpected \(scanner.found) after the number") }
    return number * factor
  }

  /// Lengths separated by white space and commas, at most so many.
  func lengths(_ text: String, _ axis: Axis, most: Int) throws(SVGProblem) -> [Double] {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    var isExpected = false
    while scanner.peek != nil || isExpected {
      guard let number = scanner.number() else {
        throw scanner.problem("unexpected \(scanner.found), expected a number")
      }
      guard numbers.count < most else {
        throw SVGProblem(id: "too-many-segments", message: "more than \(most) numbers", offset: scanner.offset)
      }
      numbers.append(number * (try factor(&scanner, axis, in: text)))
      isExpected = scanner.skipComma()
    }
    return numbers
  }

  /// What a percentage of 100 is.
  func whole(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: viewport.width
    case .vertical: viewport.height
    case .diagonal:
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }

  private func factor(_ scanner: inout SVGScanner, _ axis: Axis, in text: String) throws(SVGProblem) -> Double {
    if scanner.take("%") { return whole(axis) / 100 }
    switch scanner.word().lowercased() {
    case "em": return fontSize
    case "ex": return fontSize / 2
    case "rem": return rootFontSize
    case let unit:
      if let pixels = pixelsOfUnits[unit] { return pixels }
      guard Self.unread.contains(unit) else { throw SVGProblem(message: "no unit '\(unit.inShort)'") }
      throw SVGProblem(
        id: "unsupported-svg", message: "the unit of '\(text.prefix(40))' is not supported",
        hint: "write a number without a unit")
    }
  }
}

extension SVGElement {
  /// An attribute as a length; the usual value where it is missing.
  func length(_ name: String, _ axis: SVGUnits.Axis, _ units: SVGUnits, _ usual: Double) throws(SVGProblem) -> Double {
    guard let text = attributes[name] else { return usual }
    return try units.length(text, axis)
  }

  /// A rectangle of `x`, `y`, `width` and `height`, by fractions of a box or in the element's coordinates.
  /// - Parameters:
  ///   - box: what fractions are of; nil for lengths.
  ///   - usual: the values where they are missing, as text.
  func area(of box: Rect?, _ units: SVGUnits, usual: [String]) throws(SVGProblem) -> Rect {
    var numbers: [Double] = []
    let names: [(String, SVGUnits.Axis)] = [
      ("x", .horizontal), ("y", .vertical), ("width", .horizontal), ("height", .vertical),
    ]
    for (index, (name, axis)) in names.enumerated() {
      let text = attributes[name] ?? usual[index]
      numbers.append(box == nil ? try units.length(text, axis) : try readFraction(text))
    }
    guard let box else { return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    return Rect(
      x: box.minX + numbers[0] * box.width, y: box.minY + numbers[1] * box.height, width: numbers[2] * box.width,
      height: numbers[3] * box.height)
  }
}

/// A number, or a percentage as a fraction.
func readFraction(_ text: String) throws(SVGProblem) -> Double {
  guard text.hasSuffix("%") else { return try readLength(text, takesUnits: false) }
  return try readLength(String(text.dropLast()), takesUnits: false) / 100
}
