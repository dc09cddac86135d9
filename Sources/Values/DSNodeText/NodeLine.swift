/// A line of nodes as text without its meaning: what two versions of a view are compared by.
package struct NodeLine: Hashable, Sendable {
  /// An argument of a line.
  package struct Argument: Hashable, Sendable {
    /// The label; nil for an argument without one.
    package var label: String?
    /// The value as the text writes it, such as `12` or `"Save"`.
    package var text: String

    /// An argument.
    package init(label: String? = nil, text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The first word: a view's name, a modifier's with a dot before it, or that of a part of a view.
  package var head: String
  /// What follows it.
  package var arguments: [Argument]
  /// The lines that are indented below it.
  package var children: [NodeLine]

  /// A line.
  package init(_ head: String, _ arguments: [Argument] = [], children: [NodeLine] = []) {
    self.head = head
    self.arguments = arguments
    self.children = children
  }

  /// The lines of a text that are not indented; places in files are left out. Throws `NodeTextError`.
  package static func lines(of text: String) throws -> [NodeLine] {
    try LineParser.lines(of: text).roots.map { NodeLine($0) }
  }

  /// Lines as text, to be read as nodes.
  package static func text(of lines: [NodeLine]) -> String {
    var text = ""
    for line in lines { line.write(to: &text, depth: 0) }
    return String(text.dropLast())
  }

  private init(_ line: Line) {
    head = line.head
    arguments = line.arguments.map { argument in
      var text = ""
      argument.expression.write(to: &text)
      return Argument(label: argument.label, text: text)
    }
    children = line.children.map { NodeLine($0) }
  }

  private func write(to text: inout String, depth: Int) {
    text += String(repeating: "  ", count: depth) + head
    for argument in arguments {
      text += " " + (argument.label.map { $0 + "=" } ?? "") + argument.text
    }
    text += "\n"
    for child in children { child.write(to: &text, depth: depth + 1) }
  }
}
