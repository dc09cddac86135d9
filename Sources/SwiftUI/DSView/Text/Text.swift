import DSLocalization
import DSNode
public import Foundation

/// Letters, drawn in one or more lines.
nonisolated public struct Text: PrimitiveView, Equatable, @unchecked Sendable {
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
    var content: Content
    var style: [Style] = []

    init(_ content: Content, style: [Style] = []) {
      self.content = content
      self.style = style
    }

    init(text: String, style: [Style] = []) { self.init(.text(text), style: style) }
  }

  /// What a piece of text consists of.
  enum Content: Equatable {
    case text(String)
    case image(Image)
    /// Pieces that depend on the environment, such as translations and dates.
    case deferred(DeferredText)
  }

  var spans: [Span]

  init(_ spans: [Span]) { self.spans = spans }

  /// A text whose pieces depend on the environment.
  init(_ spans: @escaping (EnvironmentValues) -> [Span]) { self.spans = [Span(.deferred(DeferredText(spans)))] }

  /// A text that is drawn unchanged.
  public init(verbatim content: String) { spans = [Span(text: content)] }

  /// A text of a string variable, drawn unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A text that is looked up in the strings of a bundle, the main one without a bundle; where there is no translation,
  /// the key is drawn. Its Markdown is read.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init { key.spans(in: $0, StringTable(tableName, bundle)) }
  }

  /// A picture in a text: a symbol as tall as the font's letters, any other picture in its own size on the baseline.
  public init(_ image: Image) { spans = [Span(.image(image))] }

  /// The text's node.
  @MainActor public static func _lower(_ view: Text, _ inputs: _ViewInputs) -> _ViewOutputs {
    let spans = view.flattened(in: inputs.environment)
    let nodes = spans.map { span -> TextNode.Span in
      let modifiers = span.style.flatMap { $0.modifiers(inputs) }
      switch span.content {
      case .image(let image): return TextNode.Span(image.node(inputs), modifiers: modifiers)
      case .text(let text): return TextNode.Span(.literal(text), modifiers: modifiers)
      case .deferred: return TextNode.Span(.literal(""), modifiers: modifiers)
      }
    }
    let node = inputs.node(.text(TextNode(nodes)))
    guard let renderer = inputs.environment.textDrawing else { return _ViewOutputs([node]) }
    let attributes = spans.map { span -> [any TextAttribute] in
      span.style.compactMap { if case .attribute(let box) = $0 { box.value } else { nil } }
    }
    return renderer.lower(node, attributes, inputs)
  }

  /// The pieces with everything looked up that depends on the environment; neighbours of equal style are joined.
  func flattened(in environment: EnvironmentValues) -> [Span] {
    var flat: [Span] = []
    for span in spans {
      let inner: [Span] =
        if case .deferred(let deferred) = span.content {
          Text(deferred.spans(environment)).flattened(in: environment)
            .map { Span($0.content, style: $0.style + span.style) }
        } else {
          [span]
        }
      for next in inner {
        if case .text(let text) = next.content, let last = flat.last, case .text(let before) = last.content,
          last.style == next.style
        {
          flat[flat.count - 1].content = .text(before + text)
        } else {
          flat.append(next)
        }
      }
    }
    return flat.isEmpty ? [Span(text: "")] : flat
  }

  /// The characters alone.
  func plain(in environment: EnvironmentValues) -> String {
    flattened(in: environment).map { if case .text(let text) = $0.content { text } else { "" } }.joined()
  }

  /// One text after the other, in one paragraph.
  public static func + (a: Text, b: Text) -> Text { Text(a.spans + b.spans) }
}

/// Pieces of text that are known once the environment is.
final class DeferredText: Equatable {
  let spans: (EnvironmentValues) -> [Text.Span]

  init(_ spans: @escaping (EnvironmentValues) -> [Text.Span]) { self.spans = spans }

  static func == (a: DeferredText, b: DeferredText) -> Bool {
    a === b || a.spans(EnvironmentValues()) == b.spans(EnvironmentValues())
  }
}
