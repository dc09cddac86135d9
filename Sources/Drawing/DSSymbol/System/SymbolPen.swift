import DSGeometry

/// Reads the strokes of a drawing in a `SymbolTable`.
///
/// A stroke is a word and path data, in which `O x y r` is a circle, `U x y rx ry` an ellipse and `R x y w h r` a
/// rectangle with round corners. The word begins with a letter:
///
/// | | plain | filled |
/// |---|---|---|
/// | `s` | a line | the same; what is closed is filled too |
/// | `k` | a line | the same |
/// | `d` | a line | cut out |
/// | `f` | an area | the same |
/// | `a` | an area | cut out |
/// | `b` | a line and its inside | the same |
/// | `c`, `x` | a line, an area that is cut out | the same |
///
/// `-` or `+` before the letter leaves the stroke out of the filled form, or has it there alone. After the letter may
/// come the line's width, `~3,2` for dashes, `e` for the even-odd rule, `/1` or `/2` for the second or third paint,
/// `%1` for the step of a value, and `#red` for a colour among several.
///
/// `@name` takes the strokes of another drawing, `m` mirrored, `r90` turned, `k.5` made smaller, `t4,0` moved.
struct SymbolPen {
  private let table: SymbolTable
  private let isFilled: Bool
  private(set) var layers: [SymbolLayer] = []
  private var steps = 0

  init(_ table: SymbolTable, isFilled: Bool) {
    self.table = table
    self.isFilled = isFilled
  }

  /// Draws every stroke of a text.
  mutating func draw(_ text: Substring) {
    for stroke in text.split(separator: ";") {
      let words = stroke.split(separator: " ", maxSplits: 1)
      guard let first = words.first else { continue }
      if first.first == "@" {
        include(first.dropFirst(), words.count > 1 ? words[1] : "")
      } else {
        add(first, words.count > 1 ? words[1] : "")
      }
    }
    // Steps divide a value evenly: the first is on above 0, the last of three above 2/3.
    for index in layers.indices {
      if let step = layers[index].threshold, steps > 0 { layers[index].threshold = step / Double(steps) }
    }
  }

  private mutating func include(_ name: Substring, _ words: Substring) {
    guard var others = table.layers(named: String(name)) else { preconditionFailure("no drawing \(name)") }
    var transform = AffineTransform.translation(x: -12, y: -12)
    var level: Int?
    var thinning = 1.0
    for word in words.split(separator: " ") {
      let rest = word.dropFirst()
      let number = Double(rest) ?? 0
      switch word.first {
      case "m": transform = transform.then(.scale(x: -1, y: 1))
      case "r":
        let turns: [Double: (Double, Double)] = [90: (1, 0), 180: (0, -1), 270: (-1, 0), 45: (0.70710678, 0.70710678)]
        guard let turn = turns[number] else { preconditionFailure("no turn \(word)") }
        transform = transform.then(.rotation(sine: turn.0, cosine: turn.1))
      case "k":
        transform = transform.then(.scale(x: number, y: number))
        // Lines of a smaller drawing are thinner, but not as much as it is smaller.
        thinning = number.squareRoot()
      case "t":
        let parts = rest.split(separator: ",").compactMap { Double($0) }
        transform = transform.then(.translation(x: parts[0], y: parts[1]))
      case "/": level = Int(rest)
      default: preconditionFailure("unknown word \(word)")
      }
    }
    transform = transform.then(.translation(x: 12, y: 12))
    for index in others.indices {
      others[index].path = others[index].path.applying(transform)
      others[index].stroke?.width *= thinning
      if let level { others[index].level = level }
    }
    layers += others
  }

  private mutating func add(_ word: Substring, _ data: Substring) {
    var word = word
    if word.first == "+" || word.first == "-" {
      if (word.first == "+") != isFilled { return }
      word = word.dropFirst()
    }
    guard let kind = word.popFirst() else { preconditionFailure("no letter before \(data)") }
    let path = Path(symbolData: data)
    let isClosed = path.elements.last == .close
    var layer = SymbolLayer(path: path, fill: nil)
    let line = SymbolLayer.Stroke(paint: .currentColor, width: 2, cap: .round, join: .round)
    switch kind {
    case "s":
      layer.stroke = line
      if isFilled, isClosed { layer.fill = .currentColor }
    case "k": layer.stroke = line
    case "d":
      layer.stroke = line
      if isFilled { layer.cut = .always }
    case "f": layer.fill = .currentColor
    case "a":
      layer.fill = .currentColor
      if isFilled { layer.cut = .always }
    case "b":
      layer.fill = .currentColor
      layer.stroke = line
    case "c":
      layer.stroke = line
      layer.cut = .always
    case "x":
      layer.fill = .currentColor
      layer.cut = .always
    default: preconditionFailure("unknown stroke \(kind) before \(data)")
    }
    set(&layer, word)
    layers.append(layer)
  }

  private mutating func set(_ layer: inout SymbolLayer, _ word: Substring) {
    var rest = word
    func isNumber(_ character: Character) -> Bool { character.isNumber || character == "." || character == "," }
    let width = rest.prefix(while: isNumber)
    rest = rest.dropFirst(width.count)
    if let width = Double(width) { layer.stroke?.width = width }
    while let mark = rest.popFirst() {
      let value = mark == "#" ? rest.prefix { $0.isLetter } : mark == "e" ? "" : rest.prefix(while: isNumber)
      rest = rest.dropFirst(value.count)
      switch mark {
      case "~": layer.stroke?.dash = value.split(separator: ",").compactMap { Double($0) }
      case "e": layer.fillRule = .evenOdd
      case "/": layer.level = Int(value) ?? 0
      case "#": layer.tone = String(value)
      case "%":
        let step = Int(value) ?? 1
        steps = max(steps, step)
        layer.threshold = Double(step - 1)
      default: preconditionFailure("unknown mark \(mark) in \(word)")
      }
    }
  }
}

extension Path {
  /// The path of data in which `O`, `U` and `R` are circles, ellipses and rectangles.
  init(symbolData data: Substring) {
    var path = Path()
    var rest = data
    while let next = rest.firstIndex(where: { "OUR".contains($0) }) {
      path.elements += Self.plain(rest[..<next])
      let letter = rest[next]
      rest = rest[rest.index(after: next)...]
      let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").map { Double($0) ?? .nan }
      rest = rest[end...]
      let center = Point(x: numbers[0], y: numbers[1])
      switch letter {
      case "O": path.elements += Path.svgEllipse(center, rx: numbers[2], ry: numbers[2]).elements
      case "U": path.elements += Path.svgEllipse(center, rx: numbers[2], ry: numbers[3]).elements
      default:
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        path.elements += Path.svgRect(rect, rx: numbers[4], ry: numbers[4]).elements
      }
    }
    path.elements += Self.plain(rest)
    self = path
  }

  private static func plain(_ data: Substring) -> [Element] {
    guard !data.allSatisfy(\.isWhitespace) else { return [] }
    do throws(SVGProblem) { return try readPathData(String(data)).elements } catch {
      preconditionFailure("\(error.message) in \(data)")
    }
  }
}
