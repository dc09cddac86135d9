import DSDiagnostics
import DSGeometry

/// A colour in CSS's notations: a name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`.
func readColor(_ text: String) throws(SVGProblem) -> Color {
  let word = text.lowercased()
  if word == "transparent" { return .clear }
  if let named = colorNames[word] { return Color(hex: named) }
  if word.hasPrefix("#") { return try hexColor(word) }
  if word.hasPrefix("rgb") { return try functionalColor(word) }
  if word.hasPrefix("hsl") { return try hueColor(word) }
  if word.contains("icc-color") {
    throw SVGProblem(id: "unsupported-svg", message: "a colour of an ICC profile is not supported in symbols")
  }
  let near = didYouMean(word, among: colorNames.keys)
  throw SVGProblem(
    message: "no colour '\(text.prefix(40))'",
    hint: near ?? "write #rrggbb, rgb(r, g, b), a CSS colour name or currentColor",
    isSlip: near != nil)
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
  var isOfPercentages = false
  guard name == "rgb" || name == "rgba", scanner.take("(") else {
    throw SVGProblem(message: "'\(word.prefix(40))' is not a colour")
  }
  scanner.skipSpace()
  while !scanner.take(")") {
    guard parts.count < 4, let number = scanner.number() else {
      throw scanner.problem(
        "unexpected \(scanner.found) in a colour", hint: "write rgb(255, 0, 0) or rgb(100%, 0%, 0%)")
    }
    let isPercentage = scanner.take("%")
    let scale = isPercentage ? 100.0 : parts.count == 3 ? 1 : 255
    if parts.count == 0 { isOfPercentages = isPercentage }
    // With spaces between them, numbers and percentages may be mixed (CSS Color 4, section 5.1).
    guard parts.count == 3 || isPercentage == isOfPercentages || !word.utf8.contains(UInt8(ascii: ",")) else {
      throw SVGProblem(message: "'\(word.prefix(40))' mixes numbers and percentages")
    }
    parts.append(number / scale)
    if !scanner.skipComma(), parts.count == 3, scanner.take("/") { scanner.skipSpace() }
  }
  scanner.skipSpace()
  guard parts.count >= 3, scanner.peek == nil else {
    throw scanner.problem("'\(word.prefix(40))' is not a colour", hint: "write rgb(255, 0, 0) or rgb(100%, 0%, 0%)")
  }
  return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
}

/// A colour of hue, saturation and lightness (CSS Color 4, section 7).
private func hueColor(_ word: String) throws(SVGProblem) -> Color {
  let problem = SVGProblem(
    message: "'\(word.prefix(40))' is not a colour", hint: "write hsl(120, 100%, 25%)")
  guard let open = word.firstIndex(of: "("), word.hasSuffix(")"), ["hsl", "hsla"].contains(word[..<open]) else {
    throw problem
  }
  let words = word[open...].dropFirst().dropLast().split { $0 == " " || $0 == "," || $0 == "/" }.map(String.init)
  guard (3...4).contains(words.count), words[1].hasSuffix("%"), words[2].hasSuffix("%") else { throw problem }
  let hue = try readAngle(words[0]).truncatingRemainder(dividingBy: 360)
  let saturation = min(1, max(0, try readFraction(words[1])))
  let lightness = min(1, max(0, try readFraction(words[2])))
  func channel(_ step: Double) -> Double {
    let place = (step + (hue < 0 ? hue + 360 : hue) / 30).truncatingRemainder(dividingBy: 12)
    return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(place - 3, 9 - place, 1))
  }
  return Color(
    red: channel(0), green: channel(8), blue: channel(4), alpha: words.count == 4 ? try readFraction(words[3]) : 1)
}
