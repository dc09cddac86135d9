import Foundation
import PackagePlugin

/// `swift package dsrender …`: builds the package's targets that have previews into a program that has all commands of
/// `dsrender`, and runs it.
///
/// The program is built in a separate folder, because the package's build folder is locked while a plugin runs, and
/// from a mirror of the package, because the program must see targets that are not products. The plugin requests no
/// permission: a permission to write would need a terminal, and on Linux a plugin can always write to its own work
/// folder.
@main
struct DSPackagePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    do {
      let options = Options(arguments)
      let targets = try PreviewTarget.all(of: context.package, isNeeded: options.needsPreviews(context.package))
      if options.arguments.first == "packages" {
        guard options.arguments == ["packages", "try"] else {
          throw Failure(message: "'packages' has one command, 'swift package dsrender packages try'", status: 64)
        }
        return try Trial(context, targets: targets, options: options).run()
      }
      let platform = try PlatformSetting.read(of: context.package)
      let mirror = Mirror(context, targets: targets, platform: platform)
      let revisions = try RevisionBuilds(
        context, targets: targets, platform: platform, options: options, mirror: mirror)
      try mirror.update()
      let program = try Builder(mirror: mirror, options: options).build()
      try mirror.link(program)
      guard !options.buildsOnly else { return }
      let mark = context.pluginWorkDirectoryURL.appending(component: "finished")
      let outcome = Result {
        try run(program, options.arguments, in: context.package.directoryURL, mark: mark, revisions)
      }
      revisions.keepPresent()
      try revisions.restore()
      let status = try outcome.get()
      // The package manager ends with 1 whatever the code is, but its last line names it.
      if status != 0 { end(status) }
    } catch let failure as Failure {
      if let message = failure.message { Diagnostics.error(message) }
      end(failure.status)
    }
  }

  /// Ends the plugin when the package manager has taken and printed all output, however slow its own reader is: the
  /// last message comes through another channel, and would appear in the middle of a line.
  private func end(_ status: Int32) -> Never {
    fflush(nil)
    // Both outputs are one pipe, which also tells its writer how much has not been read yet.
    var unread: Int32 = 0
    while ioctl(STDERR_FILENO, UInt(FIONREAD), &unread) == 0, unread > 0 { usleep(20_000) }
    usleep(100_000)
    exit(status)
  }

  /// Runs the program where the package is, and passes its output on as it comes.
  /// - Parameter mark: a file that the program makes when it has finished: an exit code of 0 without it means that
  ///   authors' code ended the program past all its handlers, and is not a pass. `DSRENDER_FINISHED` names it.
  private func run(
    _ program: URL, _ arguments: [String], in folder: URL, mark: URL, _ revisions: RevisionBuilds
  ) throws -> Int32 {
    try? FileManager.default.removeItem(at: mark)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // If a preview crashes, its callers are useful, and neither registers nor libraries are. The program has the same
    // settings, for those who run it directly.
    let trace =
      "threads=crashed,registers=none,images=none,limit=24,top=0,symbolicate=fast,cache=no,output-to=stderr,color=no"
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": trace]) { own, added in
      own.isEmpty ? added : own
    }
    process.environment?["DSRENDER_FINISHED"] = mark.path(percentEncoded: false)
    process.environment?["DSRENDER_BUILDS"] = revisions.folder.path(percentEncoded: false)
    process.environment?["DSRENDER_VIEWS"] = revisions.wanted?.path(percentEncoded: false)
    try revisions.serve(process)
    if process.terminationStatus == 0, !FileManager.default.fileExists(atPath: mark.path(percentEncoded: false)) {
      throw Failure(
        message: "code of the package ended the program before it was finished", status: Failure.internalError)
    }
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}

/// Why nothing could be drawn, with the exit code that `dsrender` has for it.
struct Failure: Error {
  static let badInput: Int32 = 65
  static let internalError: Int32 = 70

  /// What to print; nil if everything was printed.
  var message: String?
  var status = badInput
}

/// What precedes the command: options of the plugin itself.
struct Options {
  /// Whether the program is only built.
  private(set) var buildsOnly = false
  /// `debug` or `release`.
  private(set) var configuration = "debug"
  /// What the program is called with.
  private(set) var arguments: [String]

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let first = rest.first, ["--build-only", "--release"].contains(first) {
      if first == "--release" { configuration = "release" } else { buildsOnly = true }
      rest = rest.dropFirst()
    }
    self.arguments = Array(rest)
  }

  /// Whether there is nothing to do without previews: a package with a configuration may be one of component files.
  func needsPreviews(_ package: Package) -> Bool {
    let isConfigured = FileManager.default.fileExists(atPath: package.directoryURL.path + "/dsrender.yaml")
    let isAboutProject = arguments.first.map { !$0.hasPrefix("-") && !["init", "reference", "schema"].contains($0) }
    return !isConfigured && isAboutProject == true && !arguments.contains { $0.hasPrefix("--config") }
  }
}
