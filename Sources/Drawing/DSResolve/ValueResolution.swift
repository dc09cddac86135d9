import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

extension Resolver {
  /// Follows a value to its literal, or to what a token or the environment holds.
  private mutating func follow<Literal>(
    _ value: Value<Literal>, _ environment: Environment, wanted: String,
    token read: (TokenValue) -> Literal?, environment readEnvironment: (EnvironmentValue) -> Literal?
  ) -> Literal? {
    switch value {
    case .literal(let literal): return literal
    case .token(let reference):
      guard let found = token(reference, environment) else { return nil }
      if let literal = read(found) { return literal }
      bag.error(
        "wrong-token-type", "token '\(reference.path)' is \(found.kindText), but \(wanted) is needed",
        at: reference.location)
      return nil
    case .environment(let reference):
      guard let found = self.value(of: reference, environment) else { return nil }
      if case .token(let token) = found {
        return follow(.token(token), environment, wanted: wanted, token: read, environment: readEnvironment)
      }
      if let literal = readEnvironment(found) { return literal }
      bag.error(
        "wrong-environment-type", "the environment value '\(reference.name)' is not \(wanted)", at: reference.location)
      return nil
    case .choose(let reference, let cases, let fallback):
      guard
        let branch = choose(
          reference, cases.map { ($0.key, $0.value) }, fallback: fallback, environment)
      else { return nil }
      return follow(branch, environment, wanted: wanted, token: read, environment: readEnvironment)
    case .scaled(let value):
      let found = follow(value, environment, wanted: wanted, token: read, environment: readEnvironment)
      guard let length = found as? Double else { return found }
      return length * environment.typeSize.factor as? Literal
    }
  }

  /// A length in points or a plain number; `fallback` where there is none.
  mutating func number(
    _ value: Value<Double>, _ environment: Environment, at location: SourceLocation,
    in range: ClosedRange<Double> = -Limits.points...Limits.points, infinite: Bool = false, or fallback: Double = 0
  ) -> Double {
    let found = follow(
      value, environment, wanted: "a length or a number",
      token: { token in
        switch token {
        case .dimension(let length): length
        case .number(let number), .fontWeight(let number), .duration(let number): number
        case .border(let border): border.width
        default: nil
        }
      },
      environment: { if case .number(let number) = $0 { number } else { nil } })
    guard let found else { return fallback }
    if infinite, found == .infinity { return found }
    guard found.isFinite, range.contains(found) else {
      bag.error(
        "number-out-of-range",
        "\(found.text()) is out of range: it must lie in \(range.lowerBound.text())…\(range.upperBound.text())",
        at: place(of: value) ?? location)
      return fallback
    }
    return found
  }

  /// A length or number that may be absent.
  mutating func number(
    _ value: Value<Double>?, _ environment: Environment, at location: SourceLocation,
    in range: ClosedRange<Double> = -Limits.points...Limits.points, infinite: Bool = false
  ) -> Double? {
    value.map { number($0, environment, at: location, in: range, infinite: infinite) }
  }

  /// The place that uses a value which is not written out.
  private func place<Literal>(of value: Value<Literal>) -> SourceLocation? {
    switch value {
    case .literal: nil
    case .token(let reference): reference.location
    case .environment(let reference), .choose(let reference, _, _): reference.location
    case .scaled(let value): place(of: value)
    }
  }

  /// A colour; opaque black where there is none.
  mutating func color(_ value: Value<Color>, _ environment: Environment) -> Color {
    follow(
      value, environment, wanted: "a colour",
      token: { token in
        switch token {
        case .color(let color): color
        case .border(let border): border.color
        default: nil
        }
      },
      environment: { if case .color(let color) = $0 { color } else { nil } }) ?? .black
  }

  /// A text; empty if there is none.
  mutating func string(_ value: Value<String>, _ environment: Environment) -> String {
    follow(
      value, environment, wanted: "a text",
      token: { if case .string(let text) = $0 { text } else { nil } }, environment: \.text) ?? ""
  }

  /// A text that is shown: a token of another type than a text is shown as lists print its value, cut where that is long.
  mutating func shownText(_ value: Value<String>, _ environment: Environment) -> String {
    func shown(_ value: TokenValue) -> String {
      if case .string(let text) = value { return text }
      let text = value.text
      return text.count > Limits.shownTokenCharacters ? text.prefix(Limits.shownTokenCharacters) + "…" : text
    }
    return follow(value, environment, wanted: "a text", token: shown, environment: \.text) ?? ""
  }

  /// A truth value; false if there is none.
  mutating func flag(_ value: Value<Bool>, _ environment: Environment) -> Bool {
    follow(
      value, environment, wanted: "true or false",
      token: { if case .boolean(let flag) = $0 { flag } else { nil } },
      environment: { if case .boolean(let flag) = $0 { flag } else { nil } }) ?? false
  }

  /// Font families in order of preference; none where there are none.
  mutating func families(_ value: Value<[String]>, _ environment: Environment) -> [String] {
    follow(
      value, environment, wanted: "a font family",
      token: { token in
        switch token {
        case .fontFamily(let families): families
        case .typography(let typography): typography.fontFamily
        case .string(let text): [text]
        default: nil
        }
      },
      environment: { if case .string(let text) = $0 { [text] } else { nil } }) ?? []
  }

  /// The curve of a token; a straight line where it has none.
  mutating func timingCurve(_ token: TokenReference, _ environment: Environment) -> TimingCurve {
    let straight = TimingCurve(.zero, Point(x: 1, y: 1))
    let found: TimingCurve? = follow(
      .token(token), environment, wanted: "a timing curve",
      token: { token in
        switch token {
        case .cubicBezier(let x1, let y1, let x2, let y2): TimingCurve(Point(x: x1, y: y1), Point(x: x2, y: y2))
        case .transition(let transition):
          transition.timingFunction.count == 4
            ? TimingCurve(
              Point(x: transition.timingFunction[0], y: transition.timingFunction[1]),
              Point(x: transition.timingFunction[2], y: transition.timingFunction[3])) : nil
        default: nil
        }
      },
      environment: { _ in nil })
    guard let found else { return straight }
    guard max(abs(found.control1.y), abs(found.control2.y)) <= Limits.points else {
      bag.error(
        "out-of-range", "the curve of token '\(token.path)' leaves the plane of ±\(Limits.points.text()) points",
        at: token.location)
      return straight
    }
    return found
  }

  /// How a line is broken; solid where it is not given.
  mutating func strokeStyle(_ value: Value<StrokeStyleValue>, _ environment: Environment) -> StrokeStyleValue {
    follow(
      value, environment, wanted: "a stroke style",
      token: { token in
        switch token {
        case .strokeStyle(let style): style
        case .border(let border): border.style
        default: nil
        }
      },
      environment: { value in
        if case .string(let text) = value { StrokeStyleValue.Name(rawValue: text).map { .named($0) } } else { nil }
      }) ?? .named(.solid)
  }
}
