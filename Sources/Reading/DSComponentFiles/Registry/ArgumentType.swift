/// What an argument may be given; decides the reader, the JSON Schema and the words of the reference.
package indirect enum ArgumentType: Hashable, Sendable {
  /// A text; it may contain parameters as `${name}`.
  case string
  /// A name in the program's own terms, read literally.
  case name
  /// `true` or `false`.
  case boolean
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// A number within bounds, without a unit.
  case number(ClosedRange<Double>)
  /// Points, or a token of type dimension or number.
  case length(LengthRule)
  /// Degrees, clockwise.
  case angle
  /// A share, 0…1.
  case fraction
  case color
  case paint
  case font
  case fontWeight
  case fontWidth
  case edges
  case alignment
  case horizontalAlignment
  case verticalAlignment
  case unitPoint
  /// One of several values.
  case choice([String])
  /// A view or a list of views.
  case views
  /// A list of modifiers.
  case modifiers
  case shape
  /// One radius, or one per corner.
  case cornerRadii
  /// Stops of a gradient, or a token of type gradient.
  case gradient
  /// A token of one of the listed DTCG types.
  case token([String])
  /// What `If` asks.
  case condition
  /// A list of something.
  case list(ArgumentType, atLeast: Int = 0)
  /// A mapping with named members of a type each.
  case mapping([Member])
  /// A mapping of free names to something.
  case dictionary(ArgumentType)
  /// Any value; what it may be depends on what it is for.
  case any
  /// A mapping with a named definition.
  case object(String)
  /// One of several types.
  case either([ArgumentType])

  /// Which numbers a length may be.
  package enum LengthRule: Hashable, Sendable {
    /// Any number.
    case any
    /// No negative number.
    case size
    /// No negative number, or `infinity`.
    case sizeOrInfinity
  }

  /// A member of a mapping.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var name: String
    /// What it may be given.
    package var type: ArgumentType
    /// What it is, in one line.
    package var documentation: String
    /// Whether it must be given.
    package var isRequired: Bool

    /// A member; optional by default.
    package init(_ name: String, _ type: ArgumentType, _ documentation: String, required: Bool = false) {
      self.isRequired = required
      self.name = name
      self.type = type
      self.documentation = documentation
    }
  }
}
