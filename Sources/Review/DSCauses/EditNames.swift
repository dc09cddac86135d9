import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSNodeText
import DSSyntax
import DSTokenFiles

/// What the differences below a place of a file are called.
struct EditNames {
  /// The kind of the file.
  let kind: Edit.Kind
  /// The words on the way from the file's root.
  private var way: [String]
  /// Where the last key is in the base and now; nil if it is not, and above all keys.
  private var keys: (base: SourceLocation?, now: SourceLocation?) = (nil, nil)
  /// The name of the component that the file describes, or the file's own.
  private let root: String
  /// Whether the groups at the root of a token file are sets of Tokens Studio, whose names are no part of token names.
  private let holdsSets: Bool

  /// Names for a file.
  init(_ kind: Edit.Kind, root: String, holdsSets: Bool = false) {
    (self.kind, self.root, self.holdsSets, way) = (kind, root, holdsSets, [])
  }

  /// Names for the nodes of a shot's view.
  init(shot: String) { (kind, root, holdsSets, way) = (.view, shot, false, []) }

  /// Whether a value is one thing, so that what differs in it is one edit: a token, or a font of the configuration.
  func isWhole(_ node: SyntaxNode) -> Bool {
    switch kind {
    case .token: node.isToken
    case .resolver: tokenWay != nil && node.isToken
    case .configuration: isFont && node["file"] != nil
    case .component, .symbol, .picture, .font, .view: false
    }
  }

  /// Names below a key.
  /// - Parameters:
  ///   - base: where the base has the key; nil if it has not.
  ///   - now: where it is now; nil if it is gone.
  func inside(_ key: String, base: SourceLocation?, now: SourceLocation?) -> EditNames {
    var names = self
    names.way.append(key)
    names.keys = (base, now)
    return names
  }

  /// An edit of what is here.
  func edit(_ id: Int, base: SyntaxNode?, now: SyntaxNode?, at location: SourceLocation?) -> Edit {
    if kind == .view {
      return Edit(
        id: id, kind: kind, subject: subject, before: base.map(\.nodeInShort), after: now.map(\.nodeInShort),
        reach: .view(of: root))
    }
    // Of a value with many parts, the part that differs is reported.
    let (inner, old, new) = narrowed(base, now)
    if kind == .configuration, isFont { return fontEdit(id, base: base, now: now, at: location) }
    return Edit(
      id: id, kind: kind, subject: subject + inner, before: old.map(\.inShort), after: new.map(\.inShort),
      basePlace: base.map { now == nil ? location ?? $0.location : $0.location },
      place: now.map { base == nil ? location ?? $0.location : $0.location }, reach: reach,
      keys: tokenWay == nil ? nil : keys)
  }

  private var reach: Edit.Reach {
    switch kind {
    case .token, .resolver: tokenWay.map { .token($0.joined(separator: ".")) } ?? .everything
    case .component:
      // Environment values hold for all components.
      way.first == "environment"
        ? .everything
        : way.first == "scenarios" && way.count > 1 ? .scenario(way[1], of: root) : .component(root)
    case .configuration, .symbol, .picture, .font, .view: .everything
    }
  }

  /// The names of the token or group of tokens here; nil if this is neither, or applies to a whole group or file.
  private var tokenWay: ArraySlice<String>? {
    let names: ArraySlice<String>
    switch kind {
    case .token where holdsSets:
      guard way.first?.hasPrefix("$") == false else { return nil }
      names = way.dropFirst()
    case .token: names = way[...]
    case .resolver where isInSet: names = way.dropFirst(3)
    case .resolver where isInContext: names = way.dropFirst(4)
    case .resolver, .component, .configuration, .symbol, .picture, .font, .view: return nil
    }
    return names.isEmpty || names.contains { $0.hasPrefix("$") && $0 != "$root" } ? nil : names
  }

  private var isInSet: Bool { way.first == "sets" && way.dropFirst(2).first == "sources" && way.count > 3 }

  private var isInContext: Bool {
    way.first == "modifiers" && way.dropFirst(2).first == "contexts" && way.count > 4
  }

  // MARK: Fonts

  /// Whether this is a font of the configuration, or a part of one.
  private var isFont: Bool { way.first == "systems" && way.dropFirst(2).first == "fonts" }

  /// The edit of a font: its file and its entry form one edit.
  private func fontEdit(_ id: Int, base: SyntaxNode?, now: SyntaxNode?, at location: SourceLocation?) -> Edit {
    func words(_ font: SyntaxNode?) -> String? {
      guard let font, let file = font["file"]?.string else { return font?.inShort }
      let others = (font.members ?? []).filter { !["file", "sha256", "family"].contains($0.key) }
      return ([splitPath(file).leaf] + others.map { "\($0.key): \($0.value.line)" }).joined(separator: ", ").cut
    }
    let family = (now ?? base)?["family"]?.string
    let (old, new) = (words(base), words(now))
    return Edit(
      id: id, kind: .font, subject: "the font \(family ?? subject)" + (old == new ? " has a different file" : ""),
      before: old == new ? nil : old, after: old == new ? nil : new,
      basePlace: base.map { now == nil ? location ?? $0.location : $0.location },
      place: now.map { base == nil ? location ?? $0.location : $0.location },
      fontFiles: [base, now].compactMap { $0?["file"]?.string })
  }

  /// The only part in which two values differ, with the way to it; the values themselves where they differ in several.
  private func narrowed(
    _ base: SyntaxNode?, _ now: SyntaxNode?, _ way: String = ""
  ) -> (way: String, base: SyntaxNode?, now: SyntaxNode?) {
    guard let base, let now, base.inShort.count > 24 || now.inShort.count > 24 else { return (way, base, now) }
    var differing: [(way: String, base: SyntaxNode, now: SyntaxNode)] = []
    switch (base.kind, now.kind) {
    case (.object(let old), .object(let new)) where old.map(\.key) == new.map(\.key):
      for (before, after) in zip(old, new) where !before.value.saysTheSame(as: after.value) {
        let key = before.key == "$value" ? "" : "." + before.key
        differing.append((way + key, before.value, after.value))
      }
    case (.array(let old), .array(let new)) where old.count == new.count:
      for (index, (before, after)) in zip(old, new).enumerated() where !before.saysTheSame(as: after) {
        differing.append((way + "[\(index)]", before, after))
      }
    default: break
    }
    guard differing.count == 1 else { return (way, base, now) }
    return narrowed(differing[0].base, differing[0].now, differing[0].way)
  }

  private var subject: String {
    switch kind {
    case .token where holdsSets && way.count > 1 && !way[0].hasPrefix("$"):
      way.dropFirst().joined(separator: ".") + " (set \(way[0]))"
    case .token: way.joined(separator: ".")
    case .resolver where isInSet:
      way.dropFirst(3).joined(separator: ".") + " (set \(way[1]))"
    case .resolver where isInContext:
      way.dropFirst(4).joined(separator: ".") + " (\(way[1]) \(way[3]))"
    case .view:
      // The view that it is in: the views around it differ from preview to preview.
      way[(way.lastIndex { $0.first?.isUppercase ?? false } ?? 0)...].filter {
        !Self.silent.contains($0) && $0 != "span" && Int($0) == nil
      }.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.joined(separator: " › ")
    case .component, .configuration, .resolver, .symbol, .picture, .font:
      ([root] + way.filter { !Self.silent.contains($0) }).joined(separator: " › ")
    }
  }

  /// Keys that structure a file and mean nothing to its reader.
  private static let silent: Set<String> = ["body", "content", "modifiers", "systems", "arguments"]
}

extension SyntaxNode {
  /// The value on one line, cut where it is long.
  var inShort: String { line.cut }

  /// An argument of a node, or a whole node without what is below it, on one line.
  fileprivate var nodeInShort: String {
    guard let line = nodeLine else {
      let text = self.line
      guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return inShort }
      return "“\(text.dropFirst().dropLast())”".cut
    }
    let head = line.head.hasPrefix(".") ? String(line.head.dropFirst()) : line.head
    let words = line.arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.text }
    return ([head] + words).joined(separator: " ").cut
  }

  fileprivate var line: String {
    switch kind {
    case .scalar(let text, let quoted):
      return quoted ? "“\(text.split(whereSeparator: \.isNewline).joined(separator: " "))”" : text
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      // A token is its value; a dimension and a colour are written as people write them.
      if let value = self["$value"] { return value.unquoted }
      if isToken, let value = self["value"], members.contains(where: { $0.key == "type" }) { return value.unquoted }
      if let number = self["value"]?.number, let unit = self["unit"]?.string, members.count == 2 {
        return "\(number.text(digits: 4)) \(unit)"
      }
      if let hex = self["hex"]?.string, self["colorSpace"] != nil, !isContradicted(hex) {
        let alpha = self["alpha"]?.number ?? 1
        return hex + (alpha == 1 ? "" : " at \((alpha * 100).text(digits: 1)) %")
      }
      if let space = self["colorSpace"]?.string, let components = self["components"]?.elements {
        let numbers = components.map { $0.number?.text(digits: 4) ?? $0.line }.joined(separator: " ")
        let alpha = self["alpha"]?.number ?? 1
        return "\(space)(\(numbers)\(alpha == 1 ? "" : " / \(alpha.text(digits: 3))"))"
      }
      return "{" + members.map { "\($0.key): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  private var unquoted: String { string ?? line }

  /// Whether the components, which are drawn, are a different colour than the `hex` beside them.
  private func isContradicted(_ hex: String) -> Bool {
    guard let space = (self["colorSpace"]?.string).flatMap(ColorSpace.init), let written = readColorText(hex),
      let components = self["components"]?.elements?.map({ $0.number ?? 0 }), components.count == 3
    else { return false }
    return written.contradicts(space.color(components, alpha: 1), of: space)
  }
}

extension String {
  fileprivate var cut: String { count > 60 ? prefix(59) + "…" : self }
}
