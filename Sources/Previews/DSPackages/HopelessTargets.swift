#if canImport(DSSource)
  import DSSource
#endif

extension PartialBuild {
  /// Leaves out the targets that still have errors after all their builds.
  ///
  /// Their previews stay, and say why. Targets that depend on them lose only the code that needs them; once the package has
  /// had all its builds, they are left out, too.
  /// - Returns: whether less is left than before.
  func leaveOutHopeless(_ errors: CompilerErrors, _ effort: inout BuildEffort) -> Bool {
    var isLess = false
    // In order of the paths, so that a target that is below two of them always names the same.
    for (path, problems) in errors.byFile.sorted(by: { $0.key < $1.key }) {
      guard let target = mirror.target(of: path), effort.isHopeless(target.id), let problem = problems.first else {
        continue
      }
      let first = NotCompiled.text(of: problem, in: mirror.name(of: path))
      let rest = "does not compile after \(effort.failures(of: target.id)) builds without what has errors: \(first)"
      guard leaveOut(target, because: "the module '\(target.module)' \(rest)") else { continue }
      isLess = true
      if !mirror.isOfRevision { print("left out: the module '\(target.module)', which \(rest)") }
      for other in mirror.dependents(of: target) {
        effort.hurry(other.id)
        if effort.isOver {
          _ = leaveOut(other, because: "the module '\(other.module)' needs '\(target.module)', which \(rest)")
        }
      }
    }
    return isLess
  }

  /// Leaves out all files of a target but their previews; false if they are left out already.
  private func leaveOut(_ target: SourceTarget, because reason: String) -> Bool {
    var isLess = false
    for path in mirror.sources(of: target) where mirror.partial[path]?.isLeftOut != true {
      guard let source = mirror.source(at: path) else { continue }
      var partial = mirror.partial[path] ?? PartialSource(source, file: mirror.name(of: path))
      // What had an error in the file keeps that error, which is nearer to the cause.
      let own = partial.cuts.first(where: \.losesCode)?.problem
      partial.leaveOutAll(because: own ?? PartialSource.Problem(line: 1, column: 1, message: reason))
      mirror.partial[path] = partial
      isLess = true
    }
    return isLess
  }
}
