import DSDiagnostics
import DSGeometry

extension TokenEvaluation {
  /// A named line style, or dashes with a cap.
  mutating func strokeStyle(_ literal: TokenExpression) -> StrokeStyleValue? {
    if case .string(let name) = literal.kind {
      if let style = StrokeStyleValue.Name(rawValue: name) { return .named(style) }
      let names = StrokeStyleValue.Name.allCases.map(\.rawValue)
      return expected(
        "a stroke style", literal,
        hint: suggested(name, among: names) ?? "it is one of \(names.joined(separator: ", ")), or dashes")
    }
    guard
      let members = members(
        literal, required: ["dashArray", "lineCap"], "a stroke style: a name, or dashArray and lineCap")
    else { return nil }
    let caps = StrokeStyleValue.LineCap.allCases.map(\.rawValue)
    let cap = keyword(members["lineCap"]!, among: caps, "a line cap").flatMap { StrokeStyleValue.LineCap(rawValue: $0) }
    guard let elements = list(members["dashArray"]!, "a list of dimensions") else { return nil }
    if elements.isEmpty { return expected("at least one dimension", members["dashArray"]!) }
    var dashes: [Double] = []
    for element in elements {
      guard let length = dimensionMember(element) else { continue }
      if length < 0 {
        let _: Never? = expected("a length of at least 0", element)
      } else {
        dashes.append(length)
      }
    }
    guard let cap, dashes.count == elements.count else { return nil }
    return .dashes(dashes, cap)
  }

  /// A colour, a width and a stroke style.
  mutating func border(_ literal: TokenExpression) -> BorderValue? {
    guard let members = members(literal, required: ["color", "width", "style"], "a border: color, width, style")
    else { return nil }
    let color = colorMember(members["color"]!)
    let width = dimensionMember(members["width"]!)
    guard case .strokeStyle(let style)? = value(members["style"]!, as: .strokeStyle), let color, let width
    else { return nil }
    if width < 0 { return expected("a width of at least 0", members["width"]!) }
    return BorderValue(color: color, width: width, style: style)
  }

  /// Two durations and a timing function.
  mutating func transition(_ literal: TokenExpression) -> TransitionValue? {
    let names = ["duration", "delay", "timingFunction"]
    guard let members = members(literal, required: names, "a transition: duration, delay, timingFunction")
    else { return nil }
    let duration = value(members["duration"]!, as: .duration)
    let delay = value(members["delay"]!, as: .duration)
    let curve = value(members["timingFunction"]!, as: .cubicBezier)
    guard case .duration(let duration)? = duration, case .duration(let delay)? = delay,
      case .cubicBezier(let x1, let y1, let x2, let y2)? = curve
    else { return nil }
    return TransitionValue(duration: duration, delay: delay, timingFunction: [x1, y1, x2, y2])
  }

  /// One shadow, or a list whose elements may be other shadow tokens.
  mutating func shadows(_ literal: TokenExpression) -> [ShadowValue]? {
    guard case .list(let elements) = literal.kind else { return shadow(literal).map { [$0] } }
    if elements.isEmpty { return expected("at least one shadow", literal) }
    var shadows: [ShadowValue] = []
    var isComplete = true
    for element in elements {
      if wholeTarget(element) == nil {
        if let written = self.literal(element), let single = shadow(written) {
          shadows.append(single)
        } else {
          isComplete = false
        }
      } else if case .shadow(let found)? = value(element, as: .shadow) {
        shadows += found
      } else {
        isComplete = false
      }
      guard !isTooLong(shadows.count, literal) else { return nil }
    }
    return isComplete ? shadows : nil
  }

  private mutating func shadow(_ literal: TokenExpression) -> ShadowValue? {
    let names = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard
      let members = members(literal, required: names, optional: ["inset"], "a shadow: \(names.joined(separator: ", "))")
    else { return nil }
    let color = colorMember(members["color"]!)
    let lengths = names.dropFirst().map { dimensionMember(members[$0]!) }
    var inset: Bool? = false
    if let written = members["inset"] { inset = boolean(written, "true or false") }
    guard let color, let offsetX = lengths[0], let offsetY = lengths[1], let blur = lengths[2],
      let spread = lengths[3], let inset
    else { return nil }
    if blur < 0 { return expected("a blur of at least 0", members["blur"]!) }
    return ShadowValue(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  /// Stops by ascending position; positions beyond 0…1 are moved to the nearer end, as DTCG demands.
  mutating func gradient(_ literal: TokenExpression) -> [GradientStopValue]? {
    guard let elements = list(literal, "a list of gradient stops") else { return nil }
    if elements.isEmpty { return expected("at least one gradient stop", literal) }
    var stops: [GradientStopValue] = []
    var isComplete = true
    for element in elements {
      if wholeTarget(element) != nil {
        if case .gradient(let found)? = value(element, as: .gradient) { stops += found } else { isComplete = false }
        guard !isTooLong(stops.count, literal) else { return nil }
        continue
      }
      guard let members = members(element, required: ["color", "position"], "a gradient stop: color, position") else {
        isComplete = false
        continue
      }
      let color = colorMember(members["color"]!)
      if let position = numberMember(members["position"]!), let color {
        stops.append(GradientStopValue(color: color, position: min(max(position, 0), 1)))
      } else {
        isComplete = false
      }
    }
    guard isComplete else { return nil }
    // The sort of the standard library is stable: stops at one position keep their order, which makes a hard edge.
    return stops.sorted { $0.position < $1.position }
  }

  /// All five members of a typography.
  mutating func typography(_ literal: TokenExpression) -> TypographyValue? {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let members = members(literal, required: names, "a typography: \(names.joined(separator: ", "))")
    else { return nil }
    let family = value(members["fontFamily"]!, as: .fontFamily)
    let size = dimensionMember(members["fontSize"]!)
    let weight = value(members["fontWeight"]!, as: .fontWeight)
    let spacing = dimensionMember(members["letterSpacing"]!)
    let lineHeight = numberMember(members["lineHeight"]!)
    if let size, size <= 0 { return expected("a font size above 0", members["fontSize"]!) }
    if let lineHeight, lineHeight <= 0 {
      return expected("a line height above 0, as a multiple of the font size", members["lineHeight"]!)
    }
    guard case .fontFamily(let family)? = family, let size, case .fontWeight(let weight)? = weight, let spacing,
      let lineHeight
    else { return nil }
    return TypographyValue(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: lineHeight)
  }

  /// A colour, written here or a reference to a colour token.
  private mutating func colorMember(_ expression: TokenExpression) -> Color? {
    if case .color(let color)? = value(expression, as: .color) { color } else { nil }
  }

  /// A length in points, written here or a reference to a dimension token.
  private mutating func dimensionMember(_ expression: TokenExpression) -> Double? {
    if case .dimension(let length)? = value(expression, as: .dimension) { length } else { nil }
  }

  /// A number, written here or a reference to a number token.
  private mutating func numberMember(_ expression: TokenExpression) -> Double? {
    if case .number(let number)? = value(expression, as: .number) { number } else { nil }
  }

  /// "did you mean 'x'?" for the nearest keyword; nil if none is near.
  func suggested(_ keyword: String, among keywords: [String]) -> String? { didYouMean(keyword, among: keywords) }
}
