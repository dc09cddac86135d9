package import DSDiagnostics

/// Prints a run for people: a block per shot that needs attention, then one line that sums up.
package struct ConsoleReport: Sendable {
  /// Colours, or none.
  package var style: TerminalStyle
  /// Whether changed shots are printed one by one where groups of causes are known.
  package var isVerbose = false
  /// Shots that are printed in full before the rest is only counted; `report.json` has all.
  package static let shownShots = 40
  /// Problems that are printed before the rest is only counted.
  package static let shownProblems = 60

  /// A printer.
  package init(style: TerminalStyle) { self.style = style }

  /// The report, every line ended; `output` is the folder that was written, if any.
  package func text(_ report: RunReport, output: String? = nil) -> String {
    let commands = report.commands
    let different = report.shots.lazy.filter {
      switch $0.status {
      // What groups report about changed shots is not repeated for each shot.
      case .changed: isVerbose || (report.explanation?.groups.isEmpty ?? true)
      case .added: true
      case .unchanged, .failed: false
      }
    }
    var lines = Array(different.prefix(Self.shownShots)).flatMap { block($0, commands, output: output) }
    if different.count > Self.shownShots {
      lines += ["… and \(different.count - Self.shownShots) more shots that are changed or new", ""]
    }
    lines += groupLines(report, commands, output: output)
    lines += warningLines(report)
    lines += findingLines(report)
    lines += unshownLines(report)
    lines += failureLines(report)
    lines += orphanLines(report, commands)
    lines += staleLines(report, commands)
    lines += report.faults.map { style.text("failed: ", .failed) + $0.message.printable }
    if report.interrupted {
      lines.append("interrupted: \(report.shots.count) of \(report.selectedCount) shots were finished")
    }
    lines += summary(report, commands, output: output)
    // The gallery is what a person opens; the others are named where there is none.
    if let output {
      let files = report.written.contains("index.html") ? ["index.html"] : report.written
      lines += files.map { "report: \(output.printable)/\($0)" }
    }
    if report.exitStatus != .equal {
      lines.append("exit code \(report.exitStatus.rawValue): \(report.exitStatus.meaning)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Problems, errors before warnings and else in the order given, capped, with the number of those left out.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    let sorted = [Diagnostic.Severity.error, .finding, .warning].flatMap { severity in
      diagnostics.filter { $0.severity == severity }
    }
    var lines = sorted.prefix(Self.shownProblems).map { line($0) }
    if sorted.count > Self.shownProblems {
      lines.append("… and \(sorted.count - Self.shownProblems) more problems")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A problem with its hint and notes, in colours if there are any; without an end of line.
  package func line(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.text.printable
    guard style.isColored else { return text }
    let word = diagnostic.severity.rawValue + ":"
    let role: TerminalStyle.Role = diagnostic.severity == .error ? .failed : .changed
    let start = diagnostic.location.description.printable + ": "
    guard text.hasPrefix(start + word) else { return text }
    return style.text(start, .quiet) + style.text(word, role) + text.dropFirst(start.count + word.count)
  }

  private func block(_ shot: ShotReport, _ commands: Commands, output: String?) -> [String] {
    let role: TerminalStyle.Role =
      switch shot.status {
      case .unchanged: .good
      case .changed: .changed
      case .added: .added
      case .failed: .failed
      }
    let recorded = shot.recorded ? " (recorded)" : ""
    var lines = [style.text(shot.status.name, role) + recorded + "  " + style.text(shot.id, .strong)]
    lines += shot.explanation.map { "  " + $0.printable }
    if let difference = shot.files.difference, let output {
      lines.append("  see:       \(output.printable)/\(difference)")
    }
    if let command = commands.reproduce(shot) { lines.append("  reproduce: " + command) }
    switch shot.status {
    case .changed, .added: if !shot.recorded { lines.append("  approve:   " + commands.approve(shot.id)) }
    case .unchanged, .failed: break
    }
    return lines + [""]
  }

  /// The failed shots of a run, every line ended.
  package func failures(of report: RunReport) -> String { failureLines(report).map { $0 + "\n" }.joined() }

  /// The files that cannot be used and that no shot shows, each with its problem, every line ended.
  package func unshown(of report: RunReport) -> String {
    guard let sentence = report.unshownSentence else { return "" }
    let lines = report.unshownFaults.flatMap { line($0).split(separator: "\n").map { "  " + $0 } }
    return ([sentence + ":"] + lines + [""]).map { $0 + "\n" }.joined()
  }

  /// How many files cannot be used and are shown by no shot, with an example of each kind of problem.
  private func unshownLines(_ report: RunReport) -> [String] {
    guard let sentence = report.unshownSentence else { return [] }
    let kinds = report.unshownKinds
    let lines = kinds.prefix(5).map { kind in
      "  \(kind.count) [\(kind.first.id)], first \(kind.first.location.description.printable): "
        + kind.first.message.printable
    }
    let more = kinds.count > 5 ? ["  … and \(kinds.count - 5) more kinds of problems"] : []
    return [sentence + ":"] + lines + more + ["  hint: 'dsrender check' names every file", ""]
  }

  /// The findings of a run without a reason, every line ended.
  package func findings(of report: RunReport) -> String { findingLines(report).map { $0 + "\n" }.joined() }

  /// Failed shots with the same problems share a block: a mistake in a component fails all its variants.
  private func failureLines(_ report: RunReport) -> [String] {
    let commands = report.commands
    var groups: [(problems: [Diagnostic], shots: [ShotReport])] = []
    var places: [[Diagnostic]: Int] = [:]
    for shot in report.shots {
      guard case .failed(let failure) = shot.status else { continue }
      if let place = places[failure.problems] {
        groups[place].shots.append(shot)
      } else {
        places[failure.problems] = groups.count
        groups.append((failure.problems, [shot]))
      }
    }
    var lines: [String] = []
    for group in groups.prefix(Self.shownShots) {
      let more = group.shots.count > 1 ? style.text(" and \(group.shots.count - 1) more", .quiet) : ""
      lines.append(style.text("failed", .failed) + "  " + style.text(group.shots[0].id, .strong) + more)
      lines += group.problems.prefix(Self.shownProblems).flatMap { problem in
        line(problem).split(separator: "\n").map { "  " + $0 }
      }
      if group.problems.count > Self.shownProblems {
        lines.append("  … and \(group.problems.count - Self.shownProblems) more problems")
      }
      if let command = commands.reproduce(group.shots[0]) { lines.append("  reproduce: " + command) }
      lines.append("")
    }
    if groups.count > Self.shownShots {
      lines += ["… and \(groups.count - Self.shownShots) more kinds of failures", ""]
    }
    return lines
  }

  /// What was noticed when shots were drawn, each once; what was noticed when the project was read is printed earlier.
  private func warningLines(_ report: RunReport) -> [String] {
    let said = Set(report.warnings)
    return lines(report, "warnings") { $0.warnings.filter { !said.contains($0) } }
  }

  /// The findings without a reason, each once; those of failed shots are printed with the shots.
  private func findingLines(_ report: RunReport) -> [String] {
    lines(report, "findings") { shot in
      if case .failed = shot.status { return [] }
      return shot.findings.filter { $0.reason == nil }.map(\.problem)
    }
  }

  private func lines(
    _ report: RunReport, _ what: String, _ noticed: (ShotReport) -> [Diagnostic]
  ) -> [String] {
    var shots: [Diagnostic: [String]] = [:]
    var order: [Diagnostic] = []
    for shot in report.shots {
      for problem in noticed(shot) {
        if shots[problem] == nil { order.append(problem) }
        shots[problem, default: []].append(shot.id)
      }
    }
    var lines = order.prefix(Self.shownProblems).flatMap { problem -> [String] in
      let ids = shots[problem] ?? []
      let more = ids.count > 1 ? " and \(ids.count - 1) more" : ""
      return [line(problem), style.text("  in \(ids.first ?? "")\(more)", .quiet)]
    }
    if order.count > Self.shownProblems { lines.append("… and \(order.count - Self.shownProblems) more \(what)") }
    return lines.isEmpty ? [] : lines + [""]
  }

  private func orphanLines(_ report: RunReport, _ commands: Commands) -> [String] {
    let lists = [
      ("orphaned baselines, used by no shot:", report.orphanedBaselines),
      ("removed: expected pictures that have no actual one:", report.removedPictures),
    ]
    return lists.flatMap { title, ids -> [String] in
      guard !ids.isEmpty else { return [] }
      let more = ids.count > 10 ? ["  … and \(ids.count - 10) more"] : []
      return [title] + ids.prefix(10).map { "  " + $0.printable } + more + ["  look at them: " + commands.clean(), ""]
    }
  }

  private func staleLines(_ report: RunReport, _ commands: Commands) -> [String] {
    let ids = report.staleLines
    guard report.strict, !ids.isEmpty else { return [] }
    let more = ids.count > 10 ? ["  … and \(ids.count - 10) more"] : []
    return ["baselines whose files baselines.lock does not name, as after a merge:"]
      + ids.prefix(10).map { "  " + $0.printable } + more
      + ["  rewrite the lines of equal pictures: " + commands.approve(), ""]
  }

  private func otherSystemLines(_ report: RunReport, _ commands: Commands) -> [String] {
    report.otherSystems.flatMap { system in
      [
        "renamed? \(system.shots) of the new shots equal baselines of '\(system.name)', which "
          + "\(report.configuration.printable) does not list, pixel for pixel",
        "  if that is the system's earlier name, move its baselines: " + commands.approve(adopting: system.name),
      ]
    }
  }

  private func renameLines(_ report: RunReport, _ commands: Commands, output: String?) -> [String] {
    let moved = report.renamed.count(where: \.isMoved)
    if moved > 0 { return ["moved: \(moved)"] }
    guard !report.renamed.isEmpty else { return [] }
    let command = output.map(commands.approve(from:)) ?? commands.approve(selection: [])
    return [
      "renamed? \(report.renamed.count) of the new shots equal orphaned baselines pixel for pixel",
      "  approving moves these baselines: " + command,
    ]
  }

  private func summary(_ report: RunReport, _ commands: Commands, output: String?) -> [String] {
    let counts = report.counts
    var parts: [String] = []
    if counts.changed > 0 { parts.append(style.text("\(counts.changed) changed", .changed)) }
    if counts.added > 0 { parts.append(style.text("\(counts.added) without a baseline", .added)) }
    let removed = report.removedPictures.count
    if removed > 0 { parts.append(style.text("\(removed) removed", .added)) }
    if counts.failed > 0 { parts.append(style.text("\(counts.failed) failed", .failed)) }
    let equal =
      report.selectedCount == 0 && report.leftOut == nil && parts.isEmpty
      ? "nothing was compared"
      : counts.unchanged == 1 ? "1 shot equals its baseline" : "\(counts.unchanged) shots equal their baselines"
    parts.append((counts.unchanged > 0 ? style.text(equal, .good) : equal) + report.rulesInWords)
    var lines = [parts.joined(separator: ", ")]
    let unexplained = report.shots.count { $0.needsReason }
    if unexplained > 0 {
      lines.append(
        "\(unexplained == 1 ? "1 shot has" : "\(unexplained) shots have") findings: not recorded, nor approved, unless "
          + "the scenario accepts them with a reason")
    }
    if let shard = report.shard {
      lines.append(
        "shard \(shard): \(report.selectedCount) of \(report.matrixCount) shots; 'dsrender merge' judges them together")
    } else if let leftOut = report.leftOut {
      let count = report.matrixCount - report.selectedCount
      lines.append(
        count == 0
          ? "compared every shot; orphans were not checked"
          : "skipped: \(count == 1 ? "1 shot" : "\(count) shots"), \(leftOut.printable)")
      if report.selectedCount == 0 {
        lines.append(
          "nothing was compared; without \(report.selection.last { $0.hasPrefix("--") } ?? "an option") all shots are")
      }
    } else if report.selectedCount < report.matrixCount {
      lines.append("compared \(report.selectedCount) of \(report.matrixCount) shots; orphans were not checked")
    } else if case .notJudged = report.orphans, report.faults.isEmpty {
      lines.append("orphans were not checked: not all shots are known")
    }
    if counts.recorded > 0 {
      lines.append(
        "recorded \(counts.recorded) baseline\(counts.recorded == 1 ? "" : "s"): look at them, then run again")
    } else if counts.changed + counts.added > 1 {
      // `approve` cannot repeat a run's automatic choice; the pictures that it leaves record what it was.
      let isChosen = report.leftOut != nil && output == nil
      let command = output.map(commands.approve(from:)) ?? commands.approve(selection: report.selection)
      lines.append(
        isChosen
          ? "approve all: run with --out shots, look at them, then " + commands.approve(from: "shots")
          : "approve all: " + command)
    }
    return lines + renameLines(report, commands, output: output) + otherSystemLines(report, commands)
  }
}
