import DSDiagnostics
import DSGeometry
import DSNodeText
import DSSyntax

/// What the differences below a place of a file are called.
struct EditNames {
  /// The kind of the file.
  let kind: Edit.Kind
  /// The words on the way from the file's root.
  private var way: [String]
  /// The name of the component that the file describes, or the file's own.
  private let root: String

  /// Names for a file.
  init(_ kind: Edit.Kind, root: String) { (self.kind, self.root, way) = (kind, root, []) }

  /// Names for the nodes of a shot's view.
  init(shot: String) { (kind, root, way) = (.view, shot, []) }

  /// Whether a value is a token, which is one thing.
  func isToken(_ node: SyntaxNode) -> Bool { node["$value"] != nil || node["$ref"] != nil && kind == .token }

  /// Names below a key.
  func inside(_ key: String) -> EditNames {
    var names = self
    names.way.append(key)
    return names
  }

  /// An edit of what stands here.
  func edit(_ id: Int, base: SyntaxNode?, now: SyntaxNode?, at location: SourceLocation?) -> Edit {
    if kind == .view {
      return Edit(
        id: id, kind: kind, subject: subject, before: base.map(\.nodeInShort), after: now.map(\.nodeInShort),
        shot: root)
    }
    // Of a value with many parts, what differs is said.
    let (inner, old, new) = narrowed(base, now)
    return Edit(
      id: id, kind: kind, subject: subject + inner, before: old.map(\.inShort), after: new.map(\.inShort),
      basePlace: base.map { now == nil ? location ?? $0.location : $0.location },
      place: now.map { base == nil ? location ?? $0.location : $0.location },
      token: kind == .token && !way.contains { $0.hasPrefix("$") } ? subject : nil)
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
    case .token: way.joined(separator: ".")
    case .resolver where way.first == "sets" && way.dropFirst(2).first == "sources" && way.count > 3:
      way.dropFirst(3).joined(separator: ".") + " (set \(way[1]))"
    case .resolver where way.first == "modifiers" && way.dropFirst(2).first == "contexts" && way.count > 4:
      way.dropFirst(4).joined(separator: ".") + " (\(way[1]) \(way[3]))"
    case .view:
      // The view that it is in: what that stands in differs from preview to preview.
      way[(way.lastIndex { $0.first?.isUppercase ?? false } ?? 0)...].filter {
        !Self.silent.contains($0) && $0 != "span" && Int($0) == nil
      }.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.joined(separator: " › ")
    case .component, .configuration, .resolver, .symbol, .picture, .font:
      ([root] + way.filter { !Self.silent.contains($0) }).joined(separator: " › ")
    }
  }

  /// Keys that structure a file and say nothing to its reader.
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

  private var line: String {
    switch kind {
    case .scalar(let text, let quoted):
      return quoted ? "“\(text.split(whereSeparator: \.isNewline).joined(separator: " "))”" : text
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      // A token is its value; a dimension and a colour are written as people say them.
      if let value = self["$value"] { return value.unquoted }
      if let number = self["value"]?.number, let unit = self["unit"]?.string, members.count == 2 {
        return "\(number.text(digits: 4)) \(unit)"
      }
      if let hex = self["hex"]?.string, self["colorSpace"] != nil {
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
}

extension String {
  fileprivate var cut: String { count > 60 ? prefix(59) + "…" : self }
}
