import DSCascade
import DSGeometry
import DSJSON

/// Writes the tokens of a style as a file of DTCG 2025.10.
struct TokenWriter {
  /// The styles of all contexts, in which values are looked up.
  let styles: [Style]
  /// How tokens are written that cannot be written in the first way.
  let ways: [TokenPath: TokenWay]

  /// The tokens of some styles that are kept in a form that DTCG does not have, sorted.
  func kept(among written: [Style]) -> [TokenPath] {
    var found: Set<TokenPath> = []
    for style in written {
      for definition in style.writtenTokens where modern(definition) == nil { found.insert(definition.path) }
    }
    return found.sorted()
  }

  /// The file's text.
  func text(of style: Style) -> String {
    let root = TokenTree()
    for group in style.groups where !group.path.description.isEmpty { root.node(at: group.path).group = group }
    var order = 0
    for definition in style.writtenTokens {
      order += 1
      root.node(at: definition.path, order: order).token = definition
    }
    var json = JSONWriter(.indented)
    json.object { json in write(root, type: nil, &json) }
    return json.text + "\n"
  }

  private func write(_ node: TokenTree, type inherited: TokenType?, _ json: inout JSONWriter) {
    var type = inherited
    if let group = node.group {
      if let own = group.type {
        json.member("$type", own.rawValue)
        type = own
      }
      if let base = group.extends { json.member("$extends", "{\(base)}") }
      writeAbout(group.description, group.deprecation, group.extensions, &json)
    }
    for child in node.children.sorted(by: { $0.order < $1.order }) {
      json.key(child.name)
      if let token = child.token, child.children.isEmpty {
        json.object { json in write(token, type: type, &json) }
      } else {
        json.object { json in
          write(child, type: type, &json)
          // A file may make a token of what another makes a group; the cascade keeps both.
          if let token = child.token { write(token, type: type, &json) }
        }
      }
    }
  }

  private func write(_ token: TokenDefinition, type inherited: TokenType?, _ json: inout JSONWriter) {
    let written = modern(token)
    if let type = written?.type {
      if type != inherited { json.member("$type", type.rawValue) }
    } else if written == nil, !(losesType(token) && token.fault == nil),
      let type = token.reading.writtenType ?? token.type?.rawValue
    {
      json.member("$type", type)
    }
    let expression = written?.expression ?? token.expression
    if case .pointer(let pointer) = expression.kind {
      json.member("$ref", pointer.description)
    } else {
      json.key("$value")
      expression.data.write(to: &json)
    }
    var extensions = token.extensions
    if let written, written.isComputed { extensions.removeModifier() }
    writeAbout(token.description, token.deprecation, extensions, &json)
  }

  private func writeAbout(
    _ description: String?, _ deprecation: Deprecation?, _ extensions: [String: DataValue], _ json: inout JSONWriter
  ) {
    if let description { json.member("$description", description) }
    switch deprecation {
    case nil: break
    case .active:
      json.key("$deprecated")
      json.value(false)
    case .deprecated(nil):
      json.key("$deprecated")
      json.value(true)
    case .deprecated(let reason?): json.member("$deprecated", reason)
    }
    if !extensions.isEmpty {
      json.key("$extensions")
      DataValue.object(extensions).write(to: &json)
    }
  }

  /// Whether a token is a reference of a type that clashes with that of its target: DTCG refuses it, so the type goes.
  private func losesType(_ token: TokenDefinition) -> Bool {
    ways[token.path] == .kept && token.expression.refersToWholeToken
  }

  /// A token in the form of DTCG.
  struct Written {
    /// The type that it declares; nil for a reference, which has that of its target.
    var type: TokenType?
    var expression: TokenExpression
    /// Whether the value takes the place of a calculation or a modifier.
    var isComputed = false
  }

  /// A token in the form of DTCG; nil for one that DTCG cannot say.
  func modern(_ token: TokenDefinition) -> Written? {
    let way = ways[token.path] ?? .modern
    if token.fault != nil || way == .kept { return nil }
    let isWhole = token.expression.refersToWholeToken
    if isWhole, !token.isModified, way == .modern {
      // A type that differs from that of the target decides how the value is read.
      return Written(type: token.reading.writtenType == nil ? token.type : nil, expression: token.expression)
    }
    guard let value = value(of: token) else { return nil }
    switch value {
    case .string, .boolean, .opaque, .em: return nil
    case .color, .dimension, .number, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border,
      .transition, .shadow, .gradient, .typography:
      break
    }
    let isLiteral = token.references.isEmpty && !token.isModified
    if way == .modern, isLiteral, let color = writtenColor(token, value) {
      return Written(type: .color, expression: color)
    }
    guard let literal = DTCGLiteral.expression(of: value) else { return nil }
    if isLiteral { return Written(type: value.type, expression: literal) }
    // A composite keeps the references of its members.
    if way == .modern, !token.isModified, let merged = literal.keepingReferences(of: token.expression) {
      return Written(type: value.type, expression: merged)
    }
    return isConstant(token) ? Written(type: value.type, expression: literal, isComputed: true) : nil
  }

  /// The value of a token where this definition of it counts; nil if it has none.
  private func value(of token: TokenDefinition) -> TokenValue? {
    styles.lazy.filter { $0.definition(of: token.path) == token }.compactMap { try? $0.value(of: token.path) }.first
  }

  /// Whether the value is the same wherever this definition counts.
  private func isConstant(_ token: TokenDefinition) -> Bool {
    let values = styles.filter { $0.definition(of: token.path) == token }.map { try? $0.value(of: token.path) }
    return values.allSatisfy { $0 == values[0] }
  }

  /// A colour in the space that it is written in; nil for one that is written as sRGB in the words of CSS.
  private func writtenColor(_ token: TokenDefinition, _ value: TokenValue) -> TokenExpression? {
    if token.expression["colorSpace"] != nil, token.expression["components"] != nil { return token.expression }
    guard case .color(let color) = value,
      let written = styles.lazy.filter({ $0.definition(of: token.path) == token })
        .compactMap({ $0.writtenColor(of: token.path) }).first, written.text != nil
    else { return nil }
    var members: [String: TokenExpression] = [
      "colorSpace": .string(written.space.rawValue), "components": .list(written.components.map { .number($0) }),
    ]
    if !color.isOpaque { members["alpha"] = .number(color.alpha) }
    return .object(members)
  }
}

/// A group of a file with its members in order.
private final class TokenTree {
  let name: String
  private(set) var order: Int
  private(set) var children: [TokenTree] = []
  private var indices: [String: Int] = [:]
  var group: TokenGroup?
  var token: TokenDefinition?

  init(name: String = "", order: Int = Int.max) { (self.name, self.order) = (name, order) }

  /// The node of a path, which is made where there is none; its place is that of its first token.
  func node(at path: TokenPath, order: Int = Int.max) -> TokenTree {
    var node = self
    for segment in path.segments {
      if node.indices[segment] == nil {
        node.indices[segment] = node.children.count
        node.children.append(TokenTree(name: segment))
      }
      node = node.children[node.indices[segment] ?? 0]
      node.order = min(node.order, order)
    }
    return node
  }
}

extension [String: DataValue] {
  /// Takes away Tokens Studio's `modify`, whose result is written.
  fileprivate mutating func removeModifier() {
    guard case .object(var studio)? = self["studio.tokens"] else { return }
    studio["modify"] = nil
    self["studio.tokens"] = studio.isEmpty ? nil : .object(studio)
  }
}

/// Values in the form of DTCG 2025.10, without the members that it does not have.
private enum DTCGLiteral {
  static func expression(of value: TokenValue) -> TokenExpression? {
    switch value {
    case .shadow(let shadows) where shadows.isEmpty: nil
    case .typography(let typography):
      // DTCG has no slant, case or line along the text, and no height of the font's own.
      typography.isItalic || typography.textCase != nil || typography.textDecoration != nil
        || typography.lineHeight == nil || typography.fontFamily.isEmpty
        ? nil : .value(value)
    default: .value(value)
    }
  }
}

extension TokenExpression {
  /// The literal with those members that the written value takes from other tokens; nil where a text refers to others.
  fileprivate func keepingReferences(of written: TokenExpression) -> TokenExpression? {
    switch (kind, written.kind) {
    case (_, .alias), (_, .pointer): return written
    case (_, .composed): return nil
    case (.object(let members), .object(let writtenMembers)):
      var merged: [String: TokenExpression] = [:]
      for member in members {
        let own = writtenMembers.first { $0.key == member.key }?.value
        guard let own, !own.references.isEmpty else {
          merged[member.key] = member.value
          continue
        }
        guard let value = member.value.keepingReferences(of: own) else { return nil }
        merged[member.key] = value
      }
      // A reference under a name of another format would be lost.
      let lost = writtenMembers.contains { own in
        !own.value.references.isEmpty && !members.contains { $0.key == own.key }
      }
      return lost ? nil : .object(merged)
    case (.list(let elements), .list(let written)) where elements.count == written.count:
      var merged: [TokenExpression] = []
      for (element, own) in zip(elements, written) {
        if own.references.isEmpty {
          merged.append(element)
        } else if let value = element.keepingReferences(of: own) {
          merged.append(value)
        } else {
          return nil
        }
      }
      return .list(merged)
    // One shadow may be written without its list.
    case (.list(let elements), .object) where elements.count == 1:
      return elements[0].keepingReferences(of: written)
    default: return written.references.isEmpty ? self : nil
    }
  }
}
