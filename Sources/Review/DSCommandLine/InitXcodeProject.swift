package import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// What `init` needs to know of an Xcode project.
package struct DescribedProject: Sendable {
  /// The absolute path of the `.xcodeproj` or `.xcworkspace`.
  package var bundle: String
  /// The name of the target whose previews are drawn.
  package var target: String
  /// The number of previews of the target and of the frameworks that it links.
  package var previews: Int

  /// A project, by what was read of it.
  package init(bundle: String, target: String, previews: Int) {
    (self.bundle, self.target, self.previews) = (bundle, target, previews)
  }
}

/// Reads an Xcode project, without building it: the path of a project or of its folder, and the name of a target, nil for the
/// only app for phones.
package typealias DescribeProject =
  @Sendable (_ path: String, _ target: String?) -> Result<DescribedProject, DiagnosticsError>

extension InitCommand {
  /// The Xcode project that is meant: the one that is named, or the folder if it has one and no package; nil for none.
  func xcodeProject(in folder: String) -> String? {
    if let xcodeproj { return xcodeproj }
    guard font == nil, Program.content.describeProject != nil,
      // A folder that cannot be listed fails when it is written to.
      let names = try? childNames(of: folder), !names.contains("Package.swift"),
      names.contains(where: { $0.hasSuffix(".xcodeproj") })
    else { return nil }
    return folder
  }

  /// Writes a configuration that names an Xcode project and its target.
  func writeConfiguration(of project: String, into folder: String) throws {
    guard font == nil else {
      throw CommandFailure(
        .usage, "--font is for a new design system, and previews are drawn in the fonts that dsrender brings along",
        hint: "list the file under 'fonts' of a system in the configuration that is written")
    }
    guard let describe = Program.content.describeProject else {
      throw CommandFailure(
        .usage, "this program has its own previews and reads no Xcode project",
        hint: "run the 'dsrender' of a clone or an installation")
    }
    let found = try orFail(describe(absolutePath(project), target).mapError { RunError.badInput($0.diagnostics) })
    try write(
      [("dsrender.yaml", Self.configuration(of: found, in: absolutePath(folder)))], font: nil, into: folder,
      note:
        "\nthe target '\(found.target)' has \(found.previews.counted("preview")), besides those of local packages\n",
      recording: "draws every preview and records it; the first time takes minutes")
  }

  /// The text of a configuration that names a project.
  private static func configuration(of project: DescribedProject, in folder: String) -> String {
    """
    # What dsrender draws here. 'dsrender reference' prints all keys of this file.
    version: 1
    xcode:
      project: \(yamlScalar(relativePath(to: project.bundle, from: folder)))
      target: \(yamlScalar(project.target))

    """
  }
}
