import DSDiagnostics
import DSNodeText
import DSSyntax

// Nodes as the trees that files are compared by: a line is a mapping of its first word to its arguments, by label or by
// number, and to the lists of modifiers and of other lines below it.

/// The place of anything without one: nodes carry no source location.
private let nowhere = SourceLocation(file: "")
private let modifiersKey = "modifiers"
private let contentKey = "content"

extension SyntaxNode {
  /// A list of lines.
  init(_ lines: [NodeLine]) { self.init(.array(lines.map { SyntaxNode($0) }), at: nowhere) }

  private init(_ line: NodeLine) {
    var members: [Member] = []
    func add(_ key: String, _ value: SyntaxNode) { members.append(Member(key: key, location: nowhere, value: value)) }
    for (index, argument) in line.arguments.enumerated() {
      add(argument.label ?? "\(index + 1)", SyntaxNode(.scalar(argument.text, quoted: false), at: nowhere))
    }
    // Empty lists too, so that what is new or gone is an element of one.
    let modifiers = line.children.prefix { $0.head.hasPrefix(".") }
    add(modifiersKey, SyntaxNode(Array(modifiers)))
    add(contentKey, SyntaxNode(Array(line.children.dropFirst(modifiers.count))))
    self.init(
      .object([Member(key: line.head, location: nowhere, value: SyntaxNode(.object(members), at: nowhere))]),
      at: nowhere)
  }

  /// The lines of a list.
  var nodeLines: [NodeLine] { (elements ?? []).compactMap(\.nodeLine) }

  /// The line of an element of such a list; nil for anything else.
  var nodeLine: NodeLine? {
    guard let members, members.count == 1, let inner = members[0].value.members else { return nil }
    var line = NodeLine(members[0].key)
    for member in inner {
      switch member.value.kind {
      case .scalar(let text, _):
        line.arguments.append(NodeLine.Argument(label: Int(member.key) == nil ? member.key : nil, text: text))
      case .array: line.children += member.value.nodeLines
      case .object: return nil
      }
    }
    return line
  }
}
