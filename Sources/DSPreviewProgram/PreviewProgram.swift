import DSCommandLine
import DSFiles
import DSPreviews
import DSRun
import Foundation

/// The program `dsrender` with the previews of the modules that are linked into it.
///
/// A package's own program is three lines: `import DSPreviewProgram` and `await PreviewProgram.main()`;
/// `swift package dsrender` writes one by itself.
public enum PreviewProgram {
  /// Finds the previews, runs the command that the process was called with, and ends the process with its exit code.
  @MainActor public static func main() async -> Never {
    await Program.main(views: await found())
  }

  /// The same; where the package has no `dsrender.yaml`, one system named after it is made of all its modules.
  /// - Parameters:
  ///   - package: the package's name.
  ///   - targets: the targets that are linked in, for messages.
  ///   - fonts: a folder with the fonts that pictures are drawn with by default.
  @MainActor public static func main(package: String, targets: [String], fonts: String) async -> Never {
    let views = await found()
    if views.isEmpty, !targets.isEmpty {
      writeStandardError(
        "dsrender: the targets \(targets.joined(separator: ", ")) were built, and hold no preview\n"
          + "  hint: is '#Preview' in a comment, or left out by '#if'?\n")
    }
    let modules = Set(views.map(\.module)).sorted()
    let substitute: @Sendable () -> String? = {
      var isFolder: ObjCBool = false
      let hasSymbols = FileManager.default.fileExists(atPath: "Symbols", isDirectory: &isFolder) && isFolder.boolValue
      return modules.isEmpty
        ? nil : defaultConfiguration(package, modules: modules, fonts: fonts, symbols: hasSymbols ? "Symbols" : nil)
    }
    await Program.main(views: views, substitute: substitute, program: ["swift", "package", "dsrender"])
  }

  @MainActor private static func found() async -> [ViewScenario] {
    for name in genericProviders() {
      writeStandardError(
        "warning: the previews of '\(name)' are not drawn: it is generic, and nothing says for which type\n")
    }
    var previews: [DiscoveredPreview] = []
    var problems: Set<String> = []
    for preview in discoverPreviews() {
      if let problem = await preview.prepare() {
        problems.insert(problem)
      } else {
        previews.append(preview)
      }
    }
    // A run without some of its previews must not pass.
    if !problems.isEmpty {
      for problem in problems.sorted() { writeStandardError("error: \(problem)\n") }
      exit(65)
    }
    return scenarios(of: previews, variants: discoverVariants())
  }
}
