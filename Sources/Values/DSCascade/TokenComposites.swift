import DSDiagnostics
import DSGeometry

extension TokenEvaluation {
  /// A named line style, or dashes with a cap.
  mutating func strokeStyle(_ literal: TokenExpression) -> StrokeStyleValue? {
    if case .string(let name) = literal.kind {
      if let style = StrokeStyleValue.Name(rawValue: name) { return .named(style) }
      let names = StrokeStyleValue.Name.allCases.map(\.rawValue)
      if let reason = OpaqueValue.reason(of: name) {
        opaqueMember = reason
        return nil
      }
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

  /// A colour, a width and a stroke style; also in one text.
  mutating func border(_ literal: TokenExpression) -> BorderValue? {
    let literal = spelledOut(literal, .borderText) { ShorthandText.border($0).map { .object($0) } }
    guard let literal else { return nil }
    let names = ["color", "width", "style"]
    // Design tools have tokens of a style or a width alone, which other tools put together.
    let isPart = reading.isForeign && names.contains { literal[$0] != nil }
    guard
      let members = members(
        literal, required: isPart ? [] : names, optional: isPart ? names : [], "a border: color, width, style")
    else { return nil }
    if let missing = names.first(where: { members[$0] == nil }) {
      for name in names where members[name] != nil { _ = borderPart(members[name]!, name) }
      opaqueMember = .missing(missing)
      return nil
    }
    let color = colorMember(members["color"]!)
    let width = dimensionMember(members["width"]!)
    guard case .strokeStyle(let style)? = member(members["style"]!, as: .strokeStyle), let color, let width
    else { return nil }
    if width < 0 { return expected("a width of at least 0", members["width"]!) }
    return BorderValue(color: color, width: width, style: style)
  }

  /// Reads one member of a border that lacks another, so that its faults are recorded.
  private mutating func borderPart(_ expression: TokenExpression, _ name: String) -> TokenValue? {
    value(expression, as: name == "color" ? .color : name == "width" ? .dimension : .strokeStyle)
  }

  /// Two durations and a timing function; no delay is one of 0.
  mutating func transition(_ literal: TokenExpression) -> TransitionValue? {
    let wanted = "a transition: duration, delay, timingFunction"
    guard
      let members = members(
        literal, required: ["duration", "timingFunction"], optional: ["delay"], wanted)
    else { return nil }
    let duration = member(members["duration"]!, as: .duration)
    if members["delay"] == nil { note(.missingMember, at: literal.location, "without 'delay' it is 0") }
    let delay = members["delay"].map { member($0, as: .duration) } ?? .duration(0)
    let curve = member(members["timingFunction"]!, as: .cubicBezier)
    guard case .duration(let duration)? = duration, case .duration(let delay)? = delay,
      case .cubicBezier(let x1, let y1, let x2, let y2)? = curve
    else { return nil }
    return TransitionValue(duration: duration, delay: delay, timingFunction: [x1, y1, x2, y2])
  }

  /// One shadow, or a list whose elements may be other shadow tokens; also in one text, of which `none` is no shadow.
  mutating func shadows(_ literal: TokenExpression) -> [ShadowValue]? {
    if case .string(let text) = literal.kind, text.trimmed.lowercased() == "none" {
      note(.shadowText, at: literal.location)
      return []
    }
    let literal = spelledOut(literal, .shadowText) { text in
      ShorthandText.shadows(text).map { .list($0.map { .object($0) }) }
    }
    guard let literal else { return nil }
    guard case .list(let elements) = literal.kind else { return shadow(literal).map { [$0] } }
    if elements.isEmpty { return expected("at least one shadow", literal) }
    var shadows: [ShadowValue] = []
    var isComplete = true
    for element in elements {
      if wholeTarget(element) != nil {
        if case .shadow(let found)? = member(element, as: .shadow) { shadows += found } else { isComplete = false }
      } else if let written = self.literal(element) {
        if case .string = written.kind {
          if let found = self.shadows(written) { shadows += found } else { isComplete = false }
        } else if let single = shadow(written) {
          shadows.append(single)
        } else {
          isComplete = false
        }
      } else {
        isComplete = false
      }
      guard !isTooLong(shadows.count, literal) else { return nil }
    }
    return isComplete ? shadows : nil
  }

  private mutating func shadow(_ literal: TokenExpression) -> ShadowValue? {
    let literal = renamed(literal)
    let names = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard
      let members = members(
        literal, required: ["color"], optional: names + ["inset"], "a shadow: \(names.joined(separator: ", "))")
    else { return nil }
    let color = colorMember(members["color"]!)
    let missing = names.filter { members[$0] == nil }
    if !missing.isEmpty {
      note(.missingMember, at: literal.location, "without \(missing.map { "'\($0)'" }.joined(separator: ", ")) it is 0")
    }
    let lengths = names.dropFirst().map { name in members[name].map { dimensionMember($0) } ?? 0 }
    var inset: Bool? = false
    if let written = members["inset"], let literal = self.literal(written) {
      if case .boolean(let value)? = literalValue(literal, as: .boolean) { inset = value } else { inset = nil }
    }
    guard let color, let offsetX = lengths[0], let offsetY = lengths[1], let blur = lengths[2],
      let spread = lengths[3], let inset
    else { return nil }
    if blur < 0, let written = members["blur"] { return expected("a blur of at least 0", written) }
    return ShadowValue(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  /// Tokens Studio names a shadow's members `x`, `y` and `type`.
  private mutating func renamed(_ literal: TokenExpression) -> TokenExpression {
    guard case .object(let members) = literal.kind, literal["x"] != nil, literal["y"] != nil else { return literal }
    note(.shadowNames, at: literal.location)
    var renamed: [String: TokenExpression] = [:]
    for member in members {
      switch (member.key, member.value.kind) {
      case ("x", _): renamed["offsetX"] = member.value
      case ("y", _): renamed["offsetY"] = member.value
      case ("type", .string(let kind)): renamed["inset"] = TokenExpression(.boolean(kind == "innerShadow"))
      default: renamed[member.key] = member.value
      }
    }
    return TokenExpression(TokenExpression.object(renamed).kind, at: literal.location)
  }

  /// Stops by ascending position; positions beyond 0…1 are moved to the nearer end, as DTCG demands.
  mutating func gradient(_ literal: TokenExpression) -> [GradientStopValue]? {
    if case .string(let text) = literal.kind {
      switch gradientText(text, literal) {
      case .gradient(let stops): return stops
      case .opaque(let value): opaqueMember = value.reason
      default: break
      }
      return nil
    }
    guard let elements = list(literal, "a list of gradient stops") else { return nil }
    if elements.isEmpty { return expected("at least one gradient stop", literal) }
    var stops: [GradientStopValue] = []
    var isComplete = true
    for element in elements {
      let found = wholeTarget(element) == nil ? nil : value(of: wholeTarget(element)!, from: element.location)
      if case .gradient? = found {
        let _: Never? = fail(
          .badValue(
            found: "another gradient", expected: "gradient stops",
            hint: "write the stops out, or refer to the gradient as a whole"),
          at: element.location)
        isComplete = false
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

  /// A gradient of CSS; opaque where its stops lie at lengths.
  mutating func gradientText(_ text: String, _ literal: TokenExpression) -> TokenValue? {
    guard let gradient = ShorthandText.gradient(text) else {
      if let reason = OpaqueValue.reason(of: text) { return opaque(text, reason) }
      if let call = CSSText.call(text), call.name.contains("gradient") {
        return opaque(text, .gradient(String(call.name.prefix { $0 != "-" })))
      }
      return expected("a list of gradient stops", literal)
    }
    note(.gradientText, at: literal.location)
    if gradient.direction != nil || gradient.kind != "linear-gradient" {
      note(.gradientDirection, at: literal.location, "\(gradient.kind)(\(gradient.direction ?? "…"))")
    }
    let list = TokenExpression(.list(gradient.stops.map { .object($0) }), at: literal.location)
    return quietly { $0.literalValue(list.placed(at: literal.location), as: .gradient) }
  }

  /// A shorthand of CSS written out; the literal itself where it is no text, nil where it is a text of another kind.
  private mutating func spelledOut(
    _ literal: TokenExpression, _ kind: TokenNote.Kind, _ read: (String) -> TokenExpression?
  ) -> TokenExpression? {
    guard case .string(let text) = literal.kind else { return literal }
    if let written = read(text) {
      note(kind, at: literal.location)
      return written.placed(at: literal.location)
    }
    if let reason = OpaqueValue.reason(of: text) {
      opaqueMember = reason
      return nil
    }
    return expected(kind == .shadowText ? "a shadow" : "a border: color, width, style", literal)
  }
}

extension TokenExpression {
  /// The expression with every part at one place.
  func placed(at location: SourceLocation?) -> TokenExpression {
    switch kind {
    case .list(let elements): TokenExpression(.list(elements.map { $0.placed(at: location) }), at: location)
    case .object(let members):
      TokenExpression(
        .object(members.map { Member(key: $0.key, value: $0.value.placed(at: location)) }), at: location)
    case .null, .boolean, .number, .string, .alias, .composed, .pointer: TokenExpression(kind, at: location)
    }
  }
}
