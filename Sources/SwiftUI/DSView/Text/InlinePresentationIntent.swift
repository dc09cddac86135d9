import DSLocalization
import DSNode

/// What a stretch of text is meant as, by Foundation's name; Foundation has it on Apple's platforms only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The meanings as bits.
  public var rawValue: UInt

  /// Meanings of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, drawn in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// What no longer holds, drawn with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line that is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// Markup.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// Markup of a whole block.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)

  /// What the meanings put on a piece of text.
  var style: [Text.Style] {
    var style: [Text.Style] = []
    if contains(.emphasized) { style.append(.modifiers([.italic(true)])) }
    if contains(.stronglyEmphasized) { style.append(.modifiers([.bold])) }
    if contains(.code) { style.append(.modifiers([.fontTraits(.init(design: .monospaced))])) }
    if contains(.strikethrough) { style.append(.line(.through, true, .single)) }
    return style
  }
}

extension InlineMarkdown.Run {
  /// What the piece is meant as.
  var intent: InlinePresentationIntent { InlinePresentationIntent(rawValue: marks.rawValue) }

  /// What is put on the piece; links have the tint's colour.
  func style(_ address: (String) -> String) -> [Text.Style] {
    intent.style + (link.map { address($0).isEmpty } == false ? [.modifiers([.foregroundStyle(.tint)])] : [])
  }
}
