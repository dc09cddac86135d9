import ArgumentParser
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport
import DSShots

/// Draws one shot into a file.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one shot into a file, without comparing it.")

  @OptionGroup var project: ProjectOptions
  @Argument(help: "The id of the shot, as 'dsrender matrix --list' prints it.")
  var id: String
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("The file; its ending, .png or .svg, decides what is written.", valueName: "file"))
  var out: String

  func validate() throws {
    guard out.hasSuffix(".png") || out.hasSuffix(".svg") else {
      throw ValidationError("--out takes the path of a .png or .svg file.")
    }
  }

  func run() throws {
    let loaded = try project.load()
    guard let (system, shot) = loaded.shots.first(where: { $0.shot.id == id }) else {
      throw CommandFailure(
        .usage, "there is no shot '\(id)'",
        hint: variant(of: loaded) ?? didYouMean(id, among: loaded.shots.map(\.shot.id))
          ?? "'dsrender matrix --list' prints all ids")
    }
    let made: Result<RenderedShot, ShotFailure> = Result { () throws(ShotFailure) in
      try renderShot(shot, of: system, as: out.hasSuffix(".svg") ? .svg : .png)
    }
    switch made {
    case .failure(let failure):
      writeStandardError(standardErrorPrinter.text(failure.problems))
      throw CommandFailure(failure.cause)
    case .success(let rendered):
      writeStandardError(standardErrorPrinter.text(rendered.warnings))
      try orFail(Result { () throws(RunError) in try writePicture(out, rendered.bytes) })
      try writeStandardOutput("\(out): \(rendered.size.text) pixels\n")
    }
  }

  /// What to write where the id is that of a scenario, without the variant.
  private func variant(of project: Project) -> String? {
    let first = project.shots.first { $0.shot.id.hasPrefix(id + "@") }
    return first.map { "name a variant of the scenario, such as '\($0.shot.id)'" }
  }
}
