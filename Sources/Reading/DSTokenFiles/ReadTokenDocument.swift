import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax

/// Reads the tree of a DTCG source; values keep their written form.
///
/// A fault of a token, or of a group but the file's root, is a warning, and kept with the token or group: its uses
/// fail, and no earlier source replaces it.
func readTokenDocument(_ node: SyntaxNode, set: String, diagnostics: inout DiagnosticBag) -> TokenDocument {
  var reader = TokenTreeReader(document: TokenDocument(set: set, file: node.location.file), diagnostics: diagnostics)
  if node.members == nil {
    reader.diagnostics.error(
      "wrong-type", "a token file is \(node.kindName), expected a mapping of groups and tokens", at: node.location)
  } else {
    reader.group(node, path: TokenPath(""), location: node.location)
  }
  diagnostics = reader.diagnostics
  reader.document.makeGroups()
  return reader.document
}

extension TokenDocument {
  /// Makes groups of the tokens whose `$ref` leads to a group of this source: it means `$extends` then.
  fileprivate mutating func makeGroups() {
    guard tokens.contains(where: { if case .pointer = $0.expression.kind { true } else { false } }) else { return }
    let names = Set(tokens.map(\.path))
    let known = Set(groups.map(\.path))
    for entry in tokens {
      guard case .pointer(let pointer) = entry.expression.kind, entry.type == nil, let target = pointer.wholeToken,
        !names.contains(target), known.contains(target)
      else { continue }
      groups.append(
        TokenGroup(
          entry.path, type: nil, extends: target, description: entry.description, deprecation: entry.deprecation,
          extensions: entry.extensions, location: entry.location, fault: entry.fault))
    }
    let made = Set(groups.lazy.filter { $0.extends != nil }.map(\.path))
    tokens.removeAll { made.contains($0.path) && !known.contains($0.path) }
  }
}

/// Walks groups and tokens.
private struct TokenTreeReader {
  var document: TokenDocument
  var diagnostics: DiagnosticBag

  /// Reads a group and everything in it.
  mutating func group(_ node: SyntaxNode, path: TokenPath, location: SourceLocation) {
    var type: TokenType?
    var extends: TokenPath?
    var about = About()
    let outer = beginCollecting()
    var isToken = false
    let isRoot = path.description.isEmpty
    for member in members(of: node) {
      let value = member.value
      switch member.key {
      case "$type": type = self.type(value, ofGroup: path)
      case "$extends", "$ref": extends = extended(value, member.key)
      case "$description" where !member.value.isText:
        // It changes no value, so the tokens of the group stay usable.
        document.notes.add(
          "wrong-type", "\"$description\" is \(value.shown), expected a text: it is left out", kind: "description",
          at: value.location, hint: "write the description in quotes")
      case "$description", "$deprecated", "$extensions": read(member, into: &about)
      case "$root":
        if value["$value"] == nil, value["$ref"] == nil {
          unreadable(
            Diagnostic(
              "root-not-token", "'$root' is the token of its group, but it has no \"$value\"", at: member.location),
            path: path.child("$root"))
        } else {
          child(value, path: path.child("$root"), location: member.location)
        }
      case "$schema" where isRoot, "$version" where isRoot, "$name" where isRoot, "$id" where isRoot,
        "$metadata" where isRoot, "$themes" where isRoot:
        break
      case "type" where value.isScalar:
        type = self.type(value, ofGroup: path)
        document.notes.addUnprefixed(at: member.location)
      case "description" where value.isScalar, "comment" where value.isScalar:
        about.description = value.string
        document.notes.addUnprefixed(at: member.location)
      default:
        if member.key.utf8.first == UInt8(ascii: "$") {
          let known = ["$type", "$extends", "$description", "$deprecated", "$extensions", "$root"]
          // Perhaps a token whose value is misspelt.
          if !isRoot, didYouMean(member.key, among: ["$value"]) != nil {
            unknown(member, of: "a group", known: known)
            isToken = true
          } else {
            document.notes.add(ignored: member.key, of: "a group", known: known, at: member.location)
          }
        } else if value.members == nil {
          document.notes.add(
            "wrong-type", "'\(path.child(member.key))' is \(value.shown), expected a token or a group: it is left out",
            kind: "member", at: value.location, hint: "write {\"$type\": …, \"$value\": …}")
        } else if isName(member, in: path) {
          child(value, path: path.child(member.key), location: member.location)
        }
      }
    }
    for value in about.contexts { document.unreadExtensions.note(.modes, at: value.location) }
    let fault = isRoot ? endCollecting(outer, as: .error) : endCollecting(outer, as: .warning)
    document.groups.append(
      TokenGroup(
        path, type: type, extends: extends, description: about.description, deprecation: about.deprecation,
        extensions: about.extensions, location: location, fault: isRoot ? nil : fault))
    if isToken, let fault { appendFaulty(path, fault) }
  }

  /// The members of a mapping, those counted that replaced one of the same key.
  private mutating func members(of node: SyntaxNode) -> [SyntaxNode.Member] {
    let members = node.members ?? []
    for member in members where member.replaces != nil {
      document.notes.add(repeated: member.key, at: member.location)
    }
    return members
  }

  /// Reads a token or a group by what it holds.
  private mutating func child(_ node: SyntaxNode, path: TokenPath, location: SourceLocation) {
    if node.isPrefixedToken {
      token(node, path: path, location: location)
    } else if node.isLegacyToken {
      document.notes.addUnprefixed(at: location)
      legacyToken(node, path: path, location: location)
    } else {
      group(node, path: path, location: location)
    }
  }

  private mutating func token(_ node: SyntaxNode, path: TokenPath, location: SourceLocation) {
    var type: (type: TokenType, writtenType: String?)?
    var about = About()
    var expression: TokenExpression?
    let outer = beginCollecting()
    var hasChildren = false
    for member in members(of: node) {
      switch member.key {
      case "$type": type = self.type(member.value) ?? type
      case "type" where member.value.isScalar: type = self.type(member.value) ?? type
      case "$value":
        if expression != nil { twoValues(path, at: member.location) }
        expression = self.expression(member.value)
      case "$ref":
        if expression != nil { twoValues(path, at: member.location) }
        expression = pointer(member.value, at: member.value.location)
      case "$description", "$deprecated", "$extensions": read(member, into: &about)
      case "unit" where member.value.isScalar: break
      default:
        if member.value.holdsTokens {
          hasChildren = true
          diagnostics.error(
            "token-with-children", "token '\(path)' cannot hold '\(member.key)': a token holds no others",
            at: member.location, hint: "make '\(path)' a group and move its value to \"$root\"")
        } else {
          let known = ["$value", "$type", "$ref", "$description", "$deprecated", "$extensions"]
          document.notes.add(ignored: member.key, of: "a token", known: known, at: member.location)
        }
      }
    }
    let fault = endCollecting(outer, as: .warning)
    append(path, type, expression, about, node, location, fault)
    if hasChildren, let fault { appendFaultyGroup(path, fault) }
  }

  /// Reads a token without `$`, as tools wrote it before DTCG was stable.
  private mutating func legacyToken(_ node: SyntaxNode, path: TokenPath, location: SourceLocation) {
    var type: (type: TokenType, writtenType: String?)?
    var about = About()
    var expression: TokenExpression?
    let outer = beginCollecting()
    for member in members(of: node) {
      switch member.key {
      case "value": expression = self.expression(member.value)
      case "type", "$type": type = self.type(member.value) ?? type
      case "description", "comment", "$description": about.description = member.value.string
      case "deprecated", "$deprecated":
        about.deprecation = member.value.data.flatMap(Deprecation.init)
      case "extensions", "$extensions":
        if case .object(let kept)? = member.value.data { about.extensions = kept }
        readModes(member.value, into: &about)
      case "darkValue": readContext("dark", member.value, at: member.location, into: &about)
      case "sets" where node["value"] == nil:
        for set in member.value.members ?? [] {
          readContext(set.key, set.value["value"] ?? set.value, at: set.location, into: &about)
          expression = expression ?? about.contexts.last?.expression
        }
      case "unit" where member.value.isScalar: break
      default:
        document.notes.add(ignored: member.key, of: "a token", known: [], at: member.location)
      }
    }
    let fault = endCollecting(outer, as: .warning)
    append(path, type, expression, about, node, location, fault, isUnprefixed: true)
  }

  private mutating func append(
    _ path: TokenPath, _ type: (type: TokenType, writtenType: String?)?, _ expression: TokenExpression?, _ about: About,
    _ node: SyntaxNode, _ location: SourceLocation, _ fault: Diagnostic?, isUnprefixed: Bool = false
  ) {
    let unit = node["unit"]
    document.tokens.append(
      TokenDocument.Entry(
        path: path, type: type?.type, writtenType: type?.writtenType, isUnprefixed: isUnprefixed,
        expression: expression?.with(unit: unit) ?? TokenExpression(.null, at: location),
        contexts: about.contexts.map { value in
          var value = value
          value.expression = value.expression.with(unit: unit)
          return value
        },
        description: about.description, deprecation: about.deprecation, extensions: about.extensions,
        location: location, fault: fault))
  }

  /// Begins to collect the problems of one token or group separately: one that was found before, in another set with
  /// the same file, counts again. Returns those found so far.
  private mutating func beginCollecting() -> DiagnosticBag {
    var outer = DiagnosticBag()
    swap(&outer, &diagnostics)
    return outer
  }

  /// Goes on with the problems found before, those collected since added; errors as `severity`.
  /// - Returns: the first error that was collected; nil for none. Those of members are warnings, and their own.
  private mutating func endCollecting(_ outer: DiagnosticBag, as severity: Diagnostic.Severity) -> Diagnostic? {
    var own = outer
    swap(&own, &diagnostics)
    var first: Diagnostic?
    for var problem in own.diagnostics {
      if problem.severity == .error {
        first = first ?? problem
        problem.severity = severity
      }
      diagnostics.add(problem)
    }
    return first
  }

  /// Records a token or group that cannot be read as either, so that nothing else is taken for it.
  private mutating func unreadable(_ problem: Diagnostic, path: TokenPath) {
    var warning = problem
    warning.severity = .warning
    diagnostics.add(warning)
    // A name without letters is that of the file's root, which nothing refers to.
    guard !path.description.isEmpty else { return }
    appendFaulty(path, problem)
    appendFaultyGroup(path, problem)
  }

  private mutating func appendFaulty(_ path: TokenPath, _ fault: Diagnostic) {
    document.tokens.append(
      TokenDocument.Entry(
        path: path, expression: TokenExpression(.null, at: fault.location), extensions: [:], location: fault.location,
        fault: fault))
  }

  private mutating func appendFaultyGroup(_ path: TokenPath, _ fault: Diagnostic) {
    document.groups.append(
      TokenGroup(
        path, type: nil, extends: nil, description: nil, deprecation: nil, extensions: [:], location: fault.location,
        fault: fault))
  }

  /// The properties that tokens and groups share.
  private struct About {
    var description: String?
    var deprecation: Deprecation?
    var extensions: [String: DataValue] = [:]
    /// Values for contexts of modes.
    var contexts: [TokenDocument.ContextValue] = []
  }

  private mutating func read(_ member: SyntaxNode.Member, into about: inout About) {
    switch member.key {
    case "$description":
      about.description = member.value.isText ? member.value.string : nil
      if about.description == nil {
        let _: Never? = member.value.mismatch("\"$description\"", "a text", &diagnostics)
      }
    case "$deprecated":
      about.deprecation = member.value.data.flatMap(Deprecation.init)
      if about.deprecation == nil {
        let _: Never? = member.value.mismatch("\"$deprecated\"", "true, false or a reason", &diagnostics)
      }
    default:
      guard case .object(let kept)? = member.value.data else {
        let _: Never? = member.value.mismatch("\"$extensions\"", "a mapping", &diagnostics)
        return
      }
      about.extensions = kept
      readModes(member.value, into: &about)
    }
  }

  /// Reads the values for modes in `$extensions`; `.` is the token's own, as Terrazzo has it.
  private mutating func readModes(_ extensions: SyntaxNode, into about: inout About) {
    document.unreadExtensions.note(extensions)
    for modes in extensions.members ?? [] where modes.isOfModes {
      for context in modes.value.members ?? [] where context.key != "." {
        // A mode of its name, with contexts below it, is no value.
        if context.value.members?.contains(where: { ["light", "dark"].contains($0.key.lowercased()) }) == true {
          document.unreadExtensions.note(.modes, at: context.location)
          continue
        }
        readContext(context.key, context.value["$value"] ?? context.value, at: context.location, into: &about)
      }
    }
  }

  /// Reads a value for a context; the last one of a name counts.
  private mutating func readContext(
    _ name: String, _ node: SyntaxNode, at location: SourceLocation, into about: inout About
  ) {
    if node.isNull { return }
    let outer = beginCollecting()
    let value = expression(node)
    let fault = endCollecting(outer, as: .warning)
    if let known = about.contexts.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
      document.notes.add(repeated: name, at: location)
      about.contexts.remove(at: known)
    }
    about.contexts.append(TokenDocument.ContextValue(name: name, expression: value, location: location, fault: fault))
  }

  private mutating func type(_ node: SyntaxNode) -> (type: TokenType, writtenType: String?)? {
    guard let name = node.readString("\"$type\"", &diagnostics) else { return nil }
    // Style Dictionary's transforms leave a type open in this way.
    if name.isEmpty { return nil }
    let written = TokenType.written(name)
    let names = TokenType.allCases.map(\.rawValue)
    if written.type == .opaque, let near = didYouMean(name, among: names) {
      diagnostics.error("unknown-token-type", "there is no token type '\(name)'", at: node.location, hint: near)
      return nil
    }
    if written.writtenType != nil || written.type == .string || written.type == .boolean {
      document.notes.add(type: name, readAs: written.type, at: node.location)
    }
    return written
  }

  private mutating func type(_ node: SyntaxNode, ofGroup path: TokenPath) -> TokenType? {
    guard let written = type(node) else { return nil }
    document.writtenTypes[path] = written.writtenType
    return written.type
  }

  /// The group of `$extends`: `{group}`, `#/group` or `{"$ref": "#/group"}`; `$ref` of a group means the same.
  private mutating func extended(_ node: SyntaxNode, _ key: String) -> TokenPath? {
    let text = node["$ref"]?.string ?? node.string ?? ""
    if let path = TokenPath(alias: text) { return path }
    if let pointer = TokenPointer(text) { return TokenPath(segments: pointer.steps) }
    diagnostics.error(
      "bad-extends", "\"\(key)\" is \(node.shown), expected a group such as \"{color.base}\" or \"#/color/base\"",
      at: node.location)
    return nil
  }

  private mutating func twoValues(_ path: TokenPath, at location: SourceLocation) {
    diagnostics.error("value-and-reference", "token '\(path)' has both \"$value\" and \"$ref\"", at: location)
  }

  private mutating func unknown(_ member: SyntaxNode.Member, of what: String, known: [String]) {
    diagnostics.error(
      "unknown-key", "\(what) has no '\(member.key)'", at: member.location,
      hint: didYouMean(member.key, among: known) ?? "names of tokens and groups do not begin with '$'")
  }

  /// Whether a member's key may name a token or group; one that may not stands for what was meant, and has a fault.
  private mutating func isName(_ member: SyntaxNode.Member, in path: TokenPath) -> Bool {
    if member.key.isEmpty || member.key.utf8.contains(where: { "{}.".utf8.contains($0) }) {
      unreadable(
        Diagnostic(
          "bad-token-name", "'\(member.key)' is not a name of a token or group", at: member.location,
          hint: "names are not empty and hold no '.', '{' or '}'"), path: path.child(member.key))
      return false
    }
    return true
  }
}

extension TokenTreeReader {
  /// A value as written, its references recognised.
  fileprivate mutating func expression(_ node: SyntaxNode) -> TokenExpression {
    switch node.kind {
    case .array(let elements):
      var list: [TokenExpression] = []
      for element in elements { list.append(expression(element)) }
      return TokenExpression(.list(list), at: node.location)
    case .object(let members):
      if let reference = members.first(where: { $0.key == "$ref" }) {
        if members.count > 1 {
          diagnostics.error(
            "reference-with-siblings", "\"$ref\" must be the only member of its object", at: reference.location,
            hint: "remove the other members, or write the value out")
        }
        return pointer(reference.value, at: node.location) ?? TokenExpression(.null, at: node.location)
      }
      var object: [String: TokenExpression] = [:]
      for member in members { object[member.key] = expression(member.value) }
      return TokenExpression(TokenExpression.object(object).kind, at: node.location)
    case .scalar(let text, _):
      if node.isNull { return TokenExpression(.null, at: node.location) }
      if let number = node.number { return TokenExpression(.number(number), at: node.location) }
      if let boolean = node.boolean { return TokenExpression(.boolean(boolean), at: node.location) }
      if let kind = TokenExpression.Kind(text: text) { return TokenExpression(kind, at: node.location) }
      diagnostics.error(
        "bad-alias", "'\(text)' has braces that hold no token's name", at: node.location,
        hint: "write a reference as \"{color.brand}\"")
      return TokenExpression(.string(text), at: node.location)
    }
  }

  /// A JSON pointer of `$ref`; nil, with a problem recorded, for other texts.
  fileprivate mutating func pointer(_ node: SyntaxNode, at location: SourceLocation) -> TokenExpression? {
    if let pointer = TokenPointer(node.string ?? "") { return TokenExpression(.pointer(pointer), at: location) }
    diagnostics.error(
      "bad-token-pointer", "\"$ref\" is \(node.shown), expected a JSON pointer such as \"#/color/brand/$value\"",
      at: node.location, hint: pointerHint(node.string ?? ""))
    return nil
  }
}

extension TokenExpression {
  /// A bare number, or a text of one, with the unit beside the value.
  fileprivate func with(unit node: SyntaxNode?) -> TokenExpression {
    guard let unit = node?.string, !unit.isEmpty else { return self }
    switch kind {
    case .number: break
    case .string(let text) where Double(text) != nil: break
    case .null, .boolean, .string, .list, .object, .alias, .composed, .pointer: return self
    }
    return TokenExpression(TokenExpression.object(["value": self, "unit": .string(unit)]).kind, at: location)
  }
}

extension TokenPath {
  /// The path of a member.
  fileprivate func child(_ name: String) -> TokenPath {
    description.isEmpty ? TokenPath(name) : TokenPath(description + "." + name)
  }
}
