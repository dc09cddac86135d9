import DSGeometry

/// Shorthands of CSS in token files, rewritten as DTCG writes the value; nil for other texts.
///
/// Members stay texts, which the reader of their types understands.
enum ShorthandText {
  /// `inset 0 2px 4px 1px rgb(0 0 0 / 20%), …`: lengths are offsets, blur and spread in that order.
  static func shadows(_ text: String) -> [[String: TokenExpression]]? {
    var shadows: [[String: TokenExpression]] = []
    for part in CSSText.parts(text, at: ",") {
      var lengths: [String] = []
      var colors: [String] = []
      var inset = false
      for word in CSSText.parts(part, at: " \t\n\r") {
        if word.lowercased() == "inset" {
          inset = true
        } else if UnitNumber(word) != nil || CSSText.call(word)?.name == "calc" {
          lengths.append(word)
        } else {
          colors.append(word)
        }
      }
      guard (2...4).contains(lengths.count), colors.count <= 1 else { return nil }
      var shadow: [String: TokenExpression] = [:]
      for (name, length) in zip(["offsetX", "offsetY", "blur", "spread"], lengths) { shadow[name] = .string(length) }
      shadow["color"] = .string(colors.first ?? "currentcolor")
      if inset { shadow["inset"] = TokenExpression(.boolean(true)) }
      shadows.append(shadow)
    }
    return shadows.isEmpty ? nil : shadows
  }

  /// `1px solid #cccccc`, in any order.
  static func border(_ text: String) -> [String: TokenExpression]? {
    var border: [String: TokenExpression] = [:]
    for word in CSSText.parts(text, at: " \t\n\r") {
      let name: String
      if StrokeStyleValue.Name(rawValue: word.lowercased()) != nil {
        name = "style"
      } else if UnitNumber(word) != nil {
        name = "width"
      } else {
        name = "color"
      }
      guard border.updateValue(.string(name == "style" ? word.lowercased() : word), forKey: name) == nil else {
        return nil
      }
    }
    guard border["width"] != nil, border["color"] != nil else { return nil }
    if border["style"] == nil { border["style"] = .string("solid") }
    return border
  }

  /// `cubic-bezier(0.4, 0, 0.2, 1)`, or a named curve of CSS.
  static func curve(_ text: String) -> [Double]? {
    switch text.trimmed.lowercased() {
    case "linear": return [0, 0, 1, 1]
    case "ease": return [0.25, 0.1, 0.25, 1]
    case "ease-in": return [0.42, 0, 1, 1]
    case "ease-out": return [0, 0, 0.58, 1]
    case "ease-in-out": return [0.42, 0, 0.58, 1]
    default: break
    }
    guard let call = CSSText.call(text), call.name == "cubic-bezier" || call.name == "cubicbezier" else { return nil }
    let numbers = CSSText.parts(call.arguments, at: ",").map { UnitNumber.number($0) }
    let known = numbers.compactMap(\.self)
    return numbers.count == 4 && known.count == 4 ? known : nil
  }

  /// The stops of `linear-gradient(90deg, #000 0%, #fff 100%)` and its relatives, and the way in which it runs.
  static func gradient(_ text: String) -> Gradient? {
    guard let call = CSSText.call(text), call.name.utf8.reversed().starts(with: "gradient".utf8.reversed()) else {
      return nil
    }
    var parts = CSSText.parts(call.arguments, at: ",")
    var direction: String?
    if let first = parts.first, isDirection(first) { direction = parts.removeFirst() }
    var stops: [(color: String, position: Double?)] = []
    for part in parts {
      let words = CSSText.parts(part, at: " \t\n\r")
      guard let color = words.first, UnitNumber(color) == nil else { return nil }
      let positions = words.dropFirst().map { position($0) }
      guard positions.count <= 2, positions.allSatisfy({ $0 != nil }) else { return nil }
      if positions.isEmpty { stops.append((color, nil)) }
      for position in positions { stops.append((color, position)) }
    }
    guard stops.count >= 2 else { return nil }
    return Gradient(
      kind: String(call.name), direction: direction,
      stops: placed(stops).map { ["color": .string($0), "position": .number($1)] })
  }

  /// The stops of a gradient, and what DTCG has no members for.
  struct Gradient {
    var kind: String
    var direction: String?
    var stops: [[String: TokenExpression]]
  }

  private static func isDirection(_ text: String) -> Bool {
    let first = CSSText.parts(text, at: " \t\n\r").first?.lowercased() ?? ""
    if let angle = UnitNumber(first) { return ["deg", "turn", "rad", "grad", ""].contains(angle.unit) }
    return ["to", "from", "at", "circle", "ellipse", "in", "closest-side", "farthest-corner", "farthest-side"]
      .contains(first)
  }

  private static func position(_ text: String) -> Double? {
    guard let number = UnitNumber(text) else { return nil }
    switch number.unit {
    case "%": return number.value / 100
    case "deg": return number.value / 360
    case "turn": return number.value
    case "" where number.value == 0: return 0
    default: return nil
    }
  }

  /// Every stop with its position, as CSS Images 4 (section 3.5.1) finds it: the ends lie at 0 and 1, none before the one
  /// it follows, and stops without a position are spread evenly.
  private static func placed(_ stops: [(color: String, position: Double?)]) -> [(String, Double)] {
    var positions = stops.map(\.position)
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var largest = positions[0] ?? 0
    for index in positions.indices {
      guard let position = positions[index] else { continue }
      largest = max(largest, position)
      positions[index] = largest
    }
    var index = 0
    while index < positions.count {
      guard positions[index] == nil else {
        index += 1
        continue
      }
      let start = index - 1
      let end = positions[index...].firstIndex { $0 != nil } ?? positions.count - 1
      let (low, high) = (positions[start] ?? 0, positions[end] ?? 1)
      for step in index..<end {
        positions[step] = low + (high - low) * Double(step - start) / Double(end - start)
      }
      index = end
    }
    return zip(stops, positions).map { ($0.color, $1 ?? 0) }
  }
}
