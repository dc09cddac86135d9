import DSNode
public import Foundation

/// Letters, drawn in one or more lines.
nonisolated public struct Text: PrimitiveView, Equatable {
  /// Where a cut text has its ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var node: Modifier.TruncationMode {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// A piece of text with what is put on that piece alone, the innermost first.
  struct Span: Equatable {
    var text: String
    var style: [Style] = []
  }

  /// What may be put on a piece of text.
  enum Style: Equatable {
    case modifiers([Modifier])
    case foreground(Color)
  }

  var spans: [Span]

  init(_ spans: [Span]) { self.spans = spans }

  /// A text that is drawn as it stands.
  public init(verbatim content: String) { spans = [Span(text: content)] }

  /// A text of a string variable, drawn as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A text that is looked up in the strings of a bundle; there are no translations here, so the key is drawn.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    spans = key.spans
  }

  /// The text's node.
  @MainActor public static func _lower(_ view: Text, _ inputs: _ViewInputs) -> _ViewOutputs {
    let spans = view.spans.map { span in
      TextNode.Span(
        .literal(span.text),
        modifiers: span.style.flatMap { style -> [Modifier] in
          switch style {
          case .modifiers(let modifiers): modifiers
          case .foreground(let color): [.foregroundStyle(color.paint)]
          }
        })
    }
    return _ViewOutputs([inputs.node(.text(TextNode(spans)))])
  }

  /// The text with a style on all its pieces.
  func styled(_ style: Style) -> Text {
    Text(spans.map { Span(text: $0.text, style: $0.style + [style]) })
  }

  /// The text with modifiers of the line on all its pieces.
  func styled(_ modifiers: Modifier...) -> Text { styled(.modifiers(modifiers)) }

  /// One text after the other, in one paragraph.
  public static func + (a: Text, b: Text) -> Text { Text(a.spans + b.spans) }
}
