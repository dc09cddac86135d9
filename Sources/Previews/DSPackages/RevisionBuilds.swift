import Foundation

#if canImport(DSPluginProtocol)
  import DSPluginProtocol
#endif
#if canImport(DSSource)
  import DSSource
#endif

/// Builds other revisions of the package while its program runs and requests them
/// (`DSPreviewProgram/RevisionViews.swift`).
///
/// A revision is built in the build folder of the present program, so that only the package's own modules are compiled,
/// by today's manifest and with today's dependencies. Its drawings are written into one file, which is kept; the
/// program is not. The drawings of a run of the present sources are kept too: the base of the next change is most often
/// what was drawn last. Afterwards the present program is built again, because both use the same folders of resources.
final class RevisionBuilds {
  /// Files of views that are kept: a day has more edits than commits, and the last commit's must not be lost to them.
  private static let kept = 32

  private let context: PackageContext
  private let targets: [PreviewTarget]
  private let platform: PlatformReading.Platform?
  private let present: Mirror
  private let options: Options
  /// The folder of the pipes and of the files of views.
  let folder: URL
  private var isOther = false
  /// The state before the program was built, or before the first base is requested; nil if git cannot list the package.
  private lazy var state: PackageState? = try? currentState()
  /// The file that the program of this run may write; nil if its views are not kept.
  private(set) var wanted: URL?

  /// - Parameter mirror: that of the present sources.
  init(
    _ context: PackageContext, targets: [PreviewTarget], platform: PlatformReading.Platform?, options: Options,
    mirror: Mirror
  ) throws {
    (self.context, self.targets, self.platform, self.options) = (context, targets, platform, options)
    present = mirror
    folder = context.work.appending(component: "revisions")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Programs that were left by their plugin may still write one. One that stays takes up room and is read by nothing.
    let left = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in left where file.pathExtension == "present" { try? FileManager.default.removeItem(at: file) }
    // Bases are read by the package's own configuration.
    guard options.arguments.first == "matrix", !options.arguments.contains(where: { $0.hasPrefix("--config") }),
      let state, !FileManager.default.fileExists(atPath: views(of: state.key).path)
    else { return }
    wanted = folder.appending(component: "\(state.key)-\(getpid()).present")
  }

  /// Keeps what the program has written, where the sources are still those that it was built of. It only saves time, so that
  /// no error ends the run.
  func keepPresent() {
    guard let wanted, let state, FileManager.default.fileExists(atPath: wanted.path) else { return }
    if state.isUntouched, (try? currentState())?.key == state.key {
      try? FileManager.default.moveItem(at: wanted, to: views(of: state.key))
      try? removeOld()
    }
    try? FileManager.default.removeItem(at: wanted)
  }

  private func views(of key: String) -> URL { folder.appending(component: key + ".views") }

  /// Answers a process until it has ended; it must not run yet.
  func serve(_ process: Process) throws {
    guard let server = PluginProtocol.Server(in: folder.path) else {
      throw Failure(message: "the pipes in '\(folder.path)' cannot be made", status: Failure.internalError)
    }
    process.terminationHandler = { _ in server.end() }
    try process.run()
    while let commit = server.question() { server.answer(answer(commit)) }
    process.waitUntilExit()
  }

  /// Builds the present program again where another one was built.
  func restore() throws {
    guard isOther else { return }
    let mirror = Mirror(context, targets: targets, platform: platform)
    mirror.partial = present.partial
    try mirror.update()
    let builder = Builder(mirror: mirror, options: options)
    try mirror.link(try builder.program(of: builder.attempt()))
  }

  private func answer(_ commit: String) -> PluginProtocol.Answer {
    do {
      // Without a state of the files the commit's name identifies them.
      let key = try (try? state?.key(of: commit)) ?? "\(commit)-\(PackageState.hash(surroundings()))"
      let file = views(of: key)
      if !FileManager.default.fileExists(atPath: file.path) { try build(commit, into: file) }
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
      try removeOld()
      return .built(views: file.path, folders: sourceFolders)
    } catch let failure as Failure {
      return .failed(reason: failure.message ?? "the build failed")
    } catch { return .failed(reason: "\(error)") }
  }

  private func build(_ commit: String, into file: URL) throws {
    FileHandle.standardError.write(Data("Building the previews of \(commit.prefix(8)) to find out causes …\n".utf8))
    let revision = try Revision(commit, of: context.package, in: context.work)
    defer { revision.remove() }
    let mirror = Mirror(context, targets: targets, platform: platform, revision: revision)
    isOther = true
    try mirror.unlink()
    switch try PartialBuild(builder: Builder(mirror: mirror, options: options), memory: nil).attempt() {
    case .built(let program):
      guard try revision.isIntact else {
        throw Failure(message: "sources were changed while those of \(commit.prefix(8)) were built")
      }
      try run(program, commit, into: file)
    case .failed(let output): throw Failure(message: firstError(of: output))
    case .ended(let signal, _): throw Failure(message: "the build was ended by signal \(signal)")
    }
  }

  /// Lets the revision's program write its views.
  private func run(_ program: URL, _ commit: String, into file: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = ["views", "--revision", commit, "--out", file.path + ".new"]
    process.currentDirectoryURL = URL(fileURLWithPath: context.package.folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: file.path + ".new") else {
      throw Failure(message: firstError(of: said))
    }
    try FileManager.default.moveItem(atPath: file.path + ".new", toPath: file.path)
  }

  private func firstError(of output: String) -> String {
    let lines = output.split(separator: "\n")
    return (lines.first { $0.contains("error: ") } ?? lines.last).map(String.init) ?? "it printed nothing"
  }

  private func currentState() throws -> PackageState {
    try PackageState(folders: present.folders, surroundings: try surroundings()) {
      present.fileList.split(separator: "\n").map(String.init)
    }
  }

  /// What decides views beside files: how they are built and read, the manifest, and the versions of dependencies.
  private func surroundings() throws -> String {
    let package = context.package.folder
    var text = options.configuration + (platform?.rawValue ?? "") + package
    for name in try FileManager.default.contentsOfDirectory(atPath: package).sorted()
    where name.hasPrefix("Package") && (name.hasSuffix(".swift") || name.hasSuffix(".resolved")) {
      text += try String(contentsOfFile: package + "/" + name, encoding: .utf8)
    }
    return text
  }

  /// The folders of the targets that the program is made of, but for dsrender's and those that were loaded.
  private var sourceFolders: [String] {
    let names = Set(targets.map(\.name))
    let own = context.package.targets.filter { names.contains($0.name) }
    let all = (own + own.flatMap(\.recursiveDependencies)).map(\.folder)
    let dsrender = present.dsrender
    return Set(all).filter { path in dsrender.map { !path.hasPrefix($0 + "/Sources/") } ?? true }.sorted()
  }

  private func removeOld() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey]
    ).filter { $0.pathExtension == "views" }
    // A file without a date counts as the oldest.
    func date(_ file: URL) -> Date {
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
    }
    for file in files.sorted(by: { date($0) > date($1) }).dropFirst(Self.kept) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
