import DSDiagnostics
import DSReport
import DSSyntax

/// One thing that is another in the base: the smallest piece of the inputs that can be taken back by itself.
struct Edit: Hashable, Sendable {
  /// What kind of input it is in.
  enum Kind: String, Hashable, Sendable {
    case token, component, configuration, resolver, symbol, picture, font
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

  /// Whether it is one of files of tokens alone.
  var isOfTokens: Bool { kind == .token || kind == .resolver }

  /// The edit as a report says it.
  var cause: RunReport.Cause {
    RunReport.Cause(
      kind: kind.rawValue, subject: subject, before: before, after: after, basePlace: basePlace, place: place)
  }
}
