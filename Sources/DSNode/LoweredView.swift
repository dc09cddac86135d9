package import DSDiagnostics

/// A view that is written in Swift, as nodes, and what was noticed when it was lowered.
package struct LoweredView: Sendable {
  /// The view.
  package var node: DSNode
  /// What was ignored although it would change the picture.
  package var warnings: [Diagnostic]

  /// A view with what was noticed.
  package init(_ node: DSNode, warnings: [Diagnostic] = []) {
    self.node = node
    self.warnings = warnings
  }
}
