import DSDiagnostics

/// The rules of a style sheet: selectors of types, ids, classes, attributes, first children, ancestors and parents.
///
/// Source: CSS 2.1, chapters 4 to 6. Rules that a picture cannot meet (`:hover`, `@font-face`) have no effect; rules of other
/// files and of media are refused.
struct SVGSheet {
  /// A property's value.
  struct Declaration {
    /// The property's name, its value, and whether it wins over those that are not important.
    var name: String
    var value: String
    var isImportant: Bool
  }

  private struct Rule {
    var selector: SVGSelector
    var order: Int
    var declarations: [Declaration]
  }

  private var rules: [Rule] = []
  private var steps = Limits.symbolSheetSteps

  /// Reads the text of style sheets.
  init(_ text: String) throws(SVGProblem) {
    var scanner = SVGScanner(Self.withoutComments(text))
    scanner.skipSpace()
    while scanner.peek != nil {
      if scanner.peek == UInt8(ascii: "@") {
        try Self.skipAtRule(&scanner)
      } else {
        let selectors = scanner.text { $0 == UInt8(ascii: "{") }
        guard scanner.take("{") else { break }
        let declarations = Self.declarations(scanner.text { $0 == UInt8(ascii: "}") })
        _ = scanner.take("}")
        for selector in selectors.split(separator: ",") {
          guard let selector = try SVGSelector(String(selector)) else { continue }
          rules.append(Rule(selector: selector, order: rules.count, declarations: declarations))
        }
      }
      scanner.skipSpace()
    }
    rules.sort { ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order) }
  }

  /// Gives an element, and all in it, what the rules say of it.
  mutating func apply(
    to element: inout SVGElement, under ancestors: [SVGElement] = [], after sibling: SVGElement? = nil
  ) throws(SVGProblem) {
    element.isFirstChild = sibling == nil
    for rule in rules {
      let place = SVGSelector.Place(ancestors: ancestors, sibling: sibling)
      if rule.selector.matches(element, place, &steps) {
        element.sheet += rule.declarations
        element.attributeCount += rule.declarations.count
        element.attributeBytes += rule.declarations.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
      }
      guard steps > 0 else {
        throw SVGProblem(
          id: "too-many-rules", message: "the style sheets need more than \(Limits.symbolSheetSteps) comparisons",
          hint: "write fill and stroke as attributes")
      }
    }
    // An ancestor is asked for its name and attributes only.
    var bare = element
    bare.children = []
    var last: SVGElement?
    for index in element.children.indices {
      try apply(to: &element.children[index], under: ancestors + [bare], after: last)
      last = element.children[index]
      last?.children = []
    }
  }

  /// Text with a space for each byte of a comment, so that places stay.
  static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var bytes = Array(text.utf8)
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") else {
        index += 1
        continue
      }
      var end = index + 2
      while end < bytes.count,
        !(bytes[end - 1] == UInt8(ascii: "/") && bytes[end - 2] == UInt8(ascii: "*") && end - index > 3)
      { end += 1 }
      for place in index..<min(end, bytes.count) { bytes[place] = 0x20 }
      index = end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func skipAtRule(_ scanner: inout SVGScanner) throws(SVGProblem) {
    _ = scanner.take("@")
    let name = scanner.word().lowercased()
    guard !["import", "media", "supports", "layer"].contains(name) else {
      throw SVGProblem(
        id: "unsupported-svg", message: "'@\(name)' in a style sheet is not supported in symbols",
        hint: "put the rules into the sheet itself")
    }
    _ = scanner.text { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
    if scanner.take(";") { return }
    var depth = 0
    while let byte = scanner.peek {
      scanner.offset += 1
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private static func declarations(_ text: String) -> [Declaration] {
    text.split(separator: ";").compactMap { part in
      let words = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard words.count == 2 else { return nil }
      var value = words[1]
      let isImportant = value.lowercased().hasSuffix("important") && value.contains("!")
      if isImportant, let mark = value.lastIndex(of: "!") { value = String(value[..<mark]).trimmed }
      return Declaration(name: words[0].lowercased(), value: value, isImportant: isImportant)
    }
  }
}

extension SVGScanner {
  /// Reads what comes before a byte.
  mutating func text(until isEnd: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = peek, !isEnd(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
