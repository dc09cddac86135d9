import DSControlLooks
import DSDiagnostics
import DSNode
import SwiftUI
import Testing

@testable import DSView

/// A view that something is ignored about.
nonisolated private struct Faded: PrimitiveView {
  @MainActor static func _lower(_ view: Faded, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.warn("ignored-fade", "fades are not drawn", hint: "use opacity")
    return _ViewOutputs([inputs.node(.divider)])
  }
}

@MainActor
struct WarningTests {
  @Test func `what a view warns of is told once, at the scenario's place`() {
    let place = SourceLocation(file: "Card.swift", line: 7)
    let result = lowered(
      VStack {
        Faded(); Faded()
      }, in: .drawing, at: place)
    #expect(
      result.warnings == [
        Diagnostic("ignored-fade", "fades are not drawn", at: place, severity: .warning, hint: "use opacity")
      ])
  }
}
