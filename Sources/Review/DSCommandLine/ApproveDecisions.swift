import DSDiagnostics
import DSFiles
import DSJSON
import DSMatrix
import DSProject
import DSReport
import DSShots

extension ApproveCommand {
  /// The decisions of all files; shots about which these contradict one another are named, and left.
  func mergedDecisions(_ approval: inout Approval) throws -> Decisions {
    var merged = try readDecisions(decisions[0])
    for file in decisions.dropFirst() {
      for shot in merged.merge(try readDecisions(file)) {
        approval.contradictions.append((shot, file))
        if !json { try writeStandardOutput("left  \(shot): '\(file)' contradicts an earlier file\n") }
      }
    }
    return merged
  }

  private func readDecisions(_ file: String) throws -> Decisions {
    let bytes: [UInt8]
    do throws(FileError) {
      let limit = Limits.textFileBytes
      bytes = file == "-" ? try readStandardInput(limit: limit) : try readFile(file, limit: limit)
    } catch { throw CommandFailure(error.status, error.message, hint: error.hint) }
    do { return try Decisions(bytes, file: file == "-" ? "standard input" : file) } catch {
      throw try failure(.badInput(error.diagnostics))
    }
  }

  /// Prints what was rejected, and writes it as annotations where that is asked.
  /// - Parameter configuration: the file that GitLab shows an annotation at that has no place.
  func report(_ rejected: RejectedShots, configuration: String) throws {
    if !json { try writeStandardOutput(rejected.text) }
    guard let rejections else { return }
    let all = rejected.annotations
    let bytes =
      rejections.hasSuffix(".json")
      ? GitLabAnnotations.bytes(all, configuration: configuration) : GitHubAnnotations.bytes(all)
    do throws(FileError) { try writeOutput(rejections, bytes) } catch {
      throw CommandFailure(error.status, error.message, hint: error.hint)
    }
  }
}

/// The shots that reviewers rejected, with their notes and where they are written, so that their author need not open a file.
struct RejectedShots {
  private let shots: [(decision: Decisions.Decision, place: SourceLocation?)]

  /// Those of decisions, in their order.
  init(_ rejected: [Decisions.Decision], in projects: [Project]) {
    let scenarios = projects.flatMap { $0.shots.map { ($0.shot.id, $0.shot.scenario.location) } }
    let places = Dictionary(scenarios) { first, _ in first }
    shots = rejected.map { decision in
      (decision, places[decision.shot].flatMap { $0.file.isEmpty ? nil : $0 })
    }
  }

  /// A line or two for each, and how many there are; empty if there are none.
  var text: String {
    guard !shots.isEmpty else { return "" }
    let lines = shots.map { decision, place in
      let pinned = decision.pins.map { "  \(pinText($0, $0.location.map { " (\($0))" } ?? ""))\n" }
      return "rejected  \(decision.shot)\(place.map { " (\($0))" } ?? "")\n"
        + (decision.signedNote.map { "  \($0)\n" } ?? "") + pinned.joined()
    }
    return lines.joined() + "rejected: \(shots.count)\n"
  }

  /// An annotation at the scenario of each, and one at the view of each pinned note whose view is known.
  var annotations: [Annotation] {
    shots.flatMap { decision, place in
      let (shot, note, pins) = (decision.shot, decision.signedNote, decision.pins)
      let unplaced = pins.filter { $0.location == nil }.map { "\n" + pinText($0) }
      let whole = shot + (note.map { "\n" + $0 } ?? "") + unplaced.joined()
      let pinned = pins.filter { $0.location != nil }.map {
        Annotation(.error, at: $0.location, title: "rejected in review", message: shot + "\n" + pinText($0))
      }
      // If every note is at a view, there is nothing left for the shot as a whole.
      let isSaid = note == nil && unplaced.isEmpty && !pinned.isEmpty
      return (isSaid ? [] : [Annotation(.error, at: place, title: "rejected in review", message: whole)]) + pinned
    }
  }

  /// Writes them as a list, with the members of `decisions.json` and the place of the scenario.
  func write(to json: inout JSONWriter) {
    json.array { json in
      for (decision, place) in shots {
        json.object { json in
          json.member("shot", decision.shot)
          if let place { json.member("place", place) }
          json.reviewerWords(of: decision)
        }
      }
    }
  }
}

extension Decisions.Decision {
  /// The reviewer's words about the whole picture; nil if there are none.
  fileprivate var signedNote: String? { note.map { signed($0, reviewer) } }
}

/// A reviewer's words, with the name where it is known.
private func signed(_ words: String, _ reviewer: String?) -> String {
  words.printable + (reviewer.map { " — \($0.printable)" } ?? "")
}

/// A pinned note in a line: its place, its view, where that is written, and the words.
private func pinText(_ pin: PinnedNote, _ location: String = "") -> String {
  (pin.placeText + location).printable + ": " + signed(pin.note, pin.reviewer)
}
