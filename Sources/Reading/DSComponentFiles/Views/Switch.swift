import DSDiagnostics
import DSNode
import DSSyntax

extension ViewDefinition {
  /// Swift's `switch` in a view builder.
  static let `switch` = ViewDefinition(
    "Switch", "Views chosen by a parameter, the state, or an environment value.",
    ArgumentList(
      [
        ArgumentDefinition("on", .name, "'$parameter', 'state', or an environment value's name.", required: true),
        ArgumentDefinition(
          "cases", .dictionary(.views), "The views by value; a key may hold several values, as in 'a, b'.",
          required: true),
        ArgumentDefinition("default", .views, "The views for every other value."),
      ], shorthand: []),
    example: "Switch: {on: state, cases: {loading: [Text: …]}, default: [Text: Buy]}"
  ) { arguments in
    let decoding = arguments.decoding
    guard let on = arguments.expression("on"), let cases = arguments.expression("cases"),
      let members = cases.node.readMembers(arguments.what("cases"), &decoding.bag)
    else { return nil }
    let keyed = members.flatMap { member in Decoding.keys(member.key).map { (key: $0, member: member) } }
    switch decoding.subject(on, keys: keyed.map { ($0.key, $0.member.location) }) {
    case .constant(let text):
      if let found = keyed.first(where: { $0.key == text }) {
        return .group(decoding.views(cases.with(found.member.value)))
      }
      if !arguments.has("default") {
        decoding.bag.error(
          "missing-case", "Switch has no case for '\(text)' and no default", at: arguments.location)
      }
      return .group(arguments.views("default"))
    case .environment(let reference):
      let read = keyed.map { DSNode.Case(key: $0.key, children: decoding.views(cases.with($0.member.value))) }
      return .choose(reference, read, fallback: arguments.views("default"))
    case .unknown:
      return .group(members.flatMap { decoding.views(cases.with($0.value)) } + arguments.views("default"))
    }
  }
}
