import DSDiagnostics
import DSGeometry

/// A colour in CSS's notations: a name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`.
func readColor(_ text: String) throws(SVGProblem) -> Color {
  let word = text.lowercased()
  if word == "transparent" { return .clear }
  if let named = colorNames[word] { return Color(hex: named) }
  if word.hasPrefix("#") { return try hexColor(word) }
  if word.hasPrefix("rgb") { return try functionalColor(word) }
  throw SVGProblem(
    message: "no colour '\(text.prefix(40))'",
    hint: didYouMean(word, among: colorNames.keys) ?? "write #rrggbb, rgb(r, g, b), a CSS colour name or currentColor")
}

private func hexColor(_ word: String) throws(SVGProblem) -> Color {
  let digits = word.dropFirst().compactMap(\.hexDigitValue)
  guard digits.count == word.utf8.count - 1, [3, 4, 6, 8].contains(digits.count) else {
    throw SVGProblem(
      message: "'\(word.prefix(40))' is not a colour", hint: "write 3, 4, 6 or 8 hexadecimal digits after '#'")
  }
  let bytes: [Int] =
    digits.count < 6
    ? digits.map { $0 * 17 }
    : stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  let parts = bytes.map { Double($0) / 255 }
  return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
}

private func functionalColor(_ word: String) throws(SVGProblem) -> Color {
  var scanner = SVGScanner(word)
  let name = scanner.word()
  var parts: [Double] = []
  guard name == "rgb" || name == "rgba", scanner.take("(") else {
    throw SVGProblem(message: "'\(word.prefix(40))' is not a colour")
  }
  scanner.skipSpace()
  while !scanner.take(")") {
    guard parts.count < 4, let number = scanner.number() else {
      throw scanner.problem(
        "unexpected \(scanner.found) in a colour", hint: "write rgb(255, 0, 0) or rgb(100%, 0%, 0%)")
    }
    let scale = scanner.take("%") ? 100.0 : parts.count == 3 ? 1 : 255
    parts.append(number / scale)
    if !scanner.skipComma(), parts.count == 3, scanner.take("/") { scanner.skipSpace() }
  }
  scanner.skipSpace()
  guard parts.count >= 3, scanner.peek == nil else {
    throw scanner.problem("'\(word.prefix(40))' is not a colour", hint: "write rgb(255, 0, 0) or rgb(100%, 0%, 0%)")
  }
  return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
}
