package import DSDiagnostics
package import DSFiles
package import DSReport

/// Why a command of the run could not do its work.
package enum RunError: Error, Sendable {
  /// An input file has errors; nothing was drawn.
  case badInput([Diagnostic])
  /// The machine, or a file in the way, refused.
  case fault(ExitStatus, String)

  /// A file operation that failed is a fault of the machine.
  package init(_ error: FileError) { self = .fault(.inputOutput, error.message) }
}

/// Does something with files; its failure is a fault of the machine.
package func orFault<Value>(_ work: () throws(FileError) -> Value) throws(RunError) -> Value {
  do throws(FileError) { return try work() } catch { throw RunError(error) }
}
