import DSNode

extension Text {
  /// What may be put on a piece of text.
  enum Style: Equatable {
    case modifiers([Modifier])
    case foreground(Color)
    case background(Color)
    case line(Line, Bool, LineStyle)
    case made(MadeStyle)
    /// A mark that a renderer of the text reads.
    case attribute(AttributeBox)

    /// Which line is drawn.
    enum Line: Equatable {
      case under, through
    }

    /// The modifiers of the line.
    @MainActor func modifiers(_ inputs: _ViewInputs) -> [Modifier] {
      switch self {
      case .modifiers(let modifiers): modifiers
      case .foreground(let color): [.foregroundStyle(color._paint(inputs).paint)]
      case .background(let color): [.textBackground(color._paint(inputs).paint)]
      case .line(.under, let isActive, let style): [.underline(isActive, style.node(inputs))]
      case .line(.through, let isActive, let style): [.strikethrough(isActive, style.node(inputs))]
      case .made(let style): style.make(inputs)
      case .attribute: []
      }
    }
  }

  /// A mark of an author's own.
  final class AttributeBox: Equatable {
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    static func == (a: AttributeBox, b: AttributeBox) -> Bool { a === b }
  }

  /// A style of which nothing but its effect is known.
  final class MadeStyle: Equatable {
    let make: @MainActor (_ViewInputs) -> [Modifier]

    init(_ make: @escaping @MainActor (_ViewInputs) -> [Modifier]) { self.make = make }

    static func == (a: MadeStyle, b: MadeStyle) -> Bool { a === b }
  }

  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public struct Pattern: Hashable, Sendable {
      let node: Modifier.LineStyle.Pattern

      /// A whole line.
      public static let solid = Pattern(node: .solid)
      /// Dots.
      public static let dot = Pattern(node: .dot)
      /// Dashes.
      public static let dash = Pattern(node: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(node: .dashDot)
      /// Dashes and two dots in turn.
      public static let dashDotDot = Pattern(node: .dashDotDot)
    }

    /// A whole line in the text's colour.
    public static let single = LineStyle()

    let pattern: Pattern
    let color: Color?

    /// A line; in the text's colour where none is given.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    @MainActor func node(_ inputs: _ViewInputs) -> Modifier.LineStyle {
      Modifier.LineStyle(pattern: pattern.node, paint: color.map { $0._paint(inputs).paint })
    }
  }

  /// The text with a style on all its pieces.
  func styled(_ style: Style) -> Text { Text(spans.map { Span($0.content, style: $0.style + [style]) }) }

  /// The text with modifiers of the line on all its pieces.
  func styled(_ modifiers: Modifier...) -> Text { styled(.modifiers(modifiers)) }
}
