import DSDiagnostics
import DSFiles
import DSMatrix
import DSPreviewProgram
import DSProject
import DSReport
import DSShotDrawing
import DSShots
import DSView
import Glibc

/// What a test expects of a view's pictures.
@MainActor
struct Expectation {
  var name: String?
  var axes: [ShotAxis]
  /// Whether axes that are not named take all values that the configuration draws.
  var isMatrix: Bool
  var size: ShotSize
  var accepting: [String: String]
  var record: ShotRecording?
  var system: String?
  var caller: Caller

  /// Where each scenario was expected first: another place would compare another view with the same baselines.
  private static var places: [String: DSDiagnostics.SourceLocation] = [:]

  /// The folder of dsrender's sources.
  static let sources = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }

  /// Draws the view, compares the pictures, and fails the test where they are not equal.
  func check(_ view: @escaping @MainActor () -> AnyView) {
    let settings = ShotTesting.current.with(record: record, system: system)
    var mode = settings.record ?? .never
    if settings.record == nil, let found = ShotRecording.ofEnvironment {
      switch found {
      case .success(let asked): mode = asked
      case .failure(let error): return caller.fail(error.message, [])
      }
    }
    guard let folder = PackageProject.folder(of: "\(caller.filePath)") else {
      return caller.fail("no Package.swift lies above \(caller.filePath), so its baselines have no place", [])
    }
    RenderedImages.install(folder: folder, sources: Self.sources)
    let isRefused = mode != .never && ShotRecording.isRefused
    var options = RunOptions()
    options.program = ["swift", "package", "dsrender"]
    options.recording.shots = isRefused ? .never : mode.option
    options.files.changedOnly = true
    let output =
      getenv("DSRENDER_OUT").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      ?? folder + "/.build/dsrender-tests"
    do throws(RunError) {
      let whole = try PackageProject.load(folder, sources: Self.sources)
      let project = try project(in: whole, settings.system, view)
      let report = try takeShots(project, options, output: output)
      guard report.exitStatus != .equal else { return }
      let failure = Failure(report: report, output: output, baselines: project.baselines, isRefused: isRefused, caller)
      caller.fail(failure.text, failure.pictures)
    } catch {
      caller.fail(error.text, [])
    }
  }

  /// The shots of the expectation as a separate project.
  private func project(
    in whole: Project, _ name: String?, _ view: @escaping @MainActor () -> AnyView
  ) throws(RunError) -> Project {
    var bag = DiagnosticBag()
    guard let wanted = whole.systems.first(where: { name == nil || $0.name == name }) else {
      bag.error(
        "unknown-system", "there is no design system '\(name ?? "")'", at: caller.place,
        hint: "systems: " + whole.systems.map(\.name).joined(separator: ", "))
      throw .badInput(bag.sorted)
    }
    let shots = TestShots(self, of: wanted, &bag)
    if let shots, !bag.hasErrors { checkName(shots.scenario.id, &bag) }
    guard let shots, !bag.hasErrors else { throw .badInput(bag.sorted) }
    let system = shots.lowered(view, &bag)
    if bag.hasErrors { throw .badInput(bag.sorted) }
    var project = Project(
      configuration: whole.configuration, baselines: whole.baselines, systems: [system], warnings: bag.sorted)
    project.inputs = whole.inputs
    return project
  }

  private func checkName(_ id: String, _ bag: inout DiagnosticBag) {
    guard let other = Self.places.updateValue(caller.place, forKey: id), other != caller.place else { return }
    Self.places[id] = other
    bag.error(
      "duplicate-id", "two expectations have the id '\(id)'", at: caller.place,
      hint: "give one a name: expectShot(of: view, named: \"open\")",
      notes: [Diagnostic.Note("the other", at: other)])
  }
}
