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

/// Which views of a run crash.
enum RunKind {
  /// The second of three in the dark scheme, when it is evaluated.
  case evaluating
  /// The same when it is painted; baselines are recorded.
  case recording
  /// The third, sixth and ninth of ten, when they are evaluated or painted. A file notes which views are.
  case many, manyPainted
}

/// Takes views through a whole run and ends with its code.
func run(_ kind: RunKind) async -> Never {
  let folder = CommandLine.arguments[2]
  let isRecording = kind == .recording
  let hasMany = kind == .many || kind == .manyPainted
  let names =
    hasMany ? (0..<10).map { "view\($0)" } : ["first", "second", "third"]
  let views = names.map { name in
    let place = SourceLocation(file: "Kit/\(name).swift", line: 2)
    return ViewScenario(module: "Kit", component: "box", name: name, offeredSize: .init(), at: place) { variant in
      var shape = ShapeNode.rectangle
      if hasMany { note(name, in: folder) }
      let isBroken = name == "second" && variant.isDark || ["view2", "view5", "view8"].contains(name)
      if isBroken, kind == .evaluating || kind == .many { fatalError("no \(name)") }
      if isBroken || kind == .manyPainted {
        shape = .function(
          PathFunction(name: "outline") { _ in
            if kind == .manyPainted { note("painted " + name, in: folder) }
            precondition(!isBroken, "no path")
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
  options.jobs = hasMany ? 1 : 2
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

/// Adds a line to the file of the views that were evaluated.
private func note(_ name: String, in folder: String) {
  let file = open(folder + "/evaluated", O_WRONLY | O_CREAT | O_APPEND, 0o600)
  let line = name + "\n"
  write(file, line, line.utf8.count)
  close(file)
}
