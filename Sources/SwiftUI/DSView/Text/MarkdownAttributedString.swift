import DSLocalization
public import Foundation

extension AttributedString {
  /// How Markdown is read, by Foundation's name; Foundation has it on Apple's platforms only.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What happens where Markdown cannot be read; all of it can be.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes are read that Markdown lacks, as in `^[text](inflect: true)`.
    /// - Ignored: they are not read.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read; here, always what is written within a line.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where Markdown cannot be read; all of it can be.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The text of Markdown with attributes for emphasis, code and links.
  /// - Partial: headings, lists and other blocks keep their Markdown.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
  {
    self.init()
    for run in InlineMarkdown.runs(of: markdown) {
      var piece = AttributedString(run.text)
      if !run.intent.isEmpty { piece.inlinePresentationIntent = run.intent }
      if let link = run.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }

  /// A text that is looked up in the strings of a bundle, and whose Markdown is read.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table, bundle, locale))
  }

  /// A text of a key that is looked up in the strings of a bundle, and whose Markdown is read.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var resource = LocalizedStringResource(defaultValue, table, bundle, locale)
    resource.key = "\(key)"
    self.init(localized: resource)
  }

  /// The text of a resource, whose Markdown is read.
  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    let text: String = resource.markdown
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }

  /// How values in a text are marked, by Foundation's name; Foundation has it on Apple's platforms only.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Values carry their positions; here they do not.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}
