public import DSDiagnostics
public import DSGeometry

/// Why a token has no value, or a theme no style for a selection of modes.
public struct TokenError: Error, Hashable, Sendable {
  /// What is wrong, apart from its wording.
  public enum Cause: Hashable, Sendable {
    /// There is no token of the name; `near` is the name that was probably meant, `known` are names in its group.
    case missing(near: String?, known: [String])
    /// The name is that of a group, and `member` that of its first token.
    case isGroup(member: TokenPath)
    /// The tokens refer to each other in a circle; the first is also the last.
    case cycle([TokenPath])
    /// More links than `Limits.aliasDepth`.
    case tooDeep
    /// A pointer leads past the end of a value; the text names the step that does not exist.
    case badPointer(String)
    /// Neither the token, nor its target, nor a group gives a type.
    case noType
    /// The token is of another type than is wanted.
    case wrongType(expected: TokenType, found: TokenType)
    /// The written value is not one of its type.
    case badValue(found: String, expected: String, hint: String?)
    /// The text of the token, or of a group around it, could not be read; the first fault that was found there.
    case faulty(Diagnostic)
    /// The theme has no such mode; `near` is the name that was probably meant.
    case unknownMode(String, known: [String])
    /// The mode has no such context.
    case unknownContext(String, mode: String, known: [String])
    /// The mode has no default and nothing was chosen.
    case missingContext(mode: String, known: [String])
  }

  /// One token on the way from the requested one to the fault.
  public struct Link: Hashable, Sendable {
    /// The token.
    public var path: TokenPath
    /// Where it was written; nil if it was made in Swift.
    public var location: SourceLocation?
  }

  /// The requested token; empty if a mode is wrong.
  public var path: TokenPath
  /// What is wrong.
  public var cause: Cause
  /// The tokens on the way, the requested one first, the one at fault last.
  public var chain: [Link]
  /// Where the fault was written; nil if there is no place.
  public var location: SourceLocation?

  /// An error about a token.
  public init(_ path: TokenPath, _ cause: Cause, chain: [Link] = [], location: SourceLocation? = nil) {
    self.path = path
    self.cause = cause
    self.chain = chain
    self.location = location
  }
}
