import Testing

/// A fault that an author or an attacker may put into a project, and what the program has to say about it.
struct BadInput: CustomTestStringConvertible, Sendable {
  /// What is wrong, for the reader of a failing test.
  var name: String
  /// Puts the fault into a project.
  var put: @Sendable (SampleProject) throws -> Void
  /// Parts of what standard error or standard output has to say: the place first.
  var says: [String]

  var testDescription: String { name }

  init(_ name: String, says: String..., put: @escaping @Sendable (SampleProject) throws -> Void) {
    self.name = name
    self.says = says
    self.put = put
  }

  /// A component file with these lines as its body, the first of them line 2.
  static func tile(_ name: String, _ body: String, says: String...) -> BadInput {
    var input = BadInput(name) { try $0.write("components/tile.yaml", "component: tile\n" + body + "\n") }
    input.says = says
    return input
  }

  /// A rectangle with one modifier, whose text begins at line 5, column 7.
  static func modifier(_ name: String, _ modifier: String, says: String...) -> BadInput {
    var input = tile(name, "body:\n  Rectangle: {}\n  modifiers:\n    - \(modifier)\nscenarios: {default: {}}")
    input.says = says
    return input
  }

  /// A file of tokens beside the rest, of these members.
  static func tokens(_ name: String, _ members: String, says: String...) -> BadInput {
    var input = BadInput(name) {
      try $0.write(
        "tokens/base.tokens.json",
        #"{"space": {"$type": "dimension", "small": {"$value": "8px"}},"# + "\n" + members + "}\n")
    }
    input.says = says
    return input
  }

  /// A replacement in the configuration.
  static func configuration(_ name: String, _ old: String, _ new: String, says: String...) -> BadInput {
    var input = BadInput(name) { try $0.replace(old, by: new, in: "dsrender.yaml") }
    input.says = says
    return input
  }
}
