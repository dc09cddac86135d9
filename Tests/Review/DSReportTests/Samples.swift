import DSDiagnostics

@testable import DSReport

/// A shot of a made-up system.
func sampleShot(_ scenario: String, _ status: ShotReport.Status, variant: String = "db.dark") -> ShotReport {
  ShotReport(
    id: "dbux/button/\(scenario)@\(variant)", system: "dbux", component: "button", scenario: scenario,
    variant: [ShotReport.Choice(axis: "theme", value: "db"), ShotReport.Choice(axis: "scheme", value: "dark")],
    size: PixelSize(width: 320, height: 88), status: status)
}

/// A report of the given shots, all that were selected.
func sampleReport(_ shots: [ShotReport]) -> RunReport {
  RunReport(
    tool: "dsrender 1.0.0", configuration: "dsrender.yaml",
    systems: [
      RunReport.System(
        name: "dbux", axes: [RunReport.Axis(name: "theme", values: ["db"])], fingerprint: "0123456789ab")
    ],
    matrixCount: shots.count, selectedCount: shots.count, shots: shots, orphans: .found([]))
}

/// A component with one of everything that its file may say.
let sampleComponent: ComponentReport = {
  var component = ComponentReport(name: "button", description: "Starts </script> an action.", place: "button.yaml:1")
  component.parameters = [
    ComponentReport.Parameter(
      name: "title", type: "string", defaultValue: "Go", isOptional: false, description: "The action."),
    ComponentReport.Parameter(
      name: "icon", type: "symbol", defaultValue: nil, isOptional: true, description: nil),
  ]
  (component.slots, component.styles, component.tokens) = (["leading"], ["wide"], ["color.brand"])
  (component.advised, component.avoided) = (["Use a verb."], ["Use two."])
  return component
}()

/// A change of one pixel.
let onePixel = ShotReport.Change(
  baselineSize: PixelSize(width: 320, height: 88), changedPixels: 1, totalPixels: 28160, largestDifference: 7,
  regions: [PixelRegion(x: 10, y: 20, width: 1, height: 1)])

/// A failure whose message tries to break out of every format.
let hostileFailure = ShotReport.Failure(
  cause: .badInput,
  problems: [
    Diagnostic(
      "clipped-text", "</script><script>alert(1)</script> ]]> \u{1B}[2J \u{0} \u{202E}",
      at: SourceLocation(file: "a.yaml", line: 3))
  ])
