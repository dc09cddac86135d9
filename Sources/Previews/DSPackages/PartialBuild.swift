import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// Builds the program of a mirror without the code that does not compile.
///
/// What has errors is left out, then what needs it has errors, and so on until the rest compiles. The package is first built
/// whole wherever a file has changed: what was missing may be there by now. If its errors are the same as before, everything
/// that was left out then is left out at once.
struct PartialBuild {
  let builder: Builder
  /// The file that remembers what was left out; nil if that is not remembered.
  let memory: String?
  /// A build of what the mirror is at the moment.
  var attemptOnce: (Builder) throws -> Builder.Outcome = { try $0.attempt() }

  var mirror: Mirror { builder.mirror }

  /// Builds what has changed and gives the program; the compiler's output is passed on if errors remain.
  func build() throws -> URL { try builder.program(of: attempt()) }

  /// Builds what has changed.
  func attempt() throws -> Builder.Outcome {
    let inputs = memory == nil ? "" : mirror.inputs + builder.options.configuration
    let last = memory.flatMap(Memory.read)
    if let last, last.inputs == inputs { take(last) }
    var first: CompilerErrors?
    var effort = BuildEffort()
    var outcome = try buildMirror()
    while case .failed(let output) = outcome {
      let errors = CompilerErrors(output)
      let isFirst = first == nil
      first = first ?? errors
      effort.count(Dictionary(grouping: errors.byFile.keys, by: target).mapValues(\.count))
      if isFirst, let last, last.inputs != inputs, last.first == errors.byFile, take(last) {
        outcome = try buildMirror()
        continue
      }
      let isLess = leaveOut(errors, effort)
      guard leaveOutHopeless(errors, &effort) || isLess else { break }
      if isFirst, !mirror.isOfRevision { print("Some of the package does not compile; building the rest …") }
      // A run that is interrupted goes on here the next time.
      if let memory {
        try Memory(inputs: inputs, first: first?.byFile ?? [:], of: mirror).write(to: memory, besides: last)
      }
      outcome = try buildMirror()
    }
    if let memory, case .built = outcome {
      try Memory(inputs: inputs, first: first?.byFile ?? [:], of: mirror).write(to: memory, besides: last)
    }
    return outcome
  }

  private func buildMirror() throws -> Builder.Outcome {
    try mirror.update()
    return try attemptOnce(builder)
  }

  /// The target that a file belongs to; a file that belongs to none counts for itself.
  private func target(of path: String) -> String { mirror.target(of: path)?.id ?? path }

  /// Leaves out what has errors; false if that leaves nothing more out, or some are in files that are not the package's.
  /// - Parameter effort: says of which targets files go whole.
  private func leaveOut(_ errors: CompilerErrors, _ effort: BuildEffort) -> Bool {
    var isLess = false
    for (path, problems) in withAllImports(errors.byFile) {
      guard let source = mirror.source(at: path) else { return false }
      var partial = mirror.partial[path] ?? PartialSource(source, file: mirror.name(of: path))
      if partial.leaveOut(problems, wholly: effort.isHurried(target(of: path))) { isLess = true }
      mirror.partial[path] = partial
    }
    return isLess
  }

  /// The errors, and one for each import of a module that is missing in the files of the same target: the compiler names a
  /// missing module in one file at a time, so that each would take a build.
  private func withAllImports(
    _ errors: [String: [PartialSource.Problem]]
  ) -> [String: [PartialSource.Problem]] {
    var all = errors
    var seen: Set<[String]> = []
    for (path, problems) in errors {
      for problem in problems {
        guard let module = problem.message.firstMatch(of: /^no such module '(\w+)/)?.output.1 else { continue }
        let siblings = mirror.siblings(of: path)
        guard seen.insert([String(module), siblings.first ?? ""]).inserted else { continue }
        for other in siblings where errors[other]?.contains(where: { $0.message == problem.message }) != true {
          guard let text = mirror.partial[other]?.text ?? mirror.source(at: other), text.contains(module) else {
            continue
          }
          for place in ImportLines.places(of: String(module), in: text) {
            let same = PartialSource.Problem(line: place.line, column: place.column, message: problem.message)
            if all[other]?.contains(same) != true { all[other, default: []].append(same) }
          }
        }
      }
    }
    return all
  }

  /// Leaves out what an earlier build left out of files that are as they were; false if that is nothing.
  @discardableResult
  private func take(_ memory: Memory) -> Bool {
    for (path, file) in memory.files {
      guard let source = mirror.source(at: path), Memory.hash(source) == file.hash else { continue }
      mirror.partial[path] = PartialSource(source, file: mirror.name(of: path), cuts: file.cuts)
    }
    return !mirror.partial.isEmpty
  }
}

extension PartialBuild {
  /// What a build has left out.
  private struct Memory: Codable {
    /// What is left out of a file.
    struct File: Codable, Equatable {
      /// The hash of the file that it was left out of.
      let hash: String
      let cuts: [PartialSource.Cut]
    }

    /// What the program was built from.
    let inputs: String
    /// The errors of the whole package.
    var first: [String: [PartialSource.Problem]]
    let files: [String: File]

    init(inputs: String, first: [String: [PartialSource.Problem]], of mirror: Mirror) {
      (self.inputs, self.first) = (inputs, first)
      files = mirror.partial.reduce(into: [:]) { files, entry in
        guard let source = mirror.source(at: entry.key) else { return }
        files[entry.key] = File(hash: Self.hash(source), cuts: entry.value.cuts)
      }
    }

    /// Reads what a build has left out; nil if none did, or a different version of dsrender wrote the file.
    static func read(_ path: String) -> Memory? {
      (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { try? JSONDecoder().decode(Memory.self, from: $0) }
    }

    /// Writes the file, with the first errors of an earlier one if nothing has changed since.
    func write(to path: String, besides last: Memory?) throws {
      var memory = self
      if let last, last.inputs == inputs {
        if last.files == files { return }
        memory.first = last.first
      }
      let data = try JSONEncoder().encode(memory)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    static func hash(_ source: String) -> String { PackageState.hash(source) }
  }
}
