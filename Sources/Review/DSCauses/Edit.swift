import DSDiagnostics
import DSReport
import DSSyntax

/// One difference between the base and the present inputs: the smallest piece that can be reverted alone.
struct Edit: Sendable {
  /// What kind of input it is in.
  enum Kind: String, Hashable, Sendable {
    case token, component, configuration, resolver, symbol, picture, font
    /// Nodes that the code of a view makes.
    case view
  }

  /// Which shots it can have changed.
  enum Reach: Hashable, Sendable {
    /// Any shot.
    case everything
    /// Shots that look up the token, or a token of the group, of this name.
    case token(String)
    /// Shots whose component is this one or uses it.
    case component(String)
    /// Shots of one scenario of a component, by its key.
    case scenario(String, of: String)
    /// Shots that look up a symbol or an image whose name ends in this part.
    case file(named: String)
    /// The only shot whose view it is in, by its id.
    case view(of: String)
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
  /// Its place now.
  var place: SourceLocation?
  /// Which shots it can have changed.
  var reach = Reach.everything
  /// Where the key of a token is in the base and now; nil for other edits.
  var keys: (base: SourceLocation?, now: SourceLocation?)?
  /// The files of fonts that it changes, as the configuration names them.
  var fontFiles: [String] = []
  /// Lines of sources that differ from the base, where no place is known: it is in one of them.
  var lines: [String] = []

  /// Whether it is in the view of a shot that is written in Swift.
  var isOfView: Bool { if case .view = reach { true } else { false } }

  /// The edit as a report describes it.
  var cause: RunReport.Cause {
    RunReport.Cause(
      kind: kind.rawValue, subject: subject, before: before, after: after, basePlace: basePlace, place: place,
      lines: lines)
  }
}
