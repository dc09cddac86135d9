import CRestart

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
  /// Whether the user had asked the run to stop.
  var wasInterrupted: Bool

  /// Whether another variant of the same scenario crashed with the same words.
  func crashedLike(_ other: CrashRecord) -> Bool {
    isOfSameScenario(as: other.id) && cause == other.cause && said == other.said
  }

  /// Whether a shot is a variant of the same scenario.
  func isOfSameScenario(as other: String) -> Bool { id.prefix { $0 != "@" } == other.prefix { $0 != "@" } }

  /// The records of a file; nil if its bytes are something else.
  static func all(in bytes: [UInt8]) -> [CrashRecord]? {
    var records: [CrashRecord] = []
    var rest = bytes[...]
    let size = MemoryLayout<restart_record>.size
    while !rest.isEmpty {
      guard rest.count >= size else { return nil }
      let head = rest.withUnsafeBytes { $0.loadUnaligned(as: restart_record.self) }
      rest = rest.dropFirst(size)
      guard head.magic == restart_magic else { return nil }
      func take(_ length: Int32) -> String? {
        guard length >= 0, rest.count >= Int(length) else { return nil }
        defer { rest = rest.dropFirst(Int(length)) }
        return String(decoding: rest.prefix(Int(length)), as: UTF8.self)
      }
      guard let id = take(head.id_length), let said = take(head.said_length), let trace = take(head.trace_length)
      else { return nil }
      let cause: Cause
      switch restart_cause(rawValue: UInt32(bitPattern: head.cause)) {
      case restart_cause_stack: cause = .usedUpStack
      case restart_cause_exit: cause = .exit
      case restart_cause_overdue: cause = .overdue
      default: cause = .signal(Int(head.signal))
      }
      records.append(
        CrashRecord(
          id: id, cause: cause, said: said, trace: trace, isTraced: head.traced != 0,
          wasInterrupted: head.interrupted != 0))
    }
    return records
  }
}
