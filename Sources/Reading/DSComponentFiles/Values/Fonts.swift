import DSDiagnostics
import DSNode
import DSSyntax

extension Decoding {
  /// A token, a text style by name, or `{family, size, weight, width}`.
  func font(_ expression: Expression, _ what: String) -> Modifier.FontNode? {
    switch operand(expression) {
    case .literal(let found): return literalFont(found, what)
    case .absent, .unknown: return nil
    case .token(let reference): return .token(reference)
    case .environment:
      bag.error(
        "wrong-type", "\(what) cannot be taken from the environment", at: expression.node.location,
        hint: "choose between fonts with 'switch'")
      return nil
    case .choose(let reference, let cases, let fallback):
      let read = cases.map { ($0.key, font($0.value, what)) }
      return .choose(
        reference, read.compactMap { key, font in font.map { Modifier.FontCase(key: key, font: $0) } },
        fallback: fallback.flatMap { font($0, what) })
    }
  }

  private func literalFont(_ expression: Expression, _ what: String) -> Modifier.FontNode? {
    let node = expression.node
    guard let members = node.members else {
      if node.number != nil {
        bag.error(
          "wrong-type", "\(what) is \(node.shown), expected a font", at: node.location,
          hint: "write {size: \(node.shown)}")
        return nil
      }
      return node.readChoice(what, among: FontNames.styles, &bag).map { .textStyle($0, weight: nil) }
    }
    let known = ["style", "family", "size", "weight", "width"]
    for member in members where !known.contains(member.key) {
      bag.error(
        "unknown-key", "\(what) has no '\(member.key)'", at: member.location,
        hint: didYouMean(member.key, among: known) ?? "known keys: " + known.joined(separator: ", "))
    }
    func member<Literal>(_ key: String, _ read: (Expression, String) -> Literal?) -> Value<Literal>? {
      node[key].flatMap { value(expression.with($0), "'\(key)' of \(what)", read) }
    }
    let weight = member("weight") { fontWeight($0, $1) }
    let width = node["width"].flatMap { constant(expression.with($0), "'width' of \(what)") { fontWidth($0, $1) } }
    func widened(_ font: Modifier.FontNode) -> Modifier.FontNode {
      width.map { .traits(Modifier.FontTraits(width: $0), font) } ?? font
    }
    if let style = node["style"] {
      let name = constant(expression.with(style), "'style' of \(what)") {
        $0.node.readChoice($1, among: FontNames.styles, &bag)
      }
      return name.map { widened(.textStyle($0, weight: weight)) }
    }
    return widened(
      .parts(
        family: member("family") { families($0, $1) }, size: member("size") { number($0, $1, 0.1...Limits.fontSize) },
        weight: weight))
  }

  private func families(_ expression: Expression, _ what: String) -> [String]? {
    guard let elements = expression.node.elements else { return text(expression, what).map { [$0] } }
    let names = elements.compactMap { element in constant(expression.with(element), what) { text($0, $1) } }
    if elements.isEmpty { bag.error("out-of-range", "\(what) is empty", at: expression.node.location) }
    return names.count == elements.count && !names.isEmpty ? names : nil
  }
}
