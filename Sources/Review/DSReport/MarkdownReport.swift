import DSDiagnostics

/// Prints a run as Markdown: the summary of a pull request, or of a CI job.
///
/// Groups of changed shots with their causes, and before and after of the first shot of the largest groups, with links to
/// the page, by addresses or by paths relative to the output folder. At most 60 kB, so that services that cut long
/// comments do not.
package enum MarkdownReport {
  /// How the file begins.
  package static let beginning = Array("<!-- dsrender -->\n".utf8)
  /// Groups with pictures.
  package static let shownStrips = 6
  private static let mostBytes = 60_000

  /// The report as UTF-8.
  package static func bytes(_ report: RunReport) -> [UInt8] {
    var text = "## dsrender: \(headline(report))\n\n"
    let shots = ShotIndex(report.shots)
    let groups = report.explanation?.groups ?? []
    if !groups.isEmpty {
      text += "| shots | cause | where | proof |\n|---|---|---|---|\n"
      for group in groups.prefix(40) { text += row(group) }
      if groups.count > 40 { text += "\n… and \(groups.count - 40) more groups\n" }
      text += "\n"
    } else if let problem = report.explanation?.problem {
      text += "Causes are unknown: \(escaped(problem))\n\n"
    }
    for group in groups.prefix(shownStrips) {
      guard let first = group.shots.first, let files = shots[first]?.files, let expected = files.expected,
        let actual = files.actual, let difference = files.difference
      else { continue }
      text += "### \(title(group))\n\n"
      if !group.effects.isEmpty {
        text += group.effects.prefix(3).map(escaped).joined(separator: "; ") + "\n\n"
      }
      let link = "[`\(first)`](\(address("index.html", report))#shot=\(fragment(first)))"
      if let strip = report.strips[group.number] {
        text += "\(link): before | after\n\n![before and after](\(address(strip, report)))\n\n"
        continue
      }
      let pictures = [("expected", expected), ("difference", difference), ("actual", actual)]
      text += "\(link)\n\n| expected | difference | actual |\n|---|---|---|\n"
      text += "| " + pictures.map { "![\($0)](\(address($1, report)))" }.joined(separator: " | ") + " |\n\n"
    }
    if let leftOut = report.leftOut, report.selectedCount < report.matrixCount {
      text += "Skipped: \(report.matrixCount - report.selectedCount) shots, \(escaped(leftOut)).\n\n"
    }
    text += failures(report)
    text += report.faults.map { "- failed: \(escaped($0.message))\n" }.joined()
    let bytes = beginning + Array(text.utf8)
    if bytes.count <= mostBytes { return bytes }
    let end = bytes[..<mostBytes].lastIndex(of: UInt8(ascii: "\n")) ?? mostBytes
    return bytes[...end] + Array("\n… cut short; the whole is in report.json\n".utf8)
  }

  private static func headline(_ report: RunReport) -> String {
    let counts = report.counts
    let parts = [
      (counts.changed, "changed"), (counts.added, "without a baseline"), (report.removedPictures.count, "removed"),
      (counts.failed, "failed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let equal =
      report.selectedCount == 0 && (report.leftOut != nil || parts.isEmpty)
      ? "nothing was compared" : "\(counts.unchanged) equal their baselines" + report.rulesInWords
    return (parts + [equal]).joined(separator: ", ")
  }

  private static func title(_ group: RunReport.Group) -> String {
    let count = group.shots.count == 1 ? "1 shot" : "\(group.shots.count) shots"
    let causes = group.causes(joinedBy: " + ") { escaped($0.text) }
    return count + ": " + (causes.isEmpty ? "unexplained" : causes)
  }

  private static func row(_ group: RunReport.Group) -> String {
    let causes = group.causes(joinedBy: "<br>") { escaped($0.text) }
    let known = group.causes.prefix(4).compactMap { ($0.place ?? $0.basePlace)?.description }
    let places = (known + group.changedLines).map { "`\(escaped($0))`" }
    let proof =
      switch group.proof {
      case .complete: "proved"
      case .alike: "alike"
      case .partial, .none: escaped(group.reason ?? "not proved")
      }
    return
      "| \(group.shots.count) | \(causes.isEmpty ? "unexplained" : causes) | \(places.joined(separator: "<br>")) | \(proof) |\n"
  }

  private static func failures(_ report: RunReport) -> String {
    var problems: [Diagnostic: Int] = [:]
    var order: [Diagnostic] = []
    for shot in report.shots {
      guard case .failed(let failure) = shot.status, let problem = failure.problems.first else { continue }
      if problems[problem] == nil { order.append(problem) }
      problems[problem, default: 0] += 1
    }
    return order.prefix(20).map { problem in
      "- \(problems[problem] ?? 0) failed: `\(escaped(problem.location.description))` \(escaped(problem.message))\n"
    }.joined()
  }

  /// Text that Markdown and a table's cell leave as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.printable {
      switch character {
      case "|", "*", "_", "`", "[", "]", "<", ">", "\\", "#": result += "\\" + String(character)
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// A shot's id as a part of the page's address.
  private static func fragment(_ id: String) -> String {
    id.replacing("%", with: "%25").replacing("/", with: "%2F").replacing("@", with: "%40").replacing(" ", with: "%20")
  }

  /// A path as the address of a picture.
  private static func address(_ path: String, _ report: RunReport) -> String {
    (report.picturesAt?.text ?? "") + path.replacing("@", with: "%40").replacing(" ", with: "%20")
  }
}
