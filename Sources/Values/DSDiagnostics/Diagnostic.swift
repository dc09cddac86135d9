/// One problem in an author's input: what is wrong, where, and how to fix it.
public struct Diagnostic: Hashable, Sendable {
  /// What a problem does to a run: a warning is printed, a finding keeps a picture from being approved unless its author
  /// accepts it, an error stops the run or fails a shot.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    case warning, finding, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A second place that explains the problem, such as a first definition.
  public struct Note: Hashable, Sendable {
    /// What is wrong there.
    public var message: String
    /// The place of the problem; nil if it has none.
    public var location: SourceLocation?

    /// A note at a place.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A stable name in kebab case, such as `unknown-token`; tests and filters address it, never the wording.
  public var id: String
  /// What the problem does to a run.
  public var severity: Severity
  /// What is wrong and, where it helps, what was expected; one sentence without a full stop.
  public var message: String
  /// Where it is wrong.
  public var location: SourceLocation
  /// What to do about it.
  public var hint: String?
  /// Other places that belong to the problem.
  public var notes: [Note]

  /// A problem; an error without hint or notes by default.
  public init(
    _ id: String, _ message: String, at location: SourceLocation, severity: Severity = .error, hint: String? = nil,
    notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.hint = hint
    self.notes = notes
  }

  /// The problem as a terminal shows it: `file:line:column: error: message [id]`, then hint and notes, indented.
  public var text: String {
    var lines = ["\(location): \(severity.rawValue): \(message) [\(id)]"]
    if let hint { lines.append("  hint: \(hint)") }
    for note in notes {
      lines.append("  note: " + (note.location.map { "\($0): " } ?? "") + note.message)
    }
    return lines.joined(separator: "\n")
  }
}

/// A failed operation's problems, thrown where no result can be given.
public struct DiagnosticsError: Error, Sendable {
  /// What went wrong; never empty.
  public var diagnostics: [Diagnostic]

  /// An error of one or more problems.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
