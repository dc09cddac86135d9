import DSDiagnostics
import DSReport
import DSSyntax

/// One thing that is another in the base: the smallest piece of the inputs that can be taken back by itself.
struct Edit: Hashable, Sendable {
  /// What kind of input it is in.
  enum Kind: String, Hashable, Sendable {
    case token, component, configuration, resolver, symbol, picture, font
    /// Nodes that the code of a view makes.
    case view
  }

  /// Its number among the edits.
  var id: Int
  /// The kind of input.
  var kind: Kind
  /// What was edited: a token's name, or the way to an element.
  var subject: String
  /// What the base has there; nil for nothing.
  var before: String?
  /// What is there now; nil for nothing.
  var after: String?
  /// Where the base has it.
  var basePlace: SourceLocation?
  /// Where it is now.
  var place: SourceLocation?
  /// The name of the token, or of the group of tokens, that it makes, removes or changes; nil where it may reach others.
  var token: String?
  /// The id of the only shot whose view it is in; nil where it is in a file that many may use.
  var shot: String?
  /// Lines of sources that are others than in the base, where no place is known: it is in one of them.
  var lines: [String] = []

  /// Whether it is one of files of tokens alone.
  var isOfTokens: Bool { kind == .token || kind == .resolver }

  /// The edit as a report says it.
  var cause: RunReport.Cause {
    RunReport.Cause(
      kind: kind.rawValue, subject: subject, before: before, after: after, basePlace: basePlace, place: place,
      lines: lines)
  }
}
