import DSDiagnostics

extension ConsoleReport {
  /// Lines of groups that are printed in full, and of all: a screen or two, in which every component is named.
  private static let (blockLines, allLines) = (40, 52)

  /// A block for each group of changed shots, the largest first, one line for each of many more, and one for the rest.
  func groupLines(_ report: RunReport, _ commands: Commands, output: String?) -> [String] {
    guard let explanation = report.explanation else { return [] }
    let shots = ShotIndex(report.shots)
    var lines: [String] = []
    if let problem = explanation.problem {
      let hint = explanation.hint.map { "; \($0)" } ?? ""
      lines = ["causes are unknown: \(problem)\(hint)".printable, ""]
    }
    var rest = explanation.groups[...]
    while let group = rest.first {
      let block = block(group, shots, commands, output: output) + [""]
      guard lines.isEmpty || lines.count + block.count <= Self.blockLines else { break }
      lines += block
      rest.removeFirst()
    }
    let short = rest.prefix(rest.count + lines.count > Self.allLines ? Self.allLines - lines.count - 1 : rest.count)
    for group in short { lines.append(headline(group) + "; in " + components(of: group.shots, shots)) }
    let more = rest.dropFirst(short.count)
    if !more.isEmpty {
      let ids = more.flatMap(\.shots)
      lines.append("… and \(more.count) more groups of \(ids.count) shots in " + components(of: ids, shots))
    }
    if !rest.isEmpty { lines.append("") }
    if explanation.problem == nil, let hint = explanation.hint { lines.append("hint: \(hint)".printable) }
    if let base = explanation.base { lines += [style.text("compared with \(base.printable)", .quiet)] }
    return lines
  }

  /// Everything that is known about the changed shots of a run, every line ended.
  package func reasons(of report: RunReport) -> String {
    var lines: [String] = []
    for shot in report.shots {
      lines.append(style.text(shot.status.name, shot.status == .unchanged ? .good : .changed) + "  " + shot.id)
      lines += shot.explanation.map { "  " + $0.printable }
    }
    if let problem = report.explanation?.problem {
      lines.append("causes are unknown: \(problem)".printable)
      if let hint = report.explanation?.hint { lines.append("  hint: \(hint)".printable) }
    }
    for group in report.explanation?.groups ?? [] {
      for cause in group.causes {
        lines.append("cause: " + cause.text.printable)
        if let place = cause.place { lines.append("  now:  \(place)".printable) }
        if let place = cause.basePlace { lines.append("  base: \(place)".printable) }
      }
      lines += group.changedLines.map { "in the changed lines " + $0.printable }
      lines.append(proof(group))
      lines += group.effects.map { "effect: " + $0.printable }
    }
    if let base = report.explanation?.base { lines.append("compared with \(base.printable)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(_ group: RunReport.Group) -> String {
    let count = group.shots.count == 1 ? "1 shot" : "\(group.shots.count) shots"
    let isAlike = group.proof == .alike
    let cause = isAlike ? "alike" : group.causes.count == 1 ? "one cause" : "\(group.causes.count) causes"
    if isAlike, group.shots.count == 1 {
      return style.text(count, .strong) + ": " + group.causes(joinedBy: " + ").printable
    }
    let what =
      group.causes.isEmpty
      ? "unexplained: \(group.reason ?? "no edit changes it")"
      : "\(cause): " + group.causes(joinedBy: " + ")
    return style.text(count, .strong) + ", " + what.printable
  }

  private func block(
    _ group: RunReport.Group, _ shots: ShotIndex, _ commands: Commands, output: String?
  ) -> [String] {
    var lines = [headline(group)]
    for cause in group.causes.prefix(4) {
      guard let place = cause.place ?? cause.basePlace else { continue }
      let many = group.causes.count > 1 ? cause.subject.printable + ": " : ""
      lines.append("  \(many)\(place.description.printable)" + (cause.place == nil ? " (in the base)" : ""))
    }
    for place in group.changedLines { lines.append("  in the changed lines " + place.printable) }
    if group.causes.count > 4 { lines.append("  … and \(group.causes.count - 4) more edits") }
    lines.append("  " + proof(group))
    lines.append("  " + extent(group, shots))
    if !group.effects.isEmpty {
      let more = group.effects.count > 3 ? "; and \(group.effects.count - 3) more" : ""
      lines.append("  effect: " + group.effects.prefix(3).joined(separator: "; ").printable + more)
    }
    if let output, let first = group.shots.first, let difference = shots[first]?.files.difference {
      lines.append("  see:     \(output.printable)/\(difference)")
    } else if let first = group.shots.first {
      lines.append("  see:     " + commands.why(first))
    }
    if let output {
      lines.append("  approve: " + commands.approve(from: output, group: group.number))
    } else if group.shots.count == 1 {
      lines.append("  approve: " + commands.approve(group.shots[0]))
    }
    return lines
  }

  private func proof(_ group: RunReport.Group) -> String {
    let count = group.shots.count
    switch group.proof {
    case .complete where group.causes.isEmpty: return "nothing but the baselines differs"
    case .complete:
      let what = group.causes.count == 1 ? "without it" : "without them"
      let isExact = !group.causes.contains { $0.kind == "renderer" || $0.kind == "baseline" }
      let goal = isExact ? count == 1 ? "its baseline" : "their baselines" : "what the base draws today"
      if group.causes.allSatisfy({ $0.kind == "renderer" || $0.kind == "baseline" }) {
        return "no edit of the inputs changes \(count == 1 ? "it" : "them")"
      }
      return count == 1 ? "proved: \(what) it equals \(goal)" : "proved: \(what) all \(count) equal \(goal)"
    case .alike: return "grouped by pixels; dsrender does not know what made these pictures"
    case .partial, .none: return style.text("not proved: ", .changed) + (group.reason ?? "no cause is known").printable
    }
  }

  /// Which components and variants a group covers, in one line.
  private func extent(_ group: RunReport.Group, _ shots: ShotIndex) -> String {
    let members = group.shots.compactMap { shots[$0] }
    let words = components(of: group.shots, shots)
    var axes: [String: Set<String>] = [:]
    var order: [String] = []
    for shot in members {
      for choice in shot.variant {
        if axes[choice.axis] == nil { order.append(choice.axis) }
        axes[choice.axis, default: []].insert(choice.value)
      }
    }
    let variants = order.map { "\($0) " + list((axes[$0] ?? []).sorted(), most: 4) }.joined(separator: " · ")
    return "in " + words + (variants.isEmpty ? "" : "; " + variants)
  }

  /// Every component of some shots, that with the most shots first.
  private func components(of ids: [String], _ shots: ShotIndex) -> String {
    var counts: [String: Int] = [:]
    for id in ids { if let shot = shots[id] { counts[shot.component, default: 0] += 1 } }
    let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    return sorted.map { $0.value > 1 ? "\($0.key) (\($0.value))" : $0.key }.joined(separator: ", ")
  }

  private func list(_ words: [String], most: Int) -> String {
    let shown = words.prefix(most).joined(separator: ", ")
    return words.count > most ? "\(shown) and \(words.count - most) more" : shown
  }
}
