/// Collects problems, so that an author sees all of them at once.
public struct DiagnosticBag: Sendable {
  /// What was found, in the order of finding, without repetitions.
  public private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// An empty bag.
  public init() {}

  /// Whether one of the problems stops the run.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The problems by file, line and column, then by message.
  public var sorted: [Diagnostic] {
    diagnostics.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
  }

  /// Adds a problem unless it is already there.
  public mutating func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Adds an error.
  public mutating func error(
    _ id: String, _ message: String, at location: SourceLocation, hint: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add(Diagnostic(id, message, at: location, hint: hint, notes: notes))
  }

  /// Adds a warning.
  public mutating func warning(
    _ id: String, _ message: String, at location: SourceLocation, hint: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add(Diagnostic(id, message, at: location, severity: .warning, hint: hint, notes: notes))
  }

  /// Adds a finding.
  public mutating func finding(_ id: String, _ message: String, at location: SourceLocation, hint: String? = nil) {
    add(Diagnostic(id, message, at: location, severity: .finding, hint: hint))
  }

  /// Adds all problems of another bag.
  public mutating func add(contentsOf other: some Sequence<Diagnostic>) {
    for diagnostic in other { add(diagnostic) }
  }
}
