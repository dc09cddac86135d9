import DSDiagnostics
import DSGeometry

extension SymbolGradient {
  /// The colours along a line or between circles (ISO 32000-1, section 8.7.4.5).
  ///
  /// They are computed at 129 places, of which those stay that are not on the line between others.
  init(
    _ value: PDFValue?, in file: PDFFile, _ profiles: PDFProfiles, _ transform: AffineTransform
  ) throws(PDFProblem) {
    let entries = file.entries(value)
    guard !entries.isEmpty else { throw PDFProblem(message: "cannot be read: it names a gradient that is missing") }
    guard entries["Background"] == nil, entries["BBox"] == nil else {
      throw PDFProblem(message: "has a gradient with a ground or bounds, which is not supported in a PDF")
    }
    let space = PDFColorSpace(entries["ColorSpace"] ?? .null, in: file, profiles)
    let domain = file.numbers(entries["Domain"], 2) ?? [0, 1]
    let function = try PDFFunction(entries["Function"], in: file)
    var stops: [Stop] = []
    for step in 0...Self.places {
      let position = Double(step) / Double(Self.places)
      let color = try space.color(try function.values(at: domain[0] + position * (domain[1] - domain[0])))
      stops.append(Stop(position: position, color: color))
    }
    stops = Self.thinned(stops)
    let goesOn = (file.resolve(entries["Extend"]).array ?? []).map { file.resolve($0) == .bool(true) }
    // Where colours do not go on, nothing is drawn.
    if goesOn.first != true { stops.insert(Stop(position: 0, color: stops[0].color.cleared), at: 0) }
    if goesOn.last != true { stops.append(Stop(position: 1, color: stops[stops.count - 1].color.cleared)) }
    let (shape, isReversed) = try Self.shape(entries, in: file)
    if isReversed { stops = stops.reversed().map { Stop(position: 1 - $0.position, color: $0.color) } }
    self.init(stops: stops, shape: shape, transform: transform)
  }

  private static let places = 128

  /// The line or circles, and whether the colours run from the second circle to the first.
  private static func shape(
    _ entries: [String: PDFValue], in file: PDFFile
  ) throws(PDFProblem) -> (Shape, isReversed: Bool) {
    let type = file.resolve(entries["ShadingType"]).integer
    guard type == 2 || type == 3 else {
      throw PDFProblem(message: "has a gradient of triangles or patches, which is not supported in a PDF")
    }
    guard let numbers = file.numbers(entries["Coords"], type == 2 ? 4 : 6),
      numbers.allSatisfy({ abs($0) <= Limits.symbolCoordinate })
    else { throw PDFProblem(message: "cannot be read: its gradient is damaged", hint: "export it again") }
    if type == 2 {
      return (.linear(start: Point(x: numbers[0], y: numbers[1]), end: Point(x: numbers[2], y: numbers[3])), false)
    }
    let first = (center: Point(x: numbers[0], y: numbers[1]), radius: max(numbers[2], 0))
    let second = (center: Point(x: numbers[3], y: numbers[4]), radius: max(numbers[5], 0))
    let isReversed = first.radius > second.radius
    let (inner, outer) = isReversed ? (second, first) : (first, second)
    if inner.radius == 0, inner.center == outer.center {
      return (.radial(center: outer.center, radius: outer.radius), isReversed)
    }
    let shape = Shape.focal(
      focus: inner.center, startRadius: inner.radius, center: outer.center, radius: outer.radius)
    return (shape, isReversed)
  }

  /// Stops without those that are, to a fifth of a step of 255, on the line between the ones that stay.
  private static func thinned(_ stops: [Stop]) -> [Stop] {
    var kept = [stops[0]]
    var start = 0
    for end in stops.indices.dropFirst(2) where !isStraight(stops[start...end]) {
      start = end - 1
      kept.append(stops[start])
    }
    return kept + [stops[stops.count - 1]]
  }

  private static func isStraight(_ stops: ArraySlice<Stop>) -> Bool {
    guard let first = stops.first, let last = stops.last else { return true }
    return stops.allSatisfy { stop in
      let part = (stop.position - first.position) / (last.position - first.position)
      return [\Color.red, \.green, \.blue].allSatisfy { channel in
        let line = first.color[keyPath: channel] + part * (last.color[keyPath: channel] - first.color[keyPath: channel])
        return abs(line - stop.color[keyPath: channel]) <= 0.2 / 255
      }
    }
  }
}

extension Color {
  /// The colour without any opacity.
  fileprivate var cleared: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}
