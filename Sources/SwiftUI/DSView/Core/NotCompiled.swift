import DSDiagnostics
import DSNode
import DSSource

/// A view in place of one that does not compile: it fails the shots that show it.
public struct _NotCompiled: PrimitiveView {
  private let text: String

  /// A view in place of one that does not compile.
  /// - Parameter text: the compiler's error, `file:line:column: message`.
  nonisolated public init(_ text: String) { self.text = text }

  /// A node that resolves to the error.
  @MainActor public static func _lower(_ view: _NotCompiled, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let parts = NotCompiled.parts(of: view.text) else { return _ViewOutputs([]) }
    let place = SourceLocation(file: parts.file, line: parts.line, column: parts.column)
    return _ViewOutputs([DSNode(.notCompiled(parts.message), at: place)])
  }
}
