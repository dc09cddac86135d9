package import DSDiagnostics
import DSShots
package import DSSyntax

/// A component as its file describes it; the body is read again for every use.
package struct Component: Hashable, Sendable {
  /// The name, the second part of scenario ids.
  package var name: String
  /// What it is, in the author's words.
  package var description: String?
  /// What its users should do and avoid.
  package var guidelines: Guidelines
  /// What its users may set, in order.
  package var parameters: [Parameter]
  /// The holes that its users may fill.
  package var slots: [String]
  /// Environment values that it declares.
  package var environment: [EnvironmentDefinition]
  /// The views.
  package var body: SyntaxNode
  /// Lists of modifiers by name, which may only be put on this component.
  package var styles: [String: SyntaxNode]
  /// The scenarios, in order: a large system has a hundred thousand.
  package var scenarios: PackedMembers
  /// Where its name is written.
  package var location: SourceLocation

  /// Whether shots can be named after it.
  var hasValidName: Bool { ShotName.isValidComponent(name) }

  /// The name of its view: `text-input` is `TextInput`.
  package var viewName: String { Self.viewName(of: name) }

  /// The name of the view of a component: `text-input` is `TextInput`.
  package static func viewName(of name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// A value that the users of a component may set.
package struct Parameter: Hashable, Sendable {
  /// What a parameter may be given.
  package indirect enum Kind: Hashable, Sendable {
    case string, number, boolean
    /// The name of a symbol.
    case symbol
    /// The name of a picture.
    case asset
    /// One of several values.
    case choice([String])
    case list(Kind)
    /// A mapping with these fields; empty allows any.
    case mapping([Field])
    case color, dimension
    /// A token of a DTCG type that has no literal form here.
    case token(String)
  }

  /// A field of a mapping.
  package struct Field: Hashable, Sendable {
    /// The key.
    package var name: String
    /// What it may be given.
    package var type: Kind
    /// Whether it may be absent.
    package var isOptional: Bool
  }

  /// The name that `$name` refers to.
  package var name: String
  /// What it is, in the author's words.
  package var description: String?
  /// What it may be given.
  package var type: Kind
  /// The default value; nil if there is none.
  package var defaultValue: SyntaxNode?
  /// Whether it may be absent.
  package var isOptional: Bool
  /// Where it is declared.
  package var location: SourceLocation
}
