import DSDiagnostics
import DSGeometry

/// Makes layers of a page's drawing: follows its operators, and forms that it draws.
struct PDFDrawing {
  /// What was drawn, first to last.
  private(set) var layers: [SymbolLayer] = []

  private let file: PDFFile
  private let profiles = PDFProfiles()
  private let box: Rect
  private var state: PDFGraphics
  /// The plane of the page or form, which patterns lie in.
  private var base: AffineTransform
  private var gradientCount = 0
  private var saved: [PDFGraphics] = []
  /// The outline that is being made, in view box units.
  private var path = Path()
  private var current = Point.zero
  /// The rule of the clip that the next painting operator sets.
  private var pendingClip: Path.FillRule?
  private var operands: [PDFValue] = []
  private var resources: [String: PDFValue] = [:]
  private var depth = 0
  private var segmentCount = 0
  private var operatorCount = 0
  /// The steps of clips, counted again for each layer.
  private var clipSegmentCount = 0
  /// Groups of layers that are drawn as separate pictures.
  private var groupCount = 0

  /// - Parameter box: the part of the page that is shown, y up.
  init(_ file: PDFFile, showing box: Rect) {
    self.file = file
    self.box = Rect(size: box.size)
    base = AffineTransform(a: 1, d: -1, tx: -box.minX, ty: box.maxY)
    state = PDFGraphics(transform: base)
  }

  /// Follows the operators of a drawing.
  mutating func draw(_ content: [UInt8], resources: [String: PDFValue]) throws(PDFProblem) {
    let outer = (self.resources, saved)
    self.resources = resources
    saved = []
    let kept = file.budget.values
    var scanner = PDFScanner(content, hasReferences: false, file.budget)
    while let value = try scanner.next() {
      guard case .word(let word) = value else {
        if operands.count < 512 { operands.append(value) }
        continue
      }
      operatorCount += 1
      guard operatorCount <= Limits.symbolSegments else { throw PDFProblem(message: "has too many steps") }
      try follow(word)
      operands = []
      file.budget.release(to: kept)
    }
    file.budget.release(to: kept)
    (self.resources, saved) = outer
  }

  // MARK: - Operators

  private mutating func follow(_ word: String) throws(PDFProblem) {
    if try construct(word) { return }
    if try setColor(word) { return }
    if try setLine(word) { return }
    switch word {
    case "q":
      guard saved.count < Limits.syntaxDepth else { throw PDFProblem(message: "is nested too deeply") }
      saved.append(state)
    case "Q": if let last = saved.popLast() { state = last }
    case "cm":
      let numbers = try numbers(6)
      state.transform = matrix(numbers).then(state.transform)
    case "gs":
      let entries = file.entries(file.entries(resources["ExtGState"])[operands.last?.name ?? ""])
      try state.take(entries, in: file)
      try mask(by: entries["SMask"])
    case "W": pendingClip = .nonZero
    case "W*": pendingClip = .evenOdd
    case "n": try paint(fill: nil, stroke: false)
    case "S": try paint(fill: nil, stroke: true)
    case "s": try paint(fill: nil, stroke: true, closing: true)
    case "f", "F": try paint(fill: .nonZero, stroke: false)
    case "f*": try paint(fill: .evenOdd, stroke: false)
    case "B": try paint(fill: .nonZero, stroke: true)
    case "B*": try paint(fill: .evenOdd, stroke: true)
    case "b": try paint(fill: .nonZero, stroke: true, closing: true)
    case "b*": try paint(fill: .evenOdd, stroke: true, closing: true)
    case "Do": try drawObject(file.entries(resources["XObject"])[operands.last?.name ?? ""] ?? .null)
    case "sh":
      let shading = file.entries(resources["Shading"])[operands.last?.name ?? ""]
      let gradient = try gradient(shading, in: state.transform)
      if state.fillAlpha > 0 {
        let ground = Path([.move(box.origin)] + box.corners.dropFirst().map { .line($0) } + [.close])
        try add(SymbolLayer(path: ground, fill: .gradient(gradient), fillOpacity: min(state.fillAlpha, 1)))
      }
    case "BI", "ID", "EI": throw PDFProblem(message: "has a bitmap among its steps, which is not supported in a PDF")
    case "Tj", "TJ", "'", "\"": throw PDFProblem(message: "has text, which is not supported in a PDF")
    // Marks, hints and operators that only texts need.
    default: break
    }
  }

  /// Operators that make the outline; false for others.
  private mutating func construct(_ word: String) throws(PDFProblem) -> Bool {
    switch word {
    case "m": try add(.move(point(2, 0)))
    case "l": try add(.line(point(2, 0)))
    case "c": try add(.cubic(point(6, 4), control1: point(6, 0), control2: point(6, 2)))
    case "v": try add(.cubic(point(4, 2), control1: current, control2: point(4, 0)))
    case "y": try add(.cubic(point(4, 2), control1: point(4, 0), control2: point(4, 2)))
    case "h": path.elements.append(.close)
    case "re":
      let numbers = try numbers(4)
      let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
      let points = corners.map { state.transform.apply(Point(x: $0.0, y: $0.1)) }
      try add(.move(points[0]))
      for point in points.dropFirst() { try add(.line(point)) }
      path.elements.append(.close)
      current = points[0]
    default: return false
    }
    return true
  }

  private mutating func setLine(_ word: String) throws(PDFProblem) -> Bool {
    switch word {
    case "w": state.width = abs(try numbers(1)[0])
    case "J": state.setCap(try numbers(1)[0])
    case "j": state.setJoin(try numbers(1)[0])
    case "M": state.miterLimit = try numbers(1)[0]
    case "d":
      let values = operands.first?.array ?? []
      guard values.count <= Limits.dashPattern else {
        throw PDFProblem(message: "has a line of \(values.count) dashes, more than \(Limits.dashPattern)")
      }
      let dash = values.compactMap(\.number)
      state.dash = dash.count == values.count && dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } ? dash : []
      state.dashPhase = operands.last?.number ?? 0
    default: return false
    }
    return true
  }

  private mutating func setColor(_ word: String) throws(PDFProblem) -> Bool {
    func space(_ name: PDFValue?) -> PDFColorSpace {
      let named = name?.name.flatMap { file.entries(resources["ColorSpace"])[$0] }
      return PDFColorSpace(named ?? name ?? .null, in: file, profiles)
    }
    func paint(in space: PDFColorSpace) throws(PDFProblem) -> SymbolPaint {
      if case .name(let name)? = operands.last { return .gradient(try pattern(name)) }
      return .color(try space.color(operands.compactMap(\.number)))
    }
    switch word {
    case "cs":
      state.fillSpace = space(operands.last)
      state.fill = .color(.black)
    case "CS":
      state.strokeSpace = space(operands.last)
      state.stroke = .color(.black)
    case "sc", "scn": state.fill = try paint(in: state.fillSpace)
    case "SC", "SCN": state.stroke = try paint(in: state.strokeSpace)
    case "g", "rg", "k":
      state.fillSpace = word == "g" ? .gray : word == "rg" ? .rgb : .cmyk
      state.fill = try paint(in: state.fillSpace)
    case "G", "RG", "K":
      state.strokeSpace = word == "G" ? .gray : word == "RG" ? .rgb : .cmyk
      state.stroke = try paint(in: state.strokeSpace)
    default: return false
    }
    return true
  }

  /// The gradient of a pattern.
  private mutating func pattern(_ name: String) throws(PDFProblem) -> SymbolGradient {
    let entries = file.entries(file.entries(resources["Pattern"])[name])
    guard entries.isEmpty || file.resolve(entries["PatternType"]).integer == 2 else {
      throw PDFProblem(message: "has a pattern, which is not supported in a PDF")
    }
    let own = file.numbers(entries["Matrix"], 6).map(matrix) ?? .identity
    return try gradient(entries["Shading"], in: own.then(base))
  }

  private mutating func gradient(
    _ shading: PDFValue?, in transform: AffineTransform
  ) throws(PDFProblem) -> SymbolGradient {
    gradientCount += 1
    guard gradientCount <= Limits.pdfGradients else {
      throw PDFProblem(message: "has more than \(Limits.pdfGradients) gradients")
    }
    return try SymbolGradient(shading, in: file, profiles, transform)
  }

  // MARK: - Painting

  private mutating func add(_ element: Path.Element) throws(PDFProblem) {
    segmentCount += 1
    guard segmentCount <= Limits.symbolSegments else { throw PDFProblem(message: "has too many segments") }
    switch element {
    case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _): current = point
    case .close: break
    }
    // A line from nowhere begins there.
    if path.isEmpty, case .line(let point) = element {
      path.elements.append(.move(point))
    } else {
      if path.isEmpty, case .cubic(let point, _, _) = element { path.elements.append(.move(point)) }
      path.elements.append(element)
    }
  }

  private mutating func paint(fill: Path.FillRule?, stroke: Bool, closing: Bool = false) throws(PDFProblem) {
    defer {
      path = Path()
      pendingClip = nil
    }
    if closing { path.elements.append(.close) }
    if path.controlBounds != nil, fill != nil || stroke {
      let limit = Limits.symbolCoordinate
      guard path.elements.allSatisfy({ $0.isWithin(limit) }) else {
        throw PDFProblem(message: "has a coordinate beyond ±\(limit.text())")
      }
      let layer = SymbolLayer(
        path: path, fillRule: fill ?? .nonZero, fill: fill == nil ? nil : state.fill,
        stroke: stroke ? try state.line() : nil, fillOpacity: min(max(state.fillAlpha, 0), 1),
        strokeOpacity: min(max(state.strokeAlpha, 0), 1))
      if layer.fillOpacity > 0 && layer.fill != nil || layer.strokeOpacity > 0 && stroke { try add(layer) }
    }
    if let pendingClip { try state.clip(to: path, pendingClip, showing: box) }
  }

  /// Adds a layer, inside the clips and the mask that are set.
  private mutating func add(_ layer: SymbolLayer) throws(PDFProblem) {
    clipSegmentCount += state.clipSegments + state.maskSteps
    guard clipSegmentCount <= Limits.symbolClipSegments else {
      throw PDFProblem(
        message: "has clips and masks of more than \(Limits.symbolClipSegments) steps, those of each shape added up")
    }
    var layer =
      state.mask == nil && state.blendMode == .normal
      ? layer : try grouped([layer], by: state.mask, blending: state.blendMode)
    layer.clips = state.clips
    layers.append(layer)
  }

  /// Draws what a file keeps beside its pages: a form or a bitmap.
  private mutating func drawObject(_ object: PDFValue) throws(PDFProblem) {
    switch file.resolve(file.entries(object)["Subtype"]).name {
    case "Form": try drawForm(object)
    case "Image": try drawBitmap(object)
    default: throw PDFProblem(message: "cannot be read: it draws an object that is missing")
    }
  }

  /// Draws a bitmap over the unit square, its first row at the top.
  private mutating func drawBitmap(_ object: PDFValue) throws(PDFProblem) {
    let bitmap = try PDFBitmap(file: file, profiles: profiles).pixels(of: object)
    let square = AffineTransform(a: 1, d: -1, ty: 1).then(state.transform)
    let (unit, limit) = (Rect(size: Size(width: 1, height: 1)), Limits.symbolCoordinate)
    let place = square.bounds(of: unit)
    guard [place.minX, place.minY, place.maxX, place.maxY].allSatisfy({ abs($0) <= limit }) else {
      throw PDFProblem(message: "has a coordinate beyond ±\(limit.text())")
    }
    guard state.fillAlpha > 0, !place.isEmpty else { return }
    let picture = SymbolPicture(bitmap: bitmap, rect: unit, transform: square, hasHardPixels: false)
    let layer = SymbolLayer(picture)
    try add(state.fillAlpha < 1 ? try grouped([layer], opacity: state.fillAlpha) : layer)
  }

  /// Layers as one picture of an opacity, which a mask lets through, and which meets what is behind it.
  private mutating func grouped(
    _ layers: [SymbolLayer], opacity: Double = 1, by mask: SymbolGroup.Mask? = nil,
    blending blendMode: BlendMode = .normal, isIsolated: Bool = false
  ) throws(PDFProblem) -> SymbolLayer {
    groupCount += 1
    guard groupCount <= Limits.symbolGroups else {
      throw PDFProblem(message: "has more than \(Limits.symbolGroups) translucent groups, bitmaps and masked shapes")
    }
    var group = SymbolGroup(layers: layers)
    group.opacity = max(opacity, 0)
    (group.mask, group.blendMode, group.isIsolated) = (mask, blendMode, isIsolated)
    return SymbolLayer(group)
  }

  /// Draws a form: a nested drawing with its own resources.
  private mutating func drawForm(_ form: PDFValue) throws(PDFProblem) {
    let entries = file.entries(form)
    guard file.resolve(entries["Subtype"]) == .name("Form") else {
      throw PDFProblem(message: "cannot be read: it draws an object that is missing")
    }
    guard depth < Limits.pdfFormDepth else { throw PDFProblem(message: "is nested too deeply") }
    depth += 1
    let outer = (state, path, current, operands, resources)
    let outerBase = base
    operands = []
    path = Path()
    if let numbers = file.numbers(entries["Matrix"], 6) {
      state.transform = matrix(numbers).then(state.transform)
    }
    base = state.transform
    if let numbers = file.numbers(entries["BBox"], 4) {
      let corners = [(0, 1), (2, 1), (2, 3), (0, 3)].map { Point(x: numbers[$0.0], y: numbers[$0.1]) }
      let points = corners.map(state.transform.apply)
      try state.clip(
        to: Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]), .nonZero,
        showing: box)
    }
    let group = file.entries(entries["Group"])
    let isGroup = file.resolve(group["S"]) == .name("Transparency")
    // A transparency group is one picture; in any other form each shape has what is set around it.
    let (opacity, mask, blendMode) = isGroup ? (state.fillAlpha, state.mask, state.blendMode) : (1, nil, .normal)
    if isGroup {
      (state.fillAlpha, state.strokeAlpha, state.mask, state.maskSteps, state.blendMode) = (1, 1, nil, 0, .normal)
    }
    let first = layers.count
    try draw(try file.content(of: form), resources: entries["Resources"].map(file.entries) ?? outer.4)
    depth -= 1
    (state, path, current, operands, resources) = outer
    base = outerBase
    guard layers.count > first else { return }
    let isIsolated = isGroup && file.resolve(group["I"]) == .bool(true) && layers[first...].contains(where: \.blends)
    guard opacity < 1 || mask != nil || blendMode != .normal || isIsolated else { return }
    if mask == nil, blendMode == .normal, layers.count == first + 1, layers[first].group == nil,
      layers[first].picture == nil,
      (layers[first].fill == nil) != (layers[first].stroke == nil)
    {
      layers[first].fillOpacity *= opacity
      layers[first].strokeOpacity *= opacity
    } else {
      let whole = try grouped(
        Array(layers[first...]), opacity: opacity, by: mask, blending: blendMode, isIsolated: isIsolated)
      layers.replaceSubrange(first..., with: [whole])
    }
  }

  /// Keeps to what a mask lets through. One outline that is filled with white, or opaquely where only alpha counts, is a clip.
  private mutating func mask(by value: PDFValue?) throws(PDFProblem) {
    guard let value else { return }
    (state.mask, state.maskSteps) = (nil, 0)
    let entries = file.entries(value)
    guard !entries.isEmpty else { return }
    // Functions of what a mask lets through, and grounds that are not black.
    let ground = file.resolve(entries["BC"]).array ?? []
    guard entries["TR"] == nil || file.resolve(entries["TR"]) == .name("Identity"),
      ground.allSatisfy({ file.resolve($0).number == 0 })
    else { throw PDFProblem(message: "has a mask with a function or a ground, which is not supported in a PDF") }
    let isLuminosity = file.resolve(entries["S"]) == .name("Luminosity")
    var drawing = self
    drawing.layers = []
    drawing.state = PDFGraphics(transform: state.transform)
    // A form's colours begin as those around it, which Figma's exports rely on.
    (drawing.state.fillSpace, drawing.state.fill) = (state.fillSpace, state.fill)
    (drawing.state.strokeSpace, drawing.state.stroke) = (state.strokeSpace, state.stroke)
    try drawing.drawForm(entries["G"] ?? .null)
    // Each shape draws the mask again: bitmaps and gradients on it count as their steps.
    let steps = drawing.segmentCount - segmentCount + drawing.operatorCount - operatorCount
    (segmentCount, operatorCount) = (drawing.segmentCount, drawing.operatorCount)
    (clipSegmentCount, groupCount) = (drawing.clipSegmentCount, drawing.groupCount)
    gradientCount = drawing.gradientCount
    guard drawing.layers.count == 1, let shape = drawing.layers.first, shape.stroke == nil, shape.fillOpacity == 1,
      case .color(let color)? = shape.fill, !isLuminosity || min(color.red, color.green, color.blue) > 0.995
    else {
      state.mask = SymbolGroup.Mask(layers: drawing.layers, isByAlpha: !isLuminosity, region: nil)
      state.maskSteps = steps
      return
    }
    for clip in shape.clips { try state.clip(to: clip) }
    try state.clip(to: shape.path, shape.fillRule, showing: box)
  }

  // MARK: - Operands

  private func numbers(_ count: Int) throws(PDFProblem) -> [Double] {
    let numbers = operands.compactMap(\.number)
    guard numbers.count == count, operands.count == count else {
      throw PDFProblem(message: "cannot be read: its drawing is damaged", hint: "export it again")
    }
    return numbers
  }

  /// A point of some numbers, from one of them on, in view box units.
  private func point(_ count: Int, _ first: Int) throws(PDFProblem) -> Point {
    let numbers = try numbers(count)
    return state.transform.apply(Point(x: numbers[first], y: numbers[first + 1]))
  }

  private func matrix(_ numbers: [Double]) -> AffineTransform {
    AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension SymbolLayer {
  /// Whether the layer, or one in its group, is mixed with what is behind it.
  fileprivate var blends: Bool {
    guard let group else { return false }
    return group.blendMode != .normal || group.layers.contains(where: \.blends)
  }
}
