package import DSDiagnostics
import DSFiles
import DSReport
import Glibc

/// `dsrender --xcodeproj App.xcodeproj COMMAND`: makes a package of a project, builds its previews, and becomes the program that
/// has them.
///
/// The package lies in the folder `.dsrender` beside the project, which tells git to ignore it. Its sources are links to the
/// project's files, so the project does not change, and messages name its files.
package enum XcodeCommand {
  /// Runs a command, if the arguments name a project.
  /// - Parameters:
  ///   - arguments: the command line after the program's name.
  ///   - version: the version of dsrender, which a package at an address has as its tag.
  /// - Returns: the exit code; nil if the arguments name no project. A command that runs does not return.
  package static func run(_ arguments: [String], version: String) -> Int32? {
    do throws(XcodeArguments.Mistake) {
      guard let arguments = try XcodeArguments(arguments, configured: configuredProject()) else { return nil }
      return run(arguments, version)
    } catch {
      return fail(.usage, error.message, hint: error.hint)
    }
  }

  /// What there is to say of a project before anything is built.
  /// - Parameters:
  ///   - path: an absolute path of `App.xcodeproj`, `App.xcworkspace`, or a folder with one of them.
  ///   - target: the name of the target; nil for the only app for phones.
  /// - Returns: the path of the project or workspace, the name of the target, and the number of previews of the target and
  ///   the frameworks that it links.
  package static func describe(
    _ path: String, target: String?
  ) throws(DiagnosticsError) -> (bundle: String, target: String, previews: Int) {
    let found = try FoundProject(path, target: target)
    let package = try AppPackage(
      of: found.target, in: found.graph, configuration: nil, without: [], resolved: found.resolved)
    return (found.bundle, found.target.name, package.modules.reduce(0) { $0 + $1.previews })
  }

  private static func run(_ arguments: XcodeArguments, _ version: String) -> Int32 {
    do throws(DiagnosticsError) {
      let path = absolutePath(arguments.project)
      let found = try FoundProject(path, target: arguments.target)
      var package = try AppPackage(
        of: found.target, in: found.graph, configuration: arguments.configuration, without: arguments.without,
        resolved: found.resolved)
      package.mergeLocalPackages(without: arguments.without) { manifest(of: $0) }
      writeStandardError(package.warnings.map { $0.text + "\n" }.joined())
      let layout: PackageLayout
      do throws(FileError) {
        layout = try PackageLayout(package.modules, merged: package.merged)
        if arguments.explains {
          try writeStandardOutput(package.explanation(resources: layout))
          return ExitStatus.equal.rawValue
        }
      } catch { return fail(.inputOutput, error.message, hint: error.hint) }
      writeStandardError(package.leavings(layout).map { $0 + "\n" }.joined())
      return build(package, layout, target: found.target, arguments, version)
    } catch {
      writeStandardError(error.diagnostics.map { $0.text + "\n" }.joined())
      return ExitStatus.badInput.rawValue
    }
  }

  private static func build(
    _ package: AppPackage, _ layout: PackageLayout, target: XcodeTarget, _ arguments: XcodeArguments,
    _ version: String
  ) -> Int32 {
    guard let dsrender = dsrenderPackage(arguments.dsrender, version) else {
      return fail(
        .usage, "the sources of dsrender, of which the previews' program is built, are not beside this program",
        hint: "clone dsrender, and name the clone: --dsrender FOLDER, or the variable DSRENDER_PACKAGE")
    }
    let work = arguments.home ?? package.folder
    let home = joinPath(work, ".dsrender")
    let folder = joinPath(home, moduleName(target.name))
    let builds = arguments.buildFolder.map(absolutePath) ?? joinPath(home, "build")
    do throws(FileError) {
      try createFolders(home)
      if try fileKind(joinPath(home, ".gitignore")) == nil {
        try writeOutput(joinPath(home, ".gitignore"), Array("*\n".utf8))
      }
      let configuration = joinPath(work, "dsrender.yaml")
      let manifest = PackageManifest(package: package, layout: layout, dsrender: dsrender, folder: folder)
      try writePackage(
        layout, manifest: manifest.text, configuration: try fileKind(configuration) == nil ? nil : configuration,
        resolved: package.usedVersions, to: folder)
    } catch { return fail(.inputOutput, error.message, hint: error.hint) }
    if linkTarget(joinPath(builds, "dsrender")) == nil {
      writeStandardError("Building dsrender with the previews of \(target.name); the first time takes some minutes …\n")
    }
    var output = BuildOutput(folder: folder)
    let words =
      ["swift", "package", "--package-path", folder, "--scratch-path", builds, "dsrender", "--build-only"]
      + (arguments.isRelease ? ["--release"] : [])
    guard
      let status = DSXcodeProject.run(
        words, line: { if let line = output.line($0) { writeStandardError(line + "\n") } })
    else {
      return fail(
        .usage, "there is no program 'swift', which builds the previews",
        hint: "install Swift 6.2 or newer (swift.org/install), and put its folder into PATH")
    }
    guard status == 0 else {
      if output.code == nil, !output.resolves {
        writeStandardError("  hint: '--without-package NAME' leaves a package out that cannot be fetched here\n")
      }
      return output.code ?? ExitStatus.badInput.rawValue
    }
    let program = joinPath(builds, "dsrender")
    let bundle = "\(package.name)_\(package.modules.last?.settings.module ?? "").resources"
    if let built = linkTarget(program) {
      do throws(FileError) { try showMainBundle(bundle, info: package.info, in: splitPath(built).folder) } catch {
        return fail(.inputOutput, error.message, hint: error.hint)
      }
    }
    replaceProcess(
      by: program, arguments.command, in: work,
      [
        "DSRENDER_LINKS": folder, "DSRENDER_APP_BUNDLE": bundle,
        "DSRENDER_INVOCATION": invocation(arguments).joined(separator: "\u{1F}"),
      ])
    return fail(.internalError, "'\(program)' cannot be run: \(String(cString: strerror(errno)))")
  }

  /// The manifest of a package in a folder; nil if the package manager cannot read it, which it says again when it builds.
  private static func manifest(of path: String) -> LocalPackage? {
    var lines: [String] = []
    let words = ["swift", "package", "dump-package", "--package-path", path]
    guard DSXcodeProject.run(words, line: { lines.append($0) }) == 0 else { return nil }
    // Warnings come first.
    let text = lines.drop { $0 != "{" }.joined(separator: "\n")
    return try? LocalPackage(Array(text.utf8), path: path)
  }

  /// The beginning of the command line, for the commands that reports offer.
  static func invocation(_ arguments: XcodeArguments) -> [String] {
    func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }
    if arguments.home != nil {
      return ["dsrender"] + option("--dsrender", arguments.dsrender) + option("--build-folder", arguments.buildFolder)
    }
    return ["dsrender", "--xcodeproj", arguments.project] + option("--target", arguments.target)
      + option("--configuration", arguments.configuration) + option("--dsrender", arguments.dsrender)
      + option("--build-folder", arguments.buildFolder)
      + arguments.without.sorted().flatMap { ["--without-package", $0] }
  }

  /// Where dsrender's package is: what the user names, or the folder that this program was built in.
  private static func dsrenderPackage(_ named: String?, _ version: String) -> DsrenderPackage? {
    let variable = getenv("DSRENDER_PACKAGE").map { String(cString: $0) }
    if let named = named ?? variable, !named.isEmpty {
      let isAddress = named.contains("://") || named.hasPrefix("git@")
      return isAddress ? .address(named, version: version) : .folder(absolutePath(named))
    }
    var folder = runningProgram().map { splitPath($0).folder } ?? "/"
    while folder != "/", folder != "." {
      // A manifest that cannot be read is not dsrender's.
      if let text = try? readFile(joinPath(folder, "Package.swift"), limit: Limits.textFileBytes),
        String(decoding: text, as: UTF8.self).contains("DSPreviewProgram")
      {
        return .folder(folder)
      }
      folder = splitPath(folder).folder
    }
    return nil
  }

  private static func fail(_ status: ExitStatus, _ message: String, hint: String? = nil) -> Int32 {
    writeStandardError("dsrender: \(message)\n" + (hint.map { "  hint: \($0)\n" } ?? ""))
    return status.rawValue
  }
}
