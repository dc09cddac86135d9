/// What a process that crashed left for the one that followed it.
struct CrashRecord: Hashable, Sendable {
  /// How authors' code ended.
  enum Cause: Hashable, Sendable {
    /// By a signal, which is given by its number.
    case signal(Int)
    /// It used up the stack.
    case usedUpStack
    /// It called `exit`.
    case exit
    /// It did not end in time.
    case overdue
  }

  /// What the code was run for.
  var id: String
  /// How it ended.
  var cause: Cause
  /// What it had written to standard error, the last of it.
  var said: String
  /// The runtime's trace of the crash; empty if there is none.
  var trace: String
  /// Whether a trace was requested from the runtime.
  var isTraced: Bool
  /// Whether all views had been made, and shots were being drawn.
  var wasDrawing = false

  /// Whether another variant of the same scenario crashed with the same words.
  func crashedLike(_ other: CrashRecord) -> Bool {
    isOfSameScenario(as: other.id) && cause == other.cause && said == other.said
  }

  /// Whether a shot is a variant of the same scenario.
  func isOfSameScenario(as other: String) -> Bool { id.prefix { $0 != "@" } == other.prefix { $0 != "@" } }
}
