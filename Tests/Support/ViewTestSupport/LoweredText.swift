import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
package import DSView

/// Where views of tests are written.
private let place = SourceLocation(file: "Card.swift", line: 1)

/// The environment with a change.
private func environment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
  var environment = EnvironmentValues.drawing
  change(&environment)
  return environment
}

/// The nodes that a view lowers to, as text.
@MainActor package func dump(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
  lower(view, in: environment(change), at: place).text(.comparable)
}

/// What is noticed when a view is lowered.
@MainActor package func warnings(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String]
{
  lowered(view, in: environment(change), at: place).warnings.map(\.message)
}
