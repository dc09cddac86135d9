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
    // What did not compile against other modules may compile against these.
    let last = memory.flatMap(Memory.read).flatMap { $0.modules == mirror.modules ? $0 : nil }
    let isSame = last?.inputs == inputs
    if isSame, let last { take(last) }
    var met = Met(isSame ? last : nil, target)
    var isFirst = true
    // A run that was interrupted has no more builds than one that was not, so that both leave out the same.
    var effort = (isSame ? last?.effort : nil) ?? BuildEffort()
    var outcome = try buildMirror()
    while case .failed(let output) = outcome {
      let errors = CompilerErrors(output)
      defer { isFirst = false }
      effort.count(Dictionary(grouping: errors.byFile.keys, by: target).mapValues(\.count))
      let new = met.add(errors, target)
      var others = errors
      if !isSame, let last {
        if isFirst, last.first == errors.byFile, take(last) {
          outcome = try buildMirror()
          continue
        }
        for target in new where take(last, of: target, ifItsErrorsAre: errors) {
          others.byFile = others.byFile.filter { self.target(of: $0.key) != target }
        }
      }
      let isLess = leaveOut(others, effort) || others != errors
      guard leaveOutHopeless(errors, &effort) || isLess else { break }
      if isFirst, !mirror.isOfRevision { print("Some of the package does not compile; building the rest …") }
      // A run that is interrupted goes on here the next time.
      if let memory { try Memory(inputs: inputs, met, effort, of: mirror).write(to: memory, besides: last) }
      outcome = try buildMirror()
    }
    if let memory, case .built = outcome {
      try Memory(inputs: inputs, met, effort, of: mirror).write(to: memory, besides: last)
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
  /// - Parameter effort: decides of which targets files are left out whole.
  private func leaveOut(_ errors: CompilerErrors, _ effort: BuildEffort) -> Bool {
    var isLess = false
    for (path, problems) in withAllImports(withOwnCandidates(errors)) {
      guard let source = mirror.source(at: path) else { return false }
      var partial = mirror.partial[path] ?? PartialSource(source, file: mirror.name(of: path))
      if partial.leaveOut(problems, wholly: effort.isHurried(target(of: path))) { isLess = true }
      mirror.partial[path] = partial
    }
    return isLess
  }

  /// The errors, where a name that the package declares as SwiftUI does is one of the package's declaration: uses of it are
  /// decided without it. Packages declare such names for systems that do not have SwiftUI's own yet.
  private func withOwnCandidates(_ errors: CompilerErrors) -> [String: [PartialSource.Problem]] {
    var all = errors.byFile
    for ambiguity in errors.ambiguities {
      let own = ambiguity.candidates.filter { mirror.source(at: $0.path) != nil }
      guard own.count == 1, ambiguity.candidates.count > 1 else { continue }
      all[ambiguity.path]?.removeAll { $0 == ambiguity.problem }
      let name = ambiguity.problem.message.dropFirst(CompilerErrors.Ambiguity.mark.count)
      let declaration = PartialSource.Problem(
        line: own[0].line, column: own[0].column,
        message: "an imported module declares \(name), too: its declaration is used")
      if all[own[0].path]?.contains(declaration) != true { all[own[0].path, default: []].append(declaration) }
    }
    return all.filter { !$0.value.isEmpty }
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
    take(memory.files)
    return !mirror.partial.isEmpty
  }

  private func take(_ files: [String: Memory.File]) {
    for (path, file) in files {
      guard let source = mirror.source(at: path), Memory.hash(source) == file.hash else { continue }
      mirror.partial[path] = PartialSource(source, file: mirror.name(of: path), cuts: file.cuts)
    }
  }

  /// Leaves out what an earlier build left out of a target, if the target has the errors that it had then, when nothing had
  /// been left out of it; false if they differ, or if that leaves nothing out that has errors.
  private func take(_ memory: Memory, of target: String, ifItsErrorsAre errors: CompilerErrors) -> Bool {
    func own(_ errors: [String: [PartialSource.Problem]]) -> [String: [PartialSource.Problem]] {
      errors.filter { self.target(of: $0.key) == target }
    }
    let now = own(errors.byFile)
    guard now == own(memory.first.merging(memory.later) { first, _ in first }) else { return false }
    take(memory.files.filter { self.target(of: $0.key) == target })
    return now.keys.contains { mirror.partial[$0] != nil }
  }
}

extension PartialBuild {
  /// The errors of each target in the first build in which it has some: nothing is left out of it by then.
  private struct Met {
    /// Those of the first build with errors; nil before it.
    private(set) var first: [String: [PartialSource.Problem]]?
    /// Those of targets that had none in the first build, as most wait for another.
    private(set) var later: [String: [PartialSource.Problem]] = [:]
    private var targets: Set<String> = []

    /// None, or those that an earlier run met, of which this one is the rest.
    init(_ memory: Memory?, _ target: (String) -> String) {
      guard let memory else { return }
      (first, later) = (memory.first, memory.later)
      targets = Set((Array(memory.first.keys) + memory.later.keys).map(target))
    }

    /// Keeps errors of targets that had none before.
    /// - Returns: these targets.
    mutating func add(_ errors: CompilerErrors, _ target: (String) -> String) -> [String] {
      let new = Set(errors.byFile.keys.map(target)).subtracting(targets)
      targets.formUnion(new)
      if first == nil {
        first = errors.byFile
      } else {
        later.merge(errors.byFile.filter { new.contains(target($0.key)) }) { _, last in last }
      }
      return new.sorted()
    }
  }

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
    /// What of it was dsrender's.
    let modules: String
    /// The errors of the whole package.
    let first: [String: [PartialSource.Problem]]
    /// Those of each target that had none then, from the first build in which it had some.
    let later: [String: [PartialSource.Problem]]
    /// In how many builds targets had errors.
    let effort: BuildEffort
    let files: [String: File]

    init(inputs: String, _ met: Met, _ effort: BuildEffort, of mirror: Mirror) {
      (self.inputs, first, later, self.effort) = (inputs, met.first ?? [:], met.later, effort)
      modules = mirror.modules
      files = mirror.partial.reduce(into: [:]) { files, entry in
        guard let source = mirror.source(at: entry.key) else { return }
        files[entry.key] = File(hash: Self.hash(source), cuts: entry.value.cuts)
      }
    }

    /// Reads what a build has left out; nil if none did, or a different version of dsrender wrote the file.
    static func read(_ path: String) -> Memory? {
      (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { try? JSONDecoder().decode(Memory.self, from: $0) }
    }

    /// Writes the file, unless an earlier one says the same.
    func write(to path: String, besides last: Memory?) throws {
      if let last, last.inputs == inputs, last.files == files { return }
      let data = try JSONEncoder().encode(self)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    static func hash(_ source: String) -> String { PackageState.hash(source) }
  }
}
