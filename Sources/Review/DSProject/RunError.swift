package import DSDiagnostics
package import DSFiles
import DSImage
package import DSPictures
package import DSReport

/// Why a command of the run could not do its work.
package enum RunError: Error, Sendable {
  /// An input file has errors, or cannot be read; nothing was drawn.
  case badInput([Diagnostic])
  /// The machine, or a file in the way, refused; with a hint if there is more to do than the message explains.
  case fault(ExitStatus, String, hint: String? = nil)

  /// A file operation that failed is a fault of the machine.
  package init(_ error: FileError) { self = .fault(.inputOutput, error.message, hint: error.hint) }
}

extension ExitStatus {
  /// The exit code of problems of input files: the machine's fault where it refused to read one of them.
  package init(of problems: [Diagnostic]) {
    self = problems.contains { $0.id == FileError.refusal } ? .inputOutput : .badInput
  }
}

extension FileError {
  /// The id of problems of input files that the machine refused to read.
  static let refusal = "refused-file"

  /// The problem of an input file that cannot be read, where it is named.
  package func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(status == .inputOutput ? Self.refusal : "unreadable-file", message, at: location, hint: hint)
  }
}

/// Does something with files; its failure is a fault of the machine.
package func orFault<Value>(_ work: () throws(FileError) -> Value) throws(RunError) -> Value {
  do throws(FileError) { return try work() } catch { throw RunError(error) }
}

extension UnreadablePicture {
  /// The problem, at the picture's file.
  package var diagnostic: Diagnostic {
    switch self {
    case .file(let error, let path): error.diagnostic(at: SourceLocation(file: path))
    case .picture(let error): error.diagnostic
    }
  }
}
