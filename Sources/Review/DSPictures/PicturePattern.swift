package import DSDiagnostics
import DSImage

/// How the name of a picture splits into a component, a scenario and values of axes:
/// `{component}/{scenario}-{theme}-{scheme}@{scale}x.png`.
///
/// A placeholder is a word in braces; everything else is text that names have literally. `{component}` takes as little of a
/// name as it can and alone reaches across folders, `{scenario}` takes as much as it can. Every other placeholder is an
/// axis, and takes letters and digits alone. The ending of a picture (`.png`) need not be written.
package struct PicturePattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text([UInt8])
    case placeholder(String)
  }

  /// The pattern as it is written.
  package let text: String
  let parts: [Part]

  /// The placeholder that takes the component's name.
  static let component = "component"
  /// The placeholder that takes the scenario's name.
  static let scenario = "scenario"

  /// The axes that the pattern names, in its order.
  package var axes: [String] {
    parts.compactMap { part in
      if case .placeholder(let name) = part, name != Self.component, name != Self.scenario { name } else { nil }
    }
  }

  /// Reads a pattern.
  /// - Parameter location: where it is written, for the problem.
  /// - Throws: what is wrong with it: a brace without its partner, a placeholder that is empty, is no name or occurs
  ///   twice, two that touch, or no placeholder at all.
  package init(_ text: String, at location: SourceLocation) throws(DiagnosticsError) {
    func problem(_ message: String) -> DiagnosticsError {
      DiagnosticsError([
        Diagnostic(
          "invalid-pattern", message, at: location,
          hint: "write placeholders in braces, such as {component}/{scenario}-{scheme}@{scale}x.png")
      ])
    }
    var parts: [Part] = []
    var names: Set<String> = []
    var rest = Self.withoutEnding(text)[...]
    while let first = rest.first {
      guard first == UInt8(ascii: "{") else {
        let literal = rest.prefix { $0 != UInt8(ascii: "{") }
        if literal.contains(UInt8(ascii: "}")) { throw problem("the pattern '\(text)' has a '}' without its '{'") }
        parts.append(.text(Array(literal)))
        rest = rest.dropFirst(literal.count)
        continue
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
        throw problem("the pattern '\(text)' has a '{' without its '}'")
      }
      let name = String(decoding: rest[rest.index(after: rest.startIndex)..<end], as: UTF8.self)
      guard !name.isEmpty, name.utf8.allSatisfy(\.isLetterOrDigit) else {
        throw problem(
          "the pattern '\(text)' has the placeholder '{\(name)}'; a placeholder is made of letters and digits")
      }
      guard names.insert(name).inserted else { throw problem("the pattern '\(text)' has '{\(name)}' twice") }
      if case .placeholder(let other)? = parts.last {
        throw problem("the pattern '\(text)' has nothing between '{\(other)}' and '{\(name)}'")
      }
      parts.append(.placeholder(name))
      rest = rest[rest.index(after: end)...]
    }
    guard !names.isEmpty else { throw problem("the pattern '\(text)' has no placeholder") }
    (self.text, self.parts) = (text, parts)
  }

  /// The texts that the placeholders of a name have, by placeholder; nil if the name has another form.
  func match(_ name: String) -> [String: String]? {
    let bytes = Self.withoutEnding(name)
    var found: [String: String] = [:]
    // Where a part does not fit is looked at once, so that no name takes long.
    var failed: Set<Int> = []
    func matches(_ part: Int, _ position: Int) -> Bool {
      guard part < parts.count else { return position == bytes.count }
      let place = part * (bytes.count + 1) + position
      if failed.contains(place) { return false }
      switch parts[part] {
      case .text(let text):
        if bytes[position...].starts(with: text), matches(part + 1, position + text.count) { return true }
      case .placeholder(let placeholder):
        let longest = bytes[position...].prefix { Self.takes($0, placeholder) }.count
        let lengths =
          placeholder == Self.component
          ? stride(from: 1, through: longest, by: 1) : stride(from: longest, through: 1, by: -1)
        for length in lengths where matches(part + 1, position + length) {
          found[placeholder] = String(decoding: bytes[position..<position + length], as: UTF8.self)
          return true
        }
      }
      failed.insert(place)
      return false
    }
    return matches(0, 0) ? found : nil
  }

  /// Whether a placeholder may take a byte of a name.
  private static func takes(_ byte: UInt8, _ placeholder: String) -> Bool {
    switch placeholder {
    case component: true
    case scenario: byte != UInt8(ascii: "/")
    // Scales have fractions: 1.5, 2.625.
    case "scale": byte.isLetterOrDigit || byte == UInt8(ascii: ".")
    default: byte.isLetterOrDigit
    }
  }

  /// A name without the ending of its picture.
  static func withoutEnding(_ name: String) -> [UInt8] {
    let bytes = Array(name.utf8)
    let lowered = name.lowercased()
    let ending = PictureKind.comparedEndings.first {
      lowered.hasSuffix($0) && bytes.count > $0.utf8.count
    }
    return Array(bytes.dropLast(ending?.utf8.count ?? 0))
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
