import DSDiagnostics
import DSImage

/// The page of a run where scripts do not run: the groups of shots with their causes, and their pictures, as plain HTML.
///
/// Of shots that look equal the first is shown, of at most `Limits.plainShots` shots.
struct PlainPage {
  private let report: RunReport
  private let shots: ShotIndex
  private var shown = 0
  private var left = 0
  private var text = ""

  /// The HTML of a run.
  static func html(of report: RunReport) -> String {
    var page = PlainPage(report)
    page.write()
    return page.text
  }

  private init(_ report: RunReport) {
    self.report = report
    shots = ShotIndex(report.shots)
  }

  private mutating func write() {
    text =
      "<div class=\"plain\">\n<p>This page needs JavaScript for searches, comparison and decisions. report.json and "
    text += "junit.xml hold the same results.</p>\n"
    writeFailures()
    var grouped: Set<String> = []
    for group in report.explanation?.groups ?? [] {
      grouped.formUnion(group.shots)
      let causes = group.causes(joinedBy: " + ")
      let places = group.causes.prefix(4).compactMap { ($0.place ?? $0.basePlace)?.description } + group.changedLines
      let lines = [
        places.joined(separator: " · "), group.reason ?? "", group.effects.prefix(3).joined(separator: "; "),
      ]
      write(causes.isEmpty ? "Unexplained" : causes, lines, group.shots.lazy.compactMap { [shots] in shots[$0] })
    }
    write("Changed", [], report.shots.lazy.filter { [grouped] in $0.isChanged && !grouped.contains($0.id) })
    write("New", ["There is no baseline for these shots."], report.shots.lazy.filter(\.isAdded))
    if left > 0 { text += "<p>… and the pictures of \(left) more shots</p>\n" }
    text += "</div>"
  }

  private mutating func writeFailures() {
    var counts: [Diagnostic: Int] = [:]
    var order: [Diagnostic] = []
    for shot in report.shots {
      guard let problem = shot.firstProblem else { continue }
      if counts[problem] == nil { order.append(problem) }
      counts[problem, default: 0] += 1
    }
    for problem in order.prefix(Limits.plainShots) {
      let place = problem.location.file.isEmpty ? "" : problem.location.description
      write(
        "failed: " + problem.message, [place, problem.hint.map { "hint: \($0)" } ?? ""], count: counts[problem] ?? 0)
    }
  }

  /// Equal where shots look equal; a hash, since a run may have a hundred thousand.
  private func look(of shot: ShotReport) -> ContentHash {
    let look =
      shot.inside.shape?.hash.text ?? (shot.pixels.map { $0.actual.text + ($0.expected?.text ?? "") } ?? shot.id)
    return contentHash(Array([shot.system, shot.component, shot.scenario, look].joined(separator: "\0").utf8))
  }

  private mutating func write(_ title: String, _ lines: [String], count: Int) {
    text += "<h2>\(count == 1 ? "1 shot" : "\(count) shots"): \(title.xmlEscaped)</h2>\n"
    for line in lines where !line.isEmpty { text += "<p>\(line.xmlEscaped)</p>\n" }
  }

  private mutating func write(_ title: String, _ lines: [String], _ members: some Collection<ShotReport>) {
    guard !members.isEmpty else { return }
    write(title, lines, count: members.count)
    var seen: Set<ContentHash> = []
    for shot in members {
      guard seen.insert(look(of: shot)).inserted else { continue }
      guard let now = shot.files.actual ?? shot.files.png ?? shot.files.svg else { continue }
      guard shown < Limits.plainShots else {
        left += 1
        continue
      }
      shown += 1
      let pictures = [("before", shot.files.expected), ("after", now)].compactMap { name, file in
        file.map { "<img loading=\"lazy\" alt=\"\(name)\" src=\"\(address($0))\">" }
      }
      text += "<figure>\(pictures.joined(separator: " "))<figcaption>\(shot.id.xmlEscaped)</figcaption></figure>\n"
    }
  }

  /// A path as the address of a picture.
  private func address(_ path: String) -> String {
    let beginning = report.picturesAt?.text ?? ""
    return (beginning + path.split(separator: "/").map { $0.description.percentEncoded }.joined(separator: "/"))
      .xmlEscaped
  }
}

extension String {
  /// The text as a part of an address: letters, digits and the marks that need no escape stay (RFC 3986, section 2.3).
  fileprivate var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}

extension ShotReport {
  /// What made a failed shot fail; nil for any other.
  var firstProblem: Diagnostic? {
    guard case .failed(let failure) = status else { return nil }
    return failure.problems.first
  }

  fileprivate var isChanged: Bool { if case .changed = status { true } else { false } }
  fileprivate var isAdded: Bool { if case .added = status { true } else { false } }
}
