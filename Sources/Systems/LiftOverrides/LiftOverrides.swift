import Foundation
import PackagePlugin

/// Builds the Swift files that a target's manifest excludes, with the overrides of their extensions in the bodies of
/// their classes.
///
/// A target whose files are not excluded, as on Apple's platforms, is left alone.
@main
struct LiftOverrides: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let compiled = Set(target.sourceFiles.map(\.url.standardizedFileURL.path))
    let folder = FileManager.default.enumerator(atPath: target.directoryURL.path)
    let excluded = (folder?.compactMap { $0 as? String } ?? []).sorted()
      .map { target.directoryURL.appending(path: $0).standardizedFileURL }
      .filter { $0.pathExtension == "swift" && !compiled.contains($0.path) }
    guard !excluded.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "lifted")
    return [
      .buildCommand(
        displayName: "Lifting overrides of \(target.name)", executable: try context.tool(named: "lift-overrides").url,
        arguments: ["--out", output.path] + excluded.map(\.path), inputFiles: excluded,
        outputFiles: excluded.map { output.appending(path: "lifted-" + $0.lastPathComponent) })
    ]
  }
}
