import ArgumentParser
import DSDiagnostics
import DSFiles
import DSGeometry
import DSMatrix
import DSNode
import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// Prints the frame of every view of shots or component files.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Print the frame of every view as JSON, without drawing anything.",
    discussion: """
      Takes component files, which need no configuration, or ids of shots and scenarios of the configured project; \
      without arguments, all shots that --filter selects. The root is proposed the container's size and centred in it.
      docs/frames.md describes the output and the file of --text-metrics.
      """)

  @Option(
    name: .customLong("config"), help: ArgumentHelp("The configuration file.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?
  @Option(help: "The design system whose fonts and tokens component files use.")
  var system: String?
  @OptionGroup var selection: SelectionOptions
  @Argument(
    help: "Component files, or ids of shots or scenarios.", completion: .file(extensions: ["yaml", "yml", "json"]))
  var trees: [String] = []
  @Option(help: ArgumentHelp("The container, such as 320x200, 320x, x200 or x.", valueName: "width x height"))
  var size: ContainerSize?
  @Option(help: "The platform whose line heights and defaults apply.")
  var profile: Choice<ProfileName>?
  @Option(
    help: ArgumentHelp("Recorded text sizes, used instead of fonts.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var textMetrics: String?
  @Flag(help: "Measure texts that are not among the recorded ones with the fonts.")
  var measureMissing = false
  @Option(help: ArgumentHelp("Device pixels per point.", valueName: "number"))
  var scale: Double?
  @Option(help: "The direction at the root.")
  var direction: Choice<LayoutDirection>?
  @Flag(help: "List the rectangles of 'views' on the pixel grid.")
  var rounded = false

  func validate() throws {
    if let scale, !(scale > 0 && scale <= Limits.framesScale) {
      throw ValidationError("--scale takes a number up to \(Limits.framesScale.text()).")
    }
    if system != nil, files.isEmpty { throw ValidationError("--system is for component files.") }
    if system != nil, config == nil { throw ValidationError("--system needs the --config that lists it.") }
    if !files.isEmpty, files.count < trees.count {
      throw ValidationError("give component files or ids, not both.")
    }
  }

  private var files: [String] {
    trees.filter { tree in [".yaml", ".yml", ".json"].contains { tree.hasSuffix($0) } }
  }

  func run() throws {
    var options = FrameOptions()
    options.size = size?.size
    options.profile = profile?.value
    options.scale = scale
    options.direction = direction?.value
    options.measuresMissingTexts = measureMissing
    if let textMetrics {
      let texts = Result { () throws(RunError) in try loadTextMetrics(textMetrics) }
      options.texts = try orFail(texts)
    }
    let project = try load()
    let shots = try chosen(of: project)
    var found: [FrameTree] = []
    var failures: [(id: String, failure: ShotFailure)] = []
    for entry in shots {
      do throws(ShotFailure) { found.append(try frames(of: entry.shot, of: entry.system, options)) } catch {
        failures.append((entry.shot.id, error))
      }
    }
    try writeStandardOutput(FrameTree.json(found, failures: failures, rounded: rounded))
    if let first = failures.first {
      for failure in failures { writeStandardError(standardErrorPrinter.text(failure.failure.problems)) }
      throw CommandFailure(first.failure.cause)
    }
  }

  private func load() throws -> Project {
    guard !files.isEmpty else {
      var options = ProjectOptions()
      options.files = [config].compactMap(\.self)
      return try options.load()
    }
    let loaded = Result { () throws(RunError) in try loadTrees(files, configuration: config, system: system) }
    let project = try orFail(loaded)
    writeStandardError(standardErrorPrinter.text(project.warnings))
    return project
  }

  /// The requested shots; the id of a scenario stands for its first variant.
  private func chosen(of project: Project) throws -> [ProjectShot] {
    let filter = try makeFilter([project], globs: selection.filter, axes: selection.axis)
    let all = project.shots.filter { filter.matches($0.shot) }
    guard files.isEmpty, !trees.isEmpty else { return all }
    return try trees.map { id in
      if let shot = all.first(where: { $0.shot.id == id }) ?? all.first(where: { $0.shot.scenario.id == id }) {
        return shot
      }
      throw project.noShot(id)
    }
  }
}

/// A container's size as an option's value: two numbers around an `x`; what is left out is left open.
struct ContainerSize: ExpressibleByArgument {
  var size = Scenario.OfferedSize()

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    for (index, part) in parts.enumerated() where !part.isEmpty {
      guard let length = Double(String(part)), length >= 0, length <= Limits.points else { return nil }
      if index == 0 { size.width = length } else { size.height = length }
    }
  }
}
