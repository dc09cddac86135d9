package import DSDiagnostics
package import DSJSON

extension JSONWriter {
  /// Writes the members of an explanation: its base, and the groups of changed shots with their causes.
  package mutating func members(of explanation: RunReport.Explanation) {
    if let base = explanation.base { member("base", base) }
    if let problem = explanation.problem { member("problem", problem) }
    if let hint = explanation.hint { member("hint", hint) }
    key("groups")
    array { json in
      for group in explanation.groups {
        json.object { json in
          json.members(of: group)
          json.strings("shots", group.shots)
        }
      }
    }
  }

  /// Writes the members of a group but its shots.
  package mutating func members(of group: RunReport.Group) {
    // A group of a run has a number; what one commit did to one shot has none.
    if group.number > 0 { member("number", group.number) }
    member("proof", group.proof.rawValue)
    if let reason = group.reason { member("reason", reason) }
    key("causes")
    array { json in for cause in group.causes { json.object { $0.members(of: cause) } } }
    strings("effects", group.effects)
  }

  private mutating func members(of cause: RunReport.Cause) {
    member("kind", cause.kind)
    member("subject", cause.subject)
    if let before = cause.before { member("before", before) }
    if let after = cause.after { member("after", after) }
    if !cause.lines.isEmpty { strings("lines", cause.lines) }
    for (name, place) in [("place", cause.place), ("basePlace", cause.basePlace)] {
      guard let place else { continue }
      member(name, place)
    }
  }

  /// Writes a place: the file, the line and the column.
  package mutating func member(_ name: String, _ place: SourceLocation) {
    key(name)
    object { json in
      json.member("file", place.file)
      json.member("line", place.line)
      json.member("column", place.column)
    }
  }
}
