import CRestart

/// What the processes before this one left for it.
struct CrashJournal: Equatable {
  /// How authors' code ended them, in order.
  var crashes: [CrashRecord] = []
  /// Whether all code was tried since the last crash.
  var isTried = false
  /// Whether the user had asked the run to stop.
  var wasInterrupted = false

  /// Nothing.
  init() {}

  /// What a file holds; nil if its bytes are something else.
  init?(_ bytes: [UInt8]) {
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
      wasInterrupted = wasInterrupted || head.interrupted != 0
      let kind = restart_cause(rawValue: UInt32(bitPattern: head.cause))
      isTried = kind == restart_cause_tried
      if isTried { continue }
      let cause: CrashRecord.Cause
      switch kind {
      case restart_cause_stack: cause = .usedUpStack
      case restart_cause_exit: cause = .exit
      case restart_cause_overdue: cause = .overdue
      default: cause = .signal(Int(head.signal))
      }
      crashes.append(
        CrashRecord(
          id: id, cause: cause, said: said, trace: trace, isTraced: head.traced != 0, wasDrawing: head.drawing != 0))
    }
  }
}
