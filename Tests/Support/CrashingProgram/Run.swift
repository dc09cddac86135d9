import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSNode
import DSReport
import DSResolve
import DSShots
import DSText
import Glibc

@testable import DSMatrix
@testable import DSProject
@testable import DSShotDrawing

/// Takes three views through a whole run and ends with its code: the second crashes in the dark scheme, when it is
/// evaluated, or, where baselines are recorded, when it is painted.
func run(isRecording: Bool) async -> Never {
  let folder = CommandLine.arguments[2]
  let names = ["first", "second", "third"]
  let views = names.map { name in
    let place = SourceLocation(file: "Kit/\(name).swift", line: 2)
    return ViewScenario(module: "Kit", component: "box", name: name, offeredSize: .init(), at: place) { variant in
      var shape = ShapeNode.rectangle
      if name == "second", variant.isDark {
        guard isRecording else { fatalError("no second") }
        shape = .function(
          PathFunction(name: "broken") { size in
            precondition(size.width < 1, "no path")
            return Path()
          })
      }
      let red = Color(red: 1, green: 0, blue: 0)
      return LoweredView(
        DSNode(
          .shape(shape, .fill(.color(.literal(red)))),
          modifiers: [.frame(width: .literal(10), height: .literal(10), alignment: .center)], at: place))
    }
  }
  var bag = DiagnosticBag()
  let matrix = Matrix(modes: [MatrixAxis("scheme", values: ["light", "dark"], default: "light")], &bag)
  let fonts = FontLibrary(files: [], fallbacks: [])
  let modes = [Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light")]
  var root = ResolveContext(theme: Theme(name: "boxes", layers: [], modes: modes))
  root.schemeMode = "scheme"
  let system = DesignSystem(
    name: "boxes", matrix: matrix, shots: expandMatrix(views.map { $0.scenario(of: "boxes") }, matrix, &bag),
    root: root,
    fonts: fonts, background: nil, padding: .literal(2), fingerprint: "crashing"
  ).lowering(views, &bag)
  var options = RunOptions()
  options.recording.shots = isRecording ? .missing : .never
  options.jobs = 2
  do {
    let project = Project(configuration: "", baselines: folder + "/Baselines", systems: [system], warnings: [])
    let report = try await runMatrix(project, options)
    var lines: [String] = []
    for shot in report.shots {
      lines.append("\(shot.recorded ? "recorded" : shot.status.name) \(shot.id)")
      if case .failed(let failure) = shot.status { lines += failure.problems.map(\.text) }
    }
    if case .found(let orphans) = report.orphans { lines.append("\(orphans.count) orphans") }
    end(lines.joined(separator: "\n"), report.exitStatus.rawValue)
  } catch { end("\(error)", 1) }
}
