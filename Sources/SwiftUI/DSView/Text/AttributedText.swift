import DSNode
public import Foundation

extension Text {
  /// A text with attributes; those of this module and links are drawn.
  // A literal is a key: without the attribute it would be taken for an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      attributedContent.runs.map { run in
        Span(
          text: String(attributedContent[run.range].characters),
          style: run.attributes.style)
      })
  }
}

extension AttributeContainer {
  /// What the attributes put on a piece of text, the innermost first.
  var style: [Text.Style] {
    var style: [Text.Style] = []
    if let intent = self[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] {
      style += intent.style
    }
    if let font = self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
      style.append(.modifiers(font.modifiers))
    }
    if let color = self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
      style.append(.foreground(color))
    } else if self[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
      style.append(.modifiers([.foregroundStyle(.tint)]))
    }
    if let color = self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
      style.append(.background(color))
    }
    if let line = self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
      style.append(.line(.under, true, line))
    }
    if let line = self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
      style.append(.line(.through, true, line))
    }
    let spacing =
      self[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
      ?? self[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
    if let spacing { style.append(.modifiers([.tracking(spacing.literal)])) }
    if let offset = self[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
      style.append(.modifiers([.baselineOffset(offset.literal)]))
    }
    return style
  }
}
