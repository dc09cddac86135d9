import DSLocalization
public import Foundation

extension AttributedString {
  /// How Markdown is read, by Foundation's name; Foundation has it on Apple's platforms only.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// How much of Markdown is read; here, always what stands within a line.
    public var interpretedSyntax: InterpretedSyntax

    /// Options.
    public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
  }

  /// The text of Markdown with attributes for emphasis, code and links.
  /// - Partial: headings, lists and other blocks stay as they are written.
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
}
