package import DSDiagnostics
package import DSGeometry

/// An argument that may be written out, taken from a token, or taken from the environment.
package indirect enum Value<Literal: Hashable & Sendable>: Hashable, Sendable {
  /// The value itself.
  case literal(Literal)
  /// The value of a token in the modes in force where the value is used.
  case token(TokenReference)
  /// The value that the environment holds where the value is used.
  case environment(EnvironmentReference)
  /// The case whose key equals the environment's value as text, else the fallback.
  case choose(EnvironmentReference, [Case], fallback: Value?)
  /// A length that grows with the size of type where it is used, as SwiftUI's `@ScaledMetric`; other values stay.
  case scaled(Value)

  /// One branch of a choice.
  package struct Case: Hashable, Sendable {
    /// The environment's value as text, such as `pressed` or `true`.
    package var key: String
    /// What it stands for.
    package var value: Value

    /// A branch.
    package init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }
}

/// A token requested at a place.
package struct TokenReference: Hashable, Sendable {
  /// The token's name; `${name}` in it stands for the environment's value of that name as text.
  package let path: TokenPath
  /// Whether the name may have such a part. It is asked for in every shot, and looked for once.
  package let mayHoldInsertion: Bool
  /// The place that requests it.
  package let location: SourceLocation

  /// A reference.
  package init(_ path: TokenPath, at location: SourceLocation) {
    self.path = path
    self.location = location
    mayHoldInsertion = path.description.utf8.contains(UInt8(ascii: "$"))
  }
}

/// A value of the environment requested at a place.
package struct EnvironmentReference: Hashable, Sendable {
  /// The value's name: a state, a custom value, a mode, or a built-in one such as `colorScheme`.
  package var name: String
  /// The place that requests it.
  package var location: SourceLocation

  /// A reference.
  package init(_ name: String, at location: SourceLocation) {
    self.name = name
    self.location = location
  }
}

/// A value that the environment can hold by name.
package enum EnvironmentValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case color(Color)
  /// The token's value is taken where the environment value is read, in the modes in force there.
  case token(TokenReference)

  /// The value as conditions compare it; nil for colours and tokens.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.text(digits: 6)
    case .boolean(let flag): flag ? "true" : "false"
    case .color, .token: nil
    }
  }
}
