package import DSDiagnostics
import DSSource

/// The code of Swift views that does not compile, without which the running program was built.
package struct LeftOutCode: Sendable {
  /// The compiler's error for each piece, at its place.
  package var problems: [Diagnostic]
  /// Whether all previews have kept their names: those that the code of a provider lists have none without it.
  package var knowsAllNames: Bool

  /// Code that is left out; none by default.
  /// - Parameter texts: the compiler's errors, each `file:line:column: message`.
  package init(_ texts: [String] = [], knowsAllNames: Bool = true) {
    problems = texts.compactMap { text in
      NotCompiled.parts(of: text).map {
        .notCompiled($0.message, at: SourceLocation(file: $0.file, line: $0.line, column: $0.column))
      }
    }
    self.knowsAllNames = knowsAllNames
  }

  /// The files that it is in, by name.
  var files: [FaultyFile] {
    Dictionary(grouping: problems, by: \.location.file).sorted { $0.key < $1.key }
      .map { FaultyFile(path: $0.key, problems: $0.value) }
  }
}
