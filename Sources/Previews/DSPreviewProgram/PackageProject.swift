import DSFiles
package import DSProject
import Foundation

/// The design systems of a package, for its code that draws outside of a run, such as a test.
@MainActor
package enum PackageProject {
  private static var known: [String: Project] = [:]

  /// Reads the package's `dsrender.yaml`, or what takes its place, once in a process.
  /// - Parameters:
  ///   - folder: the package's folder.
  ///   - sources: the folder of dsrender's sources, beside which its fonts may lie; nil for a program that lies among them.
  package static func load(_ folder: String, sources: String?) throws(RunError) -> Project {
    if let project = known[folder] { return project }
    // HarfBuzz changes glyphs by these; a picture depends on nothing but the project.
    for name in ["HB_OPTIONS", "HB_FONT_FUNCS", "HB_FACE_LOADER"] { unsetenv(name) }
    let configuration = folder + "/dsrender.yaml"
    let isConfigured = FileManager.default.fileExists(atPath: configuration)
    let font = isConfigured ? nil : PreviewProgram.machineFont(sources: sources, says: true)
    // Which modules have previews does not matter here: none of them are drawn.
    let substitute = defaultConfiguration(name(of: folder), modules: ["Tests"], font: font)
    var inputs = ProjectInputs()
    inputs.leavesModulesOut = true
    let project = try loadProject(
      configuration, substitute: substitute, bundledFonts: BundledFonts(sources: sources, bundles: bundles()),
      from: inputs)
    known[folder] = project
    return project
  }

  /// The folder of the package that a source file belongs to; nil if no manifest lies above it.
  package static func folder(of file: String) -> String? {
    var folder = splitPath(file).folder
    while folder.utf8.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      let parent = splitPath(folder).folder
      if parent == folder { break }
      folder = parent
    }
    return nil
  }

  /// What the manifest calls the package, or else the folder's name.
  private static func name(of folder: String) -> String {
    let manifest = (try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)) ?? ""
    let name = manifest.firstMatch(of: #/\bPackage\s*\(\s*name:\s*"([^"\n]+)"/#)?.1
    return name.map(String.init) ?? splitPath(folder).leaf
  }

  /// The names of the bundles that lie beside the running program.
  private static func bundles() -> [String] {
    let folder = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
      splitPath($0).folder
    }
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted()
  }
}
