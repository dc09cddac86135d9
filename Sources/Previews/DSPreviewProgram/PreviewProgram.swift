import CWallClock
import DSCommandLine
import DSCrashes
import DSDiagnostics
import DSFiles
import DSPreviews
import DSProject
import Foundation

/// The program `dsrender` with the previews of the modules that are linked into it.
///
/// A package's own program is three lines: `import DSPreviewProgram` and `await PreviewProgram.main()`; `swift package
/// dsrender` writes one automatically.
public enum PreviewProgram {
  /// Finds the previews, runs the command that the process was called with, and ends the process with its exit code.
  @MainActor public static func main() async -> Never {
    announcePreviews()
    setClocks()
    refuseNetwork()
    RenderedImages.install(folder: ".", sources: nil)
    await run(await found(in: nil, SourceFiles()), program: words(of: CommandLine.arguments.first ?? ""))
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
  ///   - folders: where the sources of modules lie that are not in `Sources`, by module.
  ///   - bundles: the names of the bundles that resources of the package and of what it depends on lie in.
  ///   - sources: the folder of dsrender's sources, beside which its fonts may lie.
  ///   - leftOut: the errors of the code that does not compile, each `file:line:column: message`.
  ///   - knowsAllNames: whether all previews have kept their names without that code.
  @MainActor public static func main(
    package: String, modules: [String], folders: [String: String] = [:], bundles: [String] = [], sources: String,
    leftOut: [String] = [], knowsAllNames: Bool = true
  ) async -> Never {
    announcePreviews()
    setClocks()
    refuseNetwork()
    RenderedImages.install(folder: ".", sources: sources)
    let views = await found(in: modules, SourceFiles(folders: folders))
    if views.isEmpty, !modules.isEmpty {
      writeStandardError(
        "dsrender: the modules \(modules.joined(separator: ", ")) were built, and hold no preview\n"
          + "  hint: is '#Preview' in a comment, or left out by '#if'?\n")
    }
    let drawn = Set(views.map(\.module)).sorted()
    let isFirst = KnownCrashes.current.isEmpty
    let substitute: @Sendable () -> String? = {
      guard !drawn.isEmpty else { return nil }
      let font = machineFont(sources: sources, says: isFirst)
      var isFolder: ObjCBool = false
      let hasSymbols = FileManager.default.fileExists(atPath: "Symbols", isDirectory: &isFolder) && isFolder.boolValue
      return defaultConfiguration(package, modules: drawn, font: font, symbols: hasSymbols ? "Symbols" : nil)
    }
    await run(
      views, leftOut: LeftOutCode(leftOut, knowsAllNames: knowsAllNames), substitute: substitute, sources: sources,
      bundles: bundles, program: invocation)
  }

  /// The beginning of the command line that users call the program of a package with: `dsrender --xcodeproj …` names its own in a
  /// variable, word by word with separators between them.
  private nonisolated static var invocation: [String] {
    let named = ProcessInfo.processInfo.environment["DSRENDER_INVOCATION"]?.split(separator: "\u{1F}").map(String.init)
    return named ?? ["swift", "package", "dsrender"]
  }

  /// Runs the command off the main queue, which is the views' from now on.
  private nonisolated static func run(
    _ views: [ViewScenario], leftOut: LeftOutCode = LeftOutCode(), substitute: (@Sendable () -> String?)? = nil,
    sources: String? = nil, bundles: [String] = [], program: [String]
  ) async -> Never {
    TaskOrder.install()
    await Program.main(
      views: views, leftOut: leftOut, substitute: substitute, sources: sources, bundles: bundles, program: program,
      buildViews: RevisionViews.builder, viewsFile: RevisionViews.file)
  }

  /// The font of the machine, for a package without a configuration, if those that dsrender brings along are not
  /// installed; its use is reported.
  nonisolated static func machineFont(sources: String?, says: Bool) -> FoundFont? {
    let bundled = BundledFonts(sources: sources)
    guard bundled.found.isEmpty, let font = FoundFont.first() else { return nil }
    if says {
      writeStandardError(
        "warning: the fonts that dsrender brings along are not installed; pictures are drawn in \(font.family) of this"
          + " machine, and differ on others\n  hint: \(bundled.remedy)\n")
    }
    return font
  }

  /// Lets sources know that they run for previews, as Xcode does: authors leave out what no preview needs, such as a server.
  private static func announcePreviews() { setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1) }

  /// Makes the process's time zone that of the environment, so that dates which a view formats itself are the same on
  /// every machine. Foundation reads the variable when a zone is first used. A second process gets a different clock.
  private static func setClocks() {
    setenv("TZ", "GMT", 1)
    if let seconds = getenv(SecondProcess.clockOffset) { wall_clock_set_off(atol(seconds)) }
    unsetenv(SecondProcess.clockOffset)
  }

  /// The scenarios of all modules, or of some.
  @MainActor private static func found(in modules: [String]?, _ files: SourceFiles) async -> [ViewScenario] {
    Restarts.prepare()
    let crashes = KnownCrashes.current
    // This is reported once.
    for name in crashes.isEmpty ? genericProviders() : [] {
      writeStandardError(
        "warning: the previews of '\(name)' are not drawn: it is generic, and nothing says for which type\n")
    }
    // Reading a preview makes views, which may put off a download, say, until others are drawn. What prepares previews may wait.
    delays_stop()
    let all = discoverPreviews { unread, read in
      let id = "the previews of \(unread.source)"
      let place = location(of: unread, in: files)
      let found = crashes.runs(id) ? CurrentWork.run(id, at: place, read) : []
      return crashes.diagnostic(of: id, at: place) == nil ? found : nil
    }
    delays_go_on()
    var found: [FoundPreview] = []
    for preview in all where modules?.contains(preview.module) != false {
      found.append(
        FoundPreview(
          preview: preview, failure: await failure(of: preview, at: location(of: preview, in: files), crashes)))
    }
    return scenarios(of: found, variants: discoverVariants(), in: files)
  }

  /// Why a preview cannot be drawn in any variant; nil if it can.
  @MainActor private static func failure(
    of preview: DiscoveredPreview, at place: SourceLocation, _ crashes: KnownCrashes
  ) async -> Diagnostic? {
    if let crash = crashes.diagnostic(of: "the previews of \(preview.source)", at: place) { return crash }
    let id = "the modifiers of \(preview.source)"
    let problem = crashes.runs(id) ? await CurrentWork.run(awaiting: id, at: place) { await preview.prepare() } : nil
    return crashes.diagnostic(of: id, at: place)
      ?? problem.map { Diagnostic("unready-preview", $0, at: place, hint: "the previews that share it are not drawn") }
  }
}
