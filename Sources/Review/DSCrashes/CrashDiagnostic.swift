import DSDiagnostics
import DSSource
import Glibc

extension CrashRecord {
  /// The crash as a problem of the preview at a place; one in no piece of work is the program's.
  func diagnostic(at place: SourceLocation) -> Diagnostic {
    if let notCompiled { return notCompiled }
    let line = CrashPlace(trace, in: place)
    let function = line?.function.map { ", in '\($0)'" } ?? ""
    let spot = line.map { " at \($0.location)\(function)" } ?? ""
    let who = id.isEmpty ? "the program" : "the preview"
    switch cause {
    case .signal(let number):
      return Diagnostic(
        "crashed-preview", "\(who) crashed\(spot)\(reason(number, isPlaced: line != nil))", at: place,
        hint: "a preview must make its view in every variant; all others were drawn without this one")
    case .usedUpStack:
      return Diagnostic(
        "crashed-preview", "\(who) overflowed the stack\(spot)", at: place,
        hint: "look for infinite recursion, or a view whose body contains the view itself")
    case .exit:
      return Diagnostic(
        "crashed-preview", "\(who)'s code called 'exit', which ends the whole run", at: place,
        hint: "a preview must make its view and leave the process alone")
    case .overdue:
      return Diagnostic(
        "endless-preview", "\(who)'s code did not end within \(Limits.authorsSeconds) s\(spot)", at: place,
        hint: "look for an infinite loop, or a wait for an event that happens only in an app")
    }
  }

  /// The compiler's error, where the code that ended takes the place of some that does not compile; nil if it does not.
  var notCompiled: Diagnostic? {
    guard let start = said.firstRange(of: NotCompiled.mark)?.upperBound else { return nil }
    return NotCompiled.parts(of: String(said[start...].prefix { !$0.isNewline })).map {
      .notCompiled($0.message, at: SourceLocation(file: $0.file, line: $0.line, column: $0.column))
    }
  }

  /// The last output of the process: Swift's own message, or else the signal with the last words.
  /// - Parameter isPlaced: whether the place is already known.
  private func reason(_ signal: Int, isPlaced: Bool) -> String {
    // The runtime may write its own trace after its message.
    let lines = said.split(whereSeparator: \.isNewline).prefix { $0 != "Current stack trace:" }.map(String.init)
    let marks = ["Fatal error", "Precondition failed", "Assertion failed", "Fatal access conflict"]
    for (index, line) in lines.enumerated().reversed() {
      guard let start = marks.compactMap({ line.firstRange(of: $0)?.lowerBound }).min() else { continue }
      // The standard library names its own line: `Swift/Array.swift:692: Fatal error: …`.
      // Sources mostly unwrap a renderer's picture, and what it says of a missing one is the cause.
      let before = index > 0 ? lines[index - 1] : ""
      let cause = before.hasPrefix("ImageRenderer has no picture: ") ? "; before that, \(before)" : ""
      return ": " + (isPlaced || line.hasPrefix("Swift/") ? String(line[start...]) : line) + cause
    }
    return " with \(Self.name(of: signal))" + (lines.last.map { "; its last words were '\($0)'" } ?? "")
  }

  private static func name(of signal: Int) -> String {
    let names = [
      SIGILL: "SIGILL, a failed check such as that of a sum", SIGTRAP: "SIGTRAP, a failed check such as that of a sum",
      SIGSEGV: "SIGSEGV, a forbidden address", SIGBUS: "SIGBUS, a forbidden address",
      SIGFPE: "SIGFPE, a division that is not defined", SIGABRT: "SIGABRT, by 'abort'",
    ]
    return names[Int32(signal)] ?? "signal \(signal)"
  }
}
