package import DSNode

/// The authors' functions that take part in the layout and drawing of a view, such as layouts, canvases and paths of
/// shapes; a text of nodes holds their numbers.
package struct NodeFunctions: Sendable {
  /// What each is, such as `Layout Flow`, in the order of the numbers; the same for two views whose functions can
  /// replace one another.
  package let titles: [String]
  let objects: [Int: any AnyObject & Sendable]

  /// No functions.
  package init() { (titles, objects) = ([], [:]) }

  /// The functions of a view, with the numbers of its text (`NodeTextDetail.exchange`).
  package init(of node: DSNode) {
    let writing = Writing(.exchange)
    let root = node.line(writing)
    objects = writing.objects
    var titles: [Int: String] = [:]
    var open = [root]
    while let line = open.popLast() {
      add(line.head, line.arguments, to: &titles)
      open += line.children
    }
    self.titles = titles.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Notes the functions among some arguments and in them.
private func add(_ head: String, _ arguments: [Argument], to titles: inout [Int: String]) {
  for argument in arguments {
    if argument.label == "function", case .record(let word, _) = argument.expression.body, let number = Int(word) {
      titles[number] = ([head] + [name(arguments)].compactMap(\.self)).joined(separator: " ")
    }
    add(argument.expression, to: &titles)
  }
}

private func add(_ expression: Expression, to titles: inout [Int: String]) {
  switch expression.body {
  case .record(let head, let arguments): add(head, arguments, to: &titles)
  case .list(let expressions): for expression in expressions { add(expression, to: &titles) }
  case .choice(_, let branches, let fallback):
    for branch in branches { add(branch.expression, to: &titles) }
    if let fallback { add(fallback, to: &titles) }
  case .text, .hex, .token, .environment: break
  }
}

/// The first argument without a label, where it is a name.
private func name(_ arguments: [Argument]) -> String? {
  switch arguments.first(where: { $0.label == nil })?.expression.body {
  case .record(let name, _)?, .text(let name)?: name
  case .list, .hex, .token, .environment, .choice, nil: nil
  }
}
