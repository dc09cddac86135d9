import DSGeometry
import Glibc

/// The map that a `transform` attribute describes; of several functions the last is applied first.
func readTransform(_ text: String) throws(SVGProblem) -> AffineTransform {
  var scanner = SVGScanner(text)
  var result = AffineTransform.identity
  scanner.skipSpace()
  if text.utf8.count < 8, scanner.word() == "none" { return result }
  scanner.offset = 0
  scanner.skipSpace()
  while scanner.peek != nil {
    let start = scanner.offset
    let name = scanner.word()
    scanner.skipSpace()
    guard scanner.take("(") else {
      throw scanner.problem("unexpected \(scanner.found), expected a transform such as 'rotate(45)'")
    }
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.take(")") {
      guard let number = scanner.number() else {
        throw scanner.problem(
          "unexpected \(scanner.found), expected a number")
      }
      let factor = try factor(of: scanner.unit(), scanner)
      // No function takes more than six; the count of further ones is only for the message.
      if numbers.count <= 6 { numbers.append(number * factor) }
      scanner.skipComma()
    }
    guard !name.hasSuffix("3d"), !["perspective", "skew", "rotateX", "rotateY", "rotateZ"].contains(name) else {
      throw SVGProblem(
        id: "unsupported-svg", message: "the transform '\(name)' is not supported in symbols", offset: start,
        hint: "write matrix(a b c d e f)")
    }
    guard let step = transform(name, numbers) else {
      throw SVGProblem(
        message: "no transform '\(name.inShort)' of \(numbers.count > 6 ? "more than 6" : "\(numbers.count)") numbers",
        offset: start,
        hint: "translate(x y), scale(x y), rotate(degrees x y), skewX(degrees), skewY(degrees), matrix(a b c d e f)")
    }
    result = step.then(result)
    scanner.skipComma()
  }
  return result
}

/// The map of a `transform`; one that SVG does not know maps nothing.
func readKnownTransform(_ text: String) throws(SVGProblem) -> AffineTransform {
  do throws(SVGProblem) { return try readTransform(text) } catch {
    if error.isIgnorable { return .identity }
    throw error
  }
}

/// What a number with a unit of CSS is multiplied by: angles become degrees, lengths pixels.
private func factor(of unit: String, _ scanner: SVGScanner) throws(SVGProblem) -> Double {
  let angles = ["deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360]
  let unit = unit.lowercased()
  guard let factor = pixelsOfUnits[unit] ?? angles[unit], scanner.peek != UInt8(ascii: "%") else {
    throw SVGProblem(
      id: "unsupported-svg", message: "a transform's unit is not supported in symbols", offset: scanner.offset,
      hint: "write numbers without units")
  }
  return factor
}

/// One transform function; nil for an unknown name or a wrong number of arguments.
private func transform(_ name: String, _ numbers: [Double]) -> AffineTransform? {
  switch (name, numbers.count) {
  case ("matrix", 6):
    return AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  case ("translate", 1): return .translation(x: numbers[0], y: 0)
  case ("translate", 2): return .translation(x: numbers[0], y: numbers[1])
  case ("translateX", 1): return .translation(x: numbers[0], y: 0)
  case ("translateY", 1): return .translation(x: 0, y: numbers[0])
  case ("scaleX", 1): return .scale(x: numbers[0], y: 1)
  case ("scaleY", 1): return .scale(x: 1, y: numbers[0])
  case ("scale", 1): return .scale(x: numbers[0], y: numbers[0])
  case ("scale", 2): return .scale(x: numbers[0], y: numbers[1])
  case ("rotate", 1), ("rotate", 3):
    let (sine, cosine) = stableSineAndCosine(degrees: numbers[0])
    let turn = AffineTransform.rotation(sine: sine, cosine: cosine)
    guard numbers.count == 3 else { return turn }
    return AffineTransform.translation(x: -numbers[1], y: -numbers[2]).then(turn)
      .then(.translation(x: numbers[1], y: numbers[2]))
  case ("skewX", 1): return AffineTransform(c: tangent(numbers[0]))
  case ("skewY", 1): return AffineTransform(b: tangent(numbers[0]))
  default: return nil
  }
}

private func tangent(_ degrees: Double) -> Double {
  let (sine, cosine) = stableSineAndCosine(degrees: degrees)
  return sine / cosine
}
