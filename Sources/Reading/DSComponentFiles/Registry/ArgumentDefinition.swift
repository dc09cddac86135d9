/// One argument of a view or modifier.
package struct ArgumentDefinition: Hashable, Sendable {
  /// The key in a mapping; SwiftUI's label where it has one.
  package var name: String
  /// What it may be given.
  package var type: ArgumentType
  /// What it is, in one line.
  package var documentation: String
  /// Whether it must be given.
  package var isRequired: Bool
  /// What is taken where it is not given, as an author would write it; nil if nothing is.
  package var defaultText: String?
  /// Whether an optional parameter that was not given is a value here, and not as good as no argument.
  package var takesAbsent: Bool

  /// An argument; optional and without a default by default.
  package init(
    _ name: String, _ type: ArgumentType, _ documentation: String, required: Bool = false, default: String? = nil,
    takesAbsent: Bool = false
  ) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.isRequired = required
    self.defaultText = `default`
    self.takesAbsent = takesAbsent
  }
}

/// How the value behind a view's or modifier's name is taken apart.
package struct ArgumentList: Hashable, Sendable {
  /// The arguments; a list gives them by position.
  package var arguments: [ArgumentDefinition]
  /// The arguments that a scalar, or a mapping without arguments' names, may stand for; the first whose type fits.
  package var shorthand: [String]
  /// Whether a list is the first shorthand argument as a whole instead of arguments by position.
  package var takesList: Bool
  /// What the values of free names are; nil if only arguments' names may be keys.
  package var freeNames: ArgumentType?
  /// What holds between arguments.
  package var rules: [ArgumentRule]

  /// Arguments; a scalar is the first by default.
  package init(
    _ arguments: [ArgumentDefinition] = [], shorthand: [String]? = nil, takesList: Bool = false,
    freeNames: ArgumentType? = nil, rules: [ArgumentRule] = []
  ) {
    self.arguments = arguments
    self.shorthand = shorthand ?? arguments.first.map { [$0.name] } ?? []
    self.takesList = takesList
    self.freeNames = freeNames
    self.rules = rules
  }

  /// The argument of a name.
  package subscript(name: String) -> ArgumentDefinition? { arguments.first { $0.name == name } }
}
