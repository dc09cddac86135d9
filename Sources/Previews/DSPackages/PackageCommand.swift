import Foundation

#if canImport(DSPluginProtocol)
  import DSPluginProtocol
#endif

/// `swift package dsrender …` without the package manager: builds the program of a package and runs it.
struct PackageCommand {
  private let context: PackageContext
  private let options: Options

  init(_ context: PackageContext, arguments: [String]) {
    (self.context, options) = (context, Options(arguments))
  }

  /// Does what the arguments ask for.
  /// - Returns: the exit code of the program.
  /// - Throws: `Failure` where it does not come to that.
  func run() throws -> Int32 {
    let targets = try PreviewTarget.all(of: context.package, isNeeded: options.needsPreviews(context.package))
    if options.arguments.first == "packages" {
      guard options.arguments == ["packages", "try"] else {
        throw Failure(message: "'packages' has one command, 'swift package dsrender packages try'", status: 64)
      }
      try Trial(context, targets: targets, options: options).run()
      return 0
    }
    let platform = try PlatformSetting.read(of: context.package)
    let mirror = Mirror(context, targets: targets, platform: platform)
    let revisions = try RevisionBuilds(context, targets: targets, platform: platform, options: options, mirror: mirror)
    if !mirror.foreign.isEmpty { print("left out: products in Objective-C: \(mirror.foreign.joined(separator: ", "))") }
    let memory = context.work.appending(component: "left-out.json").path(percentEncoded: false)
    let program = try PartialBuild(builder: Builder(mirror: mirror, options: options), memory: memory).build()
    try CompiledCatalogs.write(beside: program)
    try mirror.link(program)
    guard !options.buildsOnly else { return 0 }
    let mark = context.work.appending(component: "finished")
    let outcome = Result { try run(program, mark: mark, revisions) }
    revisions.keepPresent()
    try revisions.restore()
    return try outcome.get()
  }

  /// Runs the program where the package is, and hands its output on as it comes.
  /// - Parameter mark: a file that the program makes when it has carried out the command: a code of 0 without it is
  ///   authors' code that ended the program past all its handlers, and no pass.
  private func run(_ program: URL, mark: URL, _ revisions: RevisionBuilds) throws -> Int32 {
    // One that stays would let a program pass that did not carry out its command.
    try removeFile(mark.path(percentEncoded: false))
    let process = Process()
    process.executableURL = program
    process.arguments = options.arguments
    process.currentDirectoryURL = URL(fileURLWithPath: context.package.folder)
    process.standardInput = FileHandle.nullDevice
    // Where a preview crashes, what called it is of use, and neither registers nor libraries are. The program has the
    // same words, for those who run it by itself.
    let trace =
      "threads=crashed,registers=none,images=none,limit=24,top=0,symbolicate=fast,cache=no,output-to=stderr,color=no"
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": trace]) { own, added in
      own.isEmpty ? added : own
    }
    process.environment?[PluginProtocol.finished] = mark.path(percentEncoded: false)
    process.environment?[PluginProtocol.builds] = revisions.folder.path(percentEncoded: false)
    process.environment?[PluginProtocol.views] = revisions.wanted?.path(percentEncoded: false)
    try revisions.serve(process)
    if process.terminationStatus == 0, !FileManager.default.fileExists(atPath: mark.path(percentEncoded: false)) {
      throw Failure(
        message: "code of the package ended the program before it was finished", status: Failure.internalError)
    }
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
