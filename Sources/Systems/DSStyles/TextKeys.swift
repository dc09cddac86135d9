public import DSCascade
public import Foundation

/// The keys that come with the library; `Style.registerTextKeys()` makes them known to decoding.
public enum TextStyle {
  /// How the lines of a text are aligned in its box.
  public enum Alignment: String, StyleKeys, Codable, Hashable, Sendable, CaseIterable {
    case leading, trailing, centered, justified
    public static let name = "flair.alignment"
    public static let initial = Self.leading
  }

  /// Points between lines, beside the font's own.
  public enum LineSpacing: StyleKeys {
    public static let name = "flair.line-spacing"
    public static let initial: CGFloat = 0
  }

  /// What the height of a line is multiplied by; 0 leaves it.
  public enum LineHeightMultiple: StyleKeys {
    public static let name = "flair.line-height-multiple"
    public static let initial: CGFloat = 0
  }

  /// Points below a paragraph.
  public enum ParagraphSpacing: StyleKeys {
    public static let name = "flair.paragraph-spacing"
    public static let initial: CGFloat = 0
  }

  /// Points above a paragraph.
  public enum ParagraphSpacingBefore: StyleKeys {
    public static let name = "flair.paragraph-spacing-before"
    public static let initial: CGFloat = 0
  }

  /// The colour of text.
  public enum ForegroundColor: StyleKeys {
    public static let name = "flair.foreground-color"
    public static let initial = StyleColor.primary
  }

  /// The colour behind text.
  public enum BackgroundColor: StyleKeys {
    public static let name = "flair.background-color"
    public static let initial = StyleColor.clear
  }

  /// Whether letters are bold.
  public enum Bold: StyleKeys {
    public static let name = "flair.bold"
    public static let initial = false
  }

  /// Whether letters are slanted.
  public enum Italic: StyleKeys {
    public static let name = "flair.italic"
    public static let initial = false
  }

  /// Whether letters are drawn as outlines; kept, not drawn.
  public enum Outline: StyleKeys {
    public static let name = "flair.outline"
    public static let initial = false
  }

  /// Whether there is a line under the text.
  public enum Underline: StyleKeys {
    public static let name = "flair.underline"
    public static let initial = false
  }

  /// Whether a line goes through the text.
  public enum Strikethrough: StyleKeys {
    public static let name = "flair.strikethrough"
    public static let initial = false
  }

  /// The size of letters in points.
  public enum FontSize: StyleKeys {
    public static let name = "flair.font-size"
    public static let initial: CGFloat = 17
  }

  /// The name of a face of the family, such as `Semibold`.
  public enum FontFace: StyleKeys {
    public static let name = "flair.font-face"
    public static let initial = "Regular"
  }

  /// The font's family; empty for the design system's own.
  public enum FontFamily: StyleKeys {
    public static let name = "flair.font-family"
    public static let initial = ""
  }
}

extension Style {
  /// Makes the keys that come with the library known to decoding; call it once, beside those of your own.
  public static func registerTextKeys() {
    register(
      TextStyle.Alignment.self, TextStyle.LineSpacing.self, TextStyle.LineHeightMultiple.self,
      TextStyle.ParagraphSpacing.self, TextStyle.ParagraphSpacingBefore.self, TextStyle.ForegroundColor.self,
      TextStyle.BackgroundColor.self, TextStyle.Bold.self, TextStyle.Italic.self, TextStyle.Outline.self,
      TextStyle.Underline.self, TextStyle.Strikethrough.self, TextStyle.FontSize.self, TextStyle.FontFace.self,
      TextStyle.FontFamily.self)
  }
}

extension Style.Key {
  /// How the lines of a text are aligned in its box.
  public var textAlignment: TextStyle.Alignment.Type { TextStyle.Alignment.self }
  /// Points between lines.
  public var lineSpacing: TextStyle.LineSpacing.Type { TextStyle.LineSpacing.self }
  /// What the height of a line is multiplied by.
  public var lineHeightMultiple: TextStyle.LineHeightMultiple.Type { TextStyle.LineHeightMultiple.self }
  /// Points below a paragraph.
  public var paragraphSpacing: TextStyle.ParagraphSpacing.Type { TextStyle.ParagraphSpacing.self }
  /// Points above a paragraph.
  public var paragraphSpacingBefore: TextStyle.ParagraphSpacingBefore.Type { TextStyle.ParagraphSpacingBefore.self }
  /// The colour of text.
  public var foregroundColor: TextStyle.ForegroundColor.Type { TextStyle.ForegroundColor.self }
  /// The colour behind text.
  public var backgroundColor: TextStyle.BackgroundColor.Type { TextStyle.BackgroundColor.self }
  /// Whether letters are bold.
  public var bold: TextStyle.Bold.Type { TextStyle.Bold.self }
  /// Whether letters are slanted.
  public var italic: TextStyle.Italic.Type { TextStyle.Italic.self }
  /// Whether letters are drawn as outlines.
  public var outline: TextStyle.Outline.Type { TextStyle.Outline.self }
  /// Whether there is a line under the text.
  public var underline: TextStyle.Underline.Type { TextStyle.Underline.self }
  /// Whether a line goes through the text.
  public var strikethrough: TextStyle.Strikethrough.Type { TextStyle.Strikethrough.self }
  /// The size of letters in points.
  public var fontSize: TextStyle.FontSize.Type { TextStyle.FontSize.self }
  /// The name of a face of the family.
  public var fontFace: TextStyle.FontFace.Type { TextStyle.FontFace.self }
  /// The font's family.
  public var fontFamily: TextStyle.FontFamily.Type { TextStyle.FontFamily.self }
}
