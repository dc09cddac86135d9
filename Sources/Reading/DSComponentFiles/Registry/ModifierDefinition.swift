import DSNode
import DSSyntax

/// One modifier of the vocabulary: its words, and how it becomes a modifier of a node.
package struct ModifierDefinition: Sendable {
  /// What a modifier belongs to, for the order of the reference and for where it is allowed.
  package enum Family: String, Hashable, Sendable, CaseIterable {
    case text, values, layout, drawing, accessibility
  }

  /// The name, SwiftUI's where SwiftUI has the modifier.
  package var name: String
  /// What it belongs to.
  package var family: Family
  /// What it does, in one line.
  package var documentation: String
  /// Its arguments.
  package var list: ArgumentList
  /// Whether a single piece of a text may have it.
  package var fitsSpans: Bool
  /// A file's line that uses it.
  package var example: String
  private(set) var decode: @Sendable (Arguments, ModifierPlace) -> [Modifier]
  /// How it changes a shape; nil for a modifier of views.
  private(set) var decodeShape: (@Sendable (Arguments, ShapeNode) -> ShapeNode)?

  /// A modifier; `decode` gives nil if an argument was wrong and reported.
  init(
    _ name: String, _ family: Family, _ documentation: String, _ list: ArgumentList = ArgumentList(),
    fitsSpans: Bool = false, example: String, decode: @escaping @Sendable (Arguments) -> Modifier?
  ) {
    self.name = name
    self.family = family
    self.documentation = documentation
    self.list = list
    self.fitsSpans = fitsSpans
    self.example = example
    self.decode = { arguments, _ in decode(arguments).map { [$0] } ?? [] }
  }

  /// A modifier that changes the outline of the shape that it is on.
  init(
    _ name: String, _ family: Family, _ documentation: String, _ list: ArgumentList, example: String,
    decodeShape: @escaping @Sendable (Arguments, ShapeNode) -> ShapeNode
  ) {
    self.init(name, family, documentation, list, example: example) { _ in nil }
    self.decodeShape = decodeShape
  }

  /// A modifier that stands for any number of others.
  init(
    _ name: String, _ family: Family, _ documentation: String, _ list: ArgumentList, fitsSpans: Bool, example: String,
    decodeAll: @escaping @Sendable (Arguments, ModifierPlace) -> [Modifier]
  ) {
    self.init(name, family, documentation, list, fitsSpans: fitsSpans, example: example) { _ in nil }
    decode = decodeAll
  }

  /// A modifier whose arguments are free names, each itself a modifier.
  init(
    _ name: String, _ family: Family, _ documentation: String, freeNames: ArgumentType, example: String,
    decodeMember: @escaping @Sendable (Arguments, String, Expression) -> Modifier?
  ) {
    self.init(name, family, documentation, ArgumentList(freeNames: freeNames), example: example) { _ in nil }
    decode = { arguments, _ in
      let members = arguments.node.members ?? []
      if members.isEmpty { arguments.error("missing-argument", "\(name) needs a name and a value") }
      return members.compactMap { member in
        decodeMember(arguments, member.key, Expression(member.value, in: arguments.scope))
      }
    }
  }
}
