import ArgumentParser
import DSDiagnostics
import DSDiff
import DSFiles
import DSMatrix
import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// Draws one shot into a file.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one shot into a file, without comparing it.")

  @OptionGroup var project: ProjectOptions
  @Argument(
    help: """
      The id of the shot, as 'dsrender matrix --list' prints it; axes omitted from its variant have their default.
      """)
  var id: String
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("The file; its extension, .png or .svg, decides the format.", valueName: "file"),
    completion: .file(extensions: ["png", "svg"]))
  var out: String

  func validate() throws {
    guard out.hasSuffix(".png") || out.hasSuffix(".svg") else {
      throw ValidationError("--out takes the path of a .png or .svg file.")
    }
  }

  func run() throws {
    let loaded = try project.load()
    let found = try loaded.shot(named: id)
    let shot = found.shot
    let made: Result<RenderedShot, ShotFailure> = Result { () throws(ShotFailure) in
      try renderShot(shot, of: found.system, as: out.hasSuffix(".svg") ? .svg : .png)
    }
    switch made {
    case .failure(let failure):
      writeStandardError(standardErrorPrinter.text(failure.problems))
      throw CommandFailure(failure.cause)
    case .success(let rendered):
      writeStandardError(standardErrorPrinter.text(rendered.warnings))
      try orFail(Result { () throws(RunError) in try writePicture(out, rendered.bytes) })
      try writeStandardOutput(
        "\(out): \(rendered.size.text) pixels" + (shot.id == id ? "" : " of \(shot.id)") + "\n")
    }
  }
}
