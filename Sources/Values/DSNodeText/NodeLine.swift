package import DSNode

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
  /// What stands behind it.
  package var arguments: [Argument]
  /// The lines that stand deeper below it.
  package var children: [NodeLine]

  /// A line.
  package init(_ head: String, _ arguments: [Argument] = [], children: [NodeLine] = []) {
    self.head = head
    self.arguments = arguments
    self.children = children
  }

  /// The lines of a text that stand farthest left; places in files are left out. Throws `NodeTextError`.
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
      argument.term.write(to: &text)
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

extension DSNode {
  /// The names of the authors' functions that take part in the view's layout and drawing, such as layouts, canvases and
  /// paths of shapes, sorted; a text holds nothing of them but these names.
  package var functionNames: [String] {
    let writing = Writing(.exchange)
    var open = [line(writing)]
    var names: Set<String> = []
    while let line = open.popLast() {
      // A value for a layout does nothing by itself.
      if line.head != ".layoutValue" {
        names.formUnion(functionName(line.head, line.arguments).map { [$0] } ?? [])
        for argument in line.arguments { argument.term.addFunctionNames(to: &names) }
      }
      open += line.children
    }
    return names.sorted()
  }
}

/// The name of what has a function among its arguments; nil where it has none.
private func functionName(_ head: String, _ arguments: [Argument]) -> String? {
  guard arguments.contains(where: { $0.label == "function" }) else { return nil }
  switch arguments.first(where: { $0.label == nil })?.term.body {
  case .record(let name, _)?, .text(let name)?: return name
  case .list, .hex, .token, .environment, .choice, nil: return head
  }
}

extension Term {
  fileprivate func addFunctionNames(to names: inout Set<String>) {
    switch body {
    case .record(let head, let arguments):
      names.formUnion(functionName(head, arguments).map { [$0] } ?? [])
      for argument in arguments { argument.term.addFunctionNames(to: &names) }
    case .list(let terms): for term in terms { term.addFunctionNames(to: &names) }
    case .choice(_, let branches, let fallback):
      for branch in branches { branch.term.addFunctionNames(to: &names) }
      fallback?.addFunctionNames(to: &names)
    case .text, .hex, .token, .environment: break
    }
  }
}
