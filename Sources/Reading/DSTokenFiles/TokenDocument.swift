import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax

/// The groups and tokens of one source, read but not yet given types.
///
/// Types may come from groups of other sources, so values are checked when all sources are known. What can no longer
/// occur: names that DTCG forbids, tokens inside tokens, malformed references.
struct TokenDocument {
  /// One token.
  struct Entry {
    var path: TokenPath
    /// The type that the token itself declares.
    var type: TokenType?
    /// The type as it is written, where DTCG has no such type.
    var writtenType: String?
    /// Whether the token is written without `$`.
    var isUnprefixed = false
    var expression: TokenExpression
    /// The values for contexts of modes that lie in the token, in their order.
    var contexts: [ContextValue] = []
    var description: String?
    var deprecation: Deprecation?
    var extensions: [String: DataValue]
    var location: SourceLocation
    /// The first fault that was found in the token; nil if there is none.
    var fault: Diagnostic?
  }

  /// A token's value in a context of a mode, which lies in the token.
  struct ContextValue {
    var name: String
    var expression: TokenExpression
    var location: SourceLocation
    /// The first fault that was found in the value; nil if there is none.
    var fault: Diagnostic?
  }

  /// The name of the set that the source belongs to.
  var set: String
  /// The file, for messages.
  var file: String
  var groups: [TokenGroup] = []
  /// The types of groups as they are written, where DTCG has no such types.
  var writtenTypes: [TokenPath: String] = [:]
  var tokens: [Entry] = []
  /// What the file has that means nothing here, or that is written differently today.
  var notes = FileNotes()
  /// Extensions that change values and are not read.
  var unreadExtensions = UnreadExtensions()
}

/// What is known of all sources when their values are read.
struct TokenSurroundings {
  /// The groups of all sources.
  var groups: Style
  /// The names of all tokens.
  var names: Set<TokenPath>
  /// How values are to be understood where their texts leave a choice.
  var reading: TokenReading

  /// The surroundings of the tokens of some documents.
  init(_ documents: [TokenDocument], reading: TokenReading) {
    groups = Style(tokens: [], groups: documents.flatMap(\.groups))
    names = Set(documents.lazy.flatMap(\.tokens).map(\.path))
    self.reading = reading
  }

  /// The token that a reference means: Style Dictionary refers to `{a.b.value}` where it means `{a.b}`.
  func meant(_ path: TokenPath) -> TokenPath {
    guard path.lastName == "value" || path.lastName == "$value", !names.contains(path),
      let parent = path.ancestors.first, names.contains(parent)
    else { return path }
    return parent
  }
}

extension TokenSurroundings {
  /// The references in a text of early versions of Tokens Studio, which wrote `$a.b` for `{a.b}`; nil where none of the
  /// words is a token's name.
  func dollarReferences(in text: String) -> TokenExpression.Kind? {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "$")) else { return nil }
    var parts: [TokenExpression.TextPart] = []
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isStart = bytes[index] == UInt8(ascii: "$") && (index == 0 || !Self.isNameByte(bytes[index - 1]))
      var end = index + 1
      while isStart, end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
      let path = TokenPath(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      guard end > index + 1, names.contains(path) else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
      parts.append(.reference(path))
      index = end
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    if parts.count == 1, case .reference(let path) = parts[0] { return .alias(path) }
    let hasReference = parts.contains { if case .reference = $0 { true } else { false } }
    return hasReference ? .composed(parts) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension TokenDocument {
  /// The groups and tokens as a style: types found, every written value checked.
  ///
  /// The type is that of the token, else of a group in this source; what neither has is found when the token is looked
  /// up, in the groups of the sources that are chosen then, or by the value itself. A token whose whole value is a
  /// reference has its target's. Faults are warnings: a token with one has no value, so that what uses it fails.
  /// - Parameters:
  ///   - modes: the modes whose values in tokens are read; nil for none.
  ///   - shared: takes what was met, which the caller reports when all documents are finished.
  consuming func finished(
    _ surroundings: TokenSurroundings, modes: ModesInTokens? = nil, notes shared: inout FileNotes,
    diagnostics: inout DiagnosticBag
  ) -> Style {
    let own = Style(tokens: [], groups: groups)
    var definitions: [TokenDefinition] = []
    definitions.reserveCapacity(tokens.count)
    for entry in tokens {
      var expression = entry.expression
      for value in entry.contexts where modes?.have(value.name) != true {
        unreadExtensions.note(modes?.isFull == true ? .manyModes : .modes, at: value.location)
      }
      expression.replaceTexts { text, location in
        guard let kind = surroundings.dollarReferences(in: text) else { return nil }
        notes.add(
          "legacy-token-format", "a reference written with '$'", kind: "dollar", at: location ?? entry.location,
          hint: "write {a.b} for $a.b")
        return kind
      }
      expression.replaceReferences { path, location in
        let meant = surroundings.meant(path)
        if meant != path {
          notes.add(
            "legacy-token-format", "a reference to the member '\(path.lastName)' of a token", kind: "value-reference",
            at: location ?? entry.location, hint: "write {\(meant)}")
        }
        return meant
      }
      let isWhole = expression.refersToWholeToken
      let type = entry.type ?? (isWhole ? nil : own.groupType(of: entry.path, includingRoot: true))
      var reading = surroundings.reading
      reading.writtenType = entry.type == nil && type != nil ? writtenType(around: entry.path) : entry.writtenType
      // Elsewhere a token is the same with and without `$`.
      reading.isUnprefixed = entry.isUnprefixed && (isWhole && type != nil || type == .border || type == .typography)
      var fault = entry.fault
      if entry.type == nil, !isWhole {
        fault = fault ?? own.groupFault(around: entry.path) ?? surroundings.groups.groupFault(around: entry.path)
      }
      if let type, fault == nil {
        for problem in expression.literalProblems(as: type, of: entry.path, at: entry.location, reading: reading) {
          var problem = problem.diagnosticAtFault(in: file)
          problem.severity = .warning
          diagnostics.add(problem)
          fault = fault ?? problem
        }
      }
      definitions.append(
        TokenDefinition(
          entry.path, type: type, expression, description: entry.description, deprecation: entry.deprecation,
          extensions: entry.extensions, set: set, location: entry.location, fault: fault, reading: reading))
    }
    shared.add(notes)
    unreadExtensions.report(to: &diagnostics)
    return Style(tokens: definitions, groups: groups)
  }

  /// The document without its tokens and what was noted of them, in another set.
  func empty(set: String) -> TokenDocument {
    TokenDocument(set: set, file: file, groups: groups, writtenTypes: writtenTypes)
  }

  private func writtenType(around path: TokenPath) -> String? {
    guard !writtenTypes.isEmpty else { return nil }
    let typed = Set(groups.filter { $0.type != nil }.map(\.path))
    return path.ancestors.first { typed.contains($0) }.flatMap { writtenTypes[$0] }
  }
}

extension TokenExpression {
  /// Whether the whole value is that of another token, so that it has the other's type.
  var refersToWholeToken: Bool {
    switch kind {
    case .alias: true
    case .pointer(let pointer): pointer.wholeToken != nil
    case .null, .boolean, .number, .string, .list, .object, .composed: false
    }
  }

  /// Changes texts without references; nil leaves one as it is.
  mutating func replaceTexts(_ change: (String, SourceLocation?) -> Kind?) {
    switch kind {
    case .string(let text): if let other = change(text, location) { kind = other }
    case .list(var elements):
      for index in elements.indices { elements[index].replaceTexts(change) }
      kind = .list(elements)
    case .object(var members):
      for index in members.indices { members[index].value.replaceTexts(change) }
      kind = .object(members)
    case .null, .boolean, .number, .alias, .composed, .pointer: break
    }
  }

  /// Changes the tokens that the expression refers to.
  mutating func replaceReferences(_ change: (TokenPath, SourceLocation?) -> TokenPath) {
    switch kind {
    case .alias(let path): kind = .alias(change(path, location))
    case .composed(let parts):
      let place = location
      kind = .composed(
        parts.map { part in
          if case .reference(let path) = part { .reference(change(path, place)) } else { part }
        })
    case .list(var elements):
      for index in elements.indices { elements[index].replaceReferences(change) }
      kind = .list(elements)
    case .object(var members):
      for index in members.indices { members[index].value.replaceReferences(change) }
      kind = .object(members)
    case .null, .boolean, .number, .string, .pointer: break
    }
  }
}
