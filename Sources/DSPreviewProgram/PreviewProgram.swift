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
    fixTimeZone()
    await run(await found(), program: words(of: CommandLine.arguments.first ?? ""))
  }

  /// What users call a program by: a package's own by its name, an installed one by its path.
  package static func words(of path: String) -> [String] {
    guard path.contains(".build/"), let name = path.split(separator: "/").last else { return [path] }
    return ["swift", "run", String(name)]
  }

  /// The same with the previews of some modules alone; where the package has no `dsrender.yaml`, one system named after
  /// it is made of them.
  /// - Parameters:
  ///   - package: the package's name.
  ///   - modules: the package's modules with previews. What it depends on may have some too, and they are not its own.
  ///   - fonts: a folder with the fonts that pictures are drawn with by default.
  @MainActor public static func main(package: String, modules: [String], fonts: String) async -> Never {
    fixTimeZone()
    let views = await found(in: modules)
    if views.isEmpty, !modules.isEmpty {
      writeStandardError(
        "dsrender: the modules \(modules.joined(separator: ", ")) were built, and hold no preview\n"
          + "  hint: is '#Preview' in a comment, or left out by '#if'?\n")
    }
    let drawn = Set(views.map(\.module)).sorted()
    let substitute: @Sendable () -> String? = {
      var isFolder: ObjCBool = false
      let hasSymbols = FileManager.default.fileExists(atPath: "Symbols", isDirectory: &isFolder) && isFolder.boolValue
      return drawn.isEmpty
        ? nil : defaultConfiguration(package, modules: drawn, fonts: fonts, symbols: hasSymbols ? "Symbols" : nil)
    }
    await run(views, substitute: substitute, program: ["swift", "package", "dsrender"])
  }

  /// Runs the command off the main queue, which is the views' from now on.
  private nonisolated static func run(
    _ views: [ViewScenario], substitute: (@Sendable () -> String?)? = nil, program: [String]
  ) async -> Never {
    TaskOrder.install()
    await Program.main(views: views, substitute: substitute, program: program)
  }

  /// Makes the process's time zone that of the environment, so that dates which a view formats by itself are the same on
  /// every machine. Foundation reads the variable when it is first asked for a zone.
  private static func fixTimeZone() { setenv("TZ", "GMT", 1) }

  /// The scenarios of all modules, or of some.
  @MainActor private static func found(in modules: [String]? = nil) async -> [ViewScenario] {
    for name in genericProviders() {
      writeStandardError(
        "warning: the previews of '\(name)' are not drawn: it is generic, and nothing says for which type\n")
    }
    WorkInHand.watch()
    var previews: [DiscoveredPreview] = []
    var problems: Set<String> = []
    let all = discoverPreviews { provider, previews in WorkInHand.run("the previews of '\(provider)'", previews) }
    for preview in all where modules?.contains(preview.module) != false {
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
