import DSBaselines
package import DSDiagnostics
import DSFiles
package import DSImage
import DSJSON
import DSSyntax

/// What reviewers decided about the pictures of a run: `decisions.json`, as `review` and the report's page write it.
///
/// Each decision names the picture that was looked at and the baseline it was compared with by the hashes of their pixels,
/// so that it holds wherever the file is taken, and for no other picture. A shot that is not named is undecided.
package struct Decisions: Sendable, Equatable {
  /// What was decided about a picture.
  package enum Verdict: String, Sendable {
    /// It is to become the baseline.
    case accept
    /// It is wrong; the sources have to be fixed.
    case reject
    /// There is only a note so far.
    case none
  }

  /// The decision about one shot.
  package struct Decision: Sendable, Equatable {
    /// The shot's id.
    package var shot: String
    /// What was decided.
    package var verdict: Verdict
    /// The pixels of the picture that was looked at.
    package var actual: PixelHash
    /// Those of its baseline; nil if it had none.
    package var expected: PixelHash?
    /// The reviewer's words; nil for none.
    package var note: String?
    /// The reviewer's name; nil if it is not known.
    package var reviewer: String?
    /// The words of reviewers about places of the picture, in the order of writing.
    package var pins: [PinnedNote]
  }

  /// The name of the file in a run's folder.
  package static let name = "decisions.json"

  /// What the page calls the run that was looked at.
  package var run: String
  /// The decisions, sorted by shot; one for each.
  package private(set) var decisions: [Decision]

  /// Reads a file.
  /// - Throws: every entry that is not understood, with its place; no entry of such a file is used.
  package init(_ bytes: [UInt8], file: String) throws(DiagnosticsError) {
    let root = try parseSyntax(bytes, file: file)
    var bag = DiagnosticBag()
    run = root["run"]?.string ?? ""
    decisions = []
    guard root["version"]?.number == 1, let entries = root["decisions"]?.elements else {
      bag.error(
        "bad-decisions", "this is not a decisions file of version 1", at: root.location,
        hint: "'dsrender review' and the page of a run write one: {\"version\": 1, \"run\": …, \"decisions\": […]}")
      throw DiagnosticsError(bag.sorted)
    }
    var known: Set<String> = []
    for entry in entries {
      guard let decision = Self.decision(entry, &bag) else { continue }
      if known.insert(decision.shot).inserted {
        decisions.append(decision)
      } else {
        bag.error("bad-decisions", "there are two decisions about '\(decision.shot)'", at: entry.location)
      }
    }
    if bag.hasErrors { throw DiagnosticsError(bag.sorted) }
    decisions.sort { $0.shot < $1.shot }
  }

  private static func decision(_ entry: SyntaxNode, _ bag: inout DiagnosticBag) -> Decision? {
    func expect(_ key: String, _ what: String) {
      bag.error("bad-decisions", "'\(key)' has to be \(what)", at: entry[key]?.location ?? entry.location)
    }
    let shot = entry["shot"]?.string
    if shot.map(isBaselineName) != true { expect("shot", "a shot's id") }
    let verdict = entry["decision"]?.string.flatMap(Verdict.init)
    if verdict == nil { expect("decision", "'accept', 'reject' or 'none'") }
    let actual = entry["actual"]?.string.flatMap { PixelHash(text: $0) }
    if actual == nil { expect("actual", "the hash of a picture, 32 hexadecimal digits") }
    var expected: PixelHash?
    if let node = entry["expected"], !node.isNull {
      expected = node.string.flatMap { PixelHash(text: $0) }
      if expected == nil { expect("expected", "the hash of a baseline's picture, or null") }
    }
    let pins = (entry["pins"]?.elements ?? []).compactMap { PinnedNote($0, &bag) }
    if let node = entry["pins"], node.elements == nil { expect("pins", "a list of pinned notes") }
    guard let shot, isBaselineName(shot), let verdict, let actual else { return nil }
    func words(_ key: String) -> String? { entry[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
    return Decision(
      shot: shot, verdict: verdict, actual: actual, expected: expected, note: words("note"), reviewer: words("by"),
      pins: pins)
  }

  /// The file's text: the same bytes for the same decisions.
  package var bytes: [UInt8] {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("version", 1)
      json.member("run", run)
      json.key("decisions")
      json.array { json in
        for decision in decisions {
          json.object(onOneLine: true) { json in
            json.member("shot", decision.shot)
            json.member("decision", decision.verdict.rawValue)
            json.member("actual", decision.actual.text)
            json.key("expected")
            if let expected = decision.expected { json.value(expected.text) } else { json.null() }
            json.reviewerWords(of: decision)
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// The pictures that were accepted.
  package var accepted: ViewedPictures { ViewedPictures(decisions.filter { $0.verdict == .accept }) }
  /// The decisions about pictures that were rejected, sorted by shot.
  package var rejected: [Decision] { decisions.filter { $0.verdict == .reject } }

  /// Adds the decisions of another reviewer's file. Of two about one shot, the one that decides anything stays; where both
  /// do and differ, neither does. Pinned notes of both stay with the decision that does.
  /// - Returns: the shots about which they contradict each other, sorted.
  package mutating func merge(_ other: Decisions) -> [String] {
    var known = Dictionary(decisions.map { ($0.shot, $0) }) { first, _ in first }
    var contradictions: [String] = []
    for theirs in other.decisions {
      guard var own = known[theirs.shot] else {
        known[theirs.shot] = theirs
        continue
      }
      let pins = own.pins + theirs.pins.filter { !own.pins.contains($0) }
      own.pins = pins
      known[theirs.shot] = own
      if own.verdict == .none {
        known[theirs.shot] = theirs
        known[theirs.shot]?.pins = pins
        continue
      }
      guard theirs.verdict != .none else { continue }
      if (own.verdict, own.actual, own.expected) != (theirs.verdict, theirs.actual, theirs.expected) {
        contradictions.append(theirs.shot)
        known[theirs.shot] = nil
      } else if own.note == nil {
        known[theirs.shot] = theirs
        known[theirs.shot]?.pins = pins
      }
    }
    decisions = known.values.sorted { $0.shot < $1.shot }
    return contradictions
  }
}

extension JSONWriter {
  /// Writes the members of a decision that have a reviewer's name and words; absent ones are left out.
  package mutating func reviewerWords(of decision: Decisions.Decision) {
    if let note = decision.note { member("note", note) }
    if let reviewer = decision.reviewer { member("by", reviewer) }
    guard !decision.pins.isEmpty else { return }
    key("pins")
    array { json in for pin in decision.pins { pin.write(to: &json) } }
  }
}
