/// A selector of CSS: conditions for an element and for those around it.
struct SVGSelector {
  /// How an element lies to the one that the conditions before it are for.
  private enum Combinator {
    case descendant, child, sibling
  }

  /// Conditions for one element.
  private struct Compound {
    var name: String?
    var attributes: [(name: String, kind: String, value: String)] = []
    var isFirst = false
    var isRoot = false

    func matches(_ element: SVGElement, isRoot root: Bool) -> Bool {
      if let name, name != element.name { return false }
      if isFirst && !element.isFirstChild || isRoot && !root { return false }
      return attributes.allSatisfy { condition in
        guard let value = element.attributes[condition.name] else { return false }
        let wanted = condition.value
        return switch condition.kind {
        case "": true
        case "=": value == wanted
        case "~": value.split(whereSeparator: \.isWhitespace).contains { $0 == wanted }
        case "|": value == wanted || value.hasPrefix(wanted + "-")
        case "^": !wanted.isEmpty && value.hasPrefix(wanted)
        case "$": !wanted.isEmpty && value.hasSuffix(wanted)
        default: !wanted.isEmpty && value.contains(wanted)
        }
      }
    }
  }

  /// Where an element lies in its file.
  struct Place {
    /// The elements around it, outermost first.
    var ancestors: [SVGElement]
    /// The element before it.
    var sibling: SVGElement?
  }

  /// How much it counts against others: ids, then classes and attributes, then types.
  private(set) var specificity = 0
  /// The conditions, those of the element itself last.
  private var compounds: [(combinator: Combinator, compound: Compound)] = []

  /// Reads a selector; nil for one that no element of a picture meets.
  init?(_ text: String) throws(SVGProblem) {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    var combinator = Combinator.descendant
    while scanner.peek != nil {
      guard let compound = try compound(&scanner) else { return nil }
      compounds.append((combinator, compound))
      combinator = .descendant
      scanner.skipSpace()
      if scanner.take(">") { combinator = .child } else if scanner.take("+") { combinator = .sibling }
      scanner.skipSpace()
    }
    if compounds.isEmpty { return nil }
  }

  /// Whether an element meets the conditions.
  /// - Parameter steps: the comparisons that may still be made; none are below 1.
  func matches(_ element: SVGElement, _ place: Place, _ steps: inout Int) -> Bool {
    matches(compounds.count - 1, element, place, &steps)
  }

  private func matches(_ index: Int, _ element: SVGElement, _ place: Place, _ steps: inout Int) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    let (combinator, compound) = compounds[index]
    guard compound.matches(element, isRoot: place.ancestors.isEmpty) else { return false }
    if index == 0 { return true }
    switch combinator {
    case .sibling:
      guard let sibling = place.sibling else { return false }
      return matches(index - 1, sibling, Place(ancestors: place.ancestors), &steps)
    case .child: return place.ancestors.indices.last.map { ancestor($0, index - 1, place, &steps) } ?? false
    case .descendant:
      for level in place.ancestors.indices.reversed() where ancestor(level, index - 1, place, &steps) { return true }
      return false
    }
  }

  private func ancestor(_ level: Int, _ index: Int, _ place: Place, _ steps: inout Int) -> Bool {
    matches(index, place.ancestors[level], Place(ancestors: Array(place.ancestors[..<level])), &steps)
  }

  /// Reads the conditions for one element; nil if none meets them.
  private mutating func compound(_ scanner: inout SVGScanner) throws(SVGProblem) -> Compound? {
    var compound = Compound()
    let start = scanner.offset
    if !scanner.take("*") {
      let name = scanner.identifier()
      if !name.isEmpty {
        compound.name = name
        specificity += 1
      }
    }
    while let byte = scanner.peek {
      switch byte {
      case UInt8(ascii: "."):
        scanner.offset += 1
        compound.attributes.append(("class", "~", scanner.identifier()))
        specificity += 1_000
      case UInt8(ascii: "#"):
        scanner.offset += 1
        compound.attributes.append(("id", "=", scanner.identifier()))
        specificity += 1_000_000
      case UInt8(ascii: "["):
        compound.attributes.append(try attribute(&scanner))
        specificity += 1_000
      case UInt8(ascii: ":"):
        scanner.offset += 1
        let name = scanner.identifier()
        specificity += 1_000
        switch name {
        case "first-child": compound.isFirst = true
        case "root": compound.isRoot = true
        case "hover", "active", "focus", "visited", "link", "target", "focus-visible", "focus-within": return nil
        default: throw Self.unsupported(scanner)
        }
      default:
        guard scanner.offset > start, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "+")].contains(byte)
        else { throw Self.unsupported(scanner) }
        return compound
      }
    }
    return scanner.offset > start ? compound : nil
  }

  private func attribute(_ scanner: inout SVGScanner) throws(SVGProblem) -> (name: String, kind: String, value: String)
  {
    _ = scanner.take("[")
    scanner.skipSpace()
    let name = scanner.identifier()
    scanner.skipSpace()
    if scanner.take("]") { return (name, "", "") }
    var kind = scanner.text { $0 == UInt8(ascii: "=") }
    guard scanner.take("="), ["", "~", "|", "^", "$", "*"].contains(kind) else { throw Self.unsupported(scanner) }
    if kind.isEmpty { kind = "=" }
    let value = scanner.text { $0 == UInt8(ascii: "]") }.trimmed
    guard scanner.take("]") else { throw Self.unsupported(scanner) }
    let quotes: [Character] = ["'", "\""]
    guard let first = value.first, quotes.contains(first), value.count > 1 else { return (name, kind, value) }
    return (name, kind, String(value.dropFirst().dropLast()))
  }

  private static func unsupported(_ scanner: SVGScanner) -> SVGProblem {
    let text = String(decoding: scanner.bytes.prefix(40), as: UTF8.self)
    return SVGProblem(
      id: "unsupported-svg", message: "the selector '\(text.trimmed)' is not supported in symbols",
      hint: "select by type, class, id or attribute")
  }
}

extension SVGScanner {
  /// Reads a name of CSS.
  fileprivate mutating func identifier() -> String {
    let start = offset
    while let byte = peek {
      let isPart =
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      guard isPart else { break }
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
