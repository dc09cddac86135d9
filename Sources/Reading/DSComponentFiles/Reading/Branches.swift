import DSDiagnostics
import DSNode
import DSSyntax

/// The result of a `Switch` over views or modifiers.
enum Branches<Item> {
  /// One branch, decided while reading; every branch of a component that is checked alone.
  case decided([Item])
  /// Decided by the view's environment.
  case open(EnvironmentReference, [(key: String, items: [Item])], fallback: [Item])
}

extension Decoding {
  /// The branches of `Switch: {on: …, cases: {…}, default: …}`; nil after a report.
  /// - Parameter read: reads a branch.
  func branches<Item>(_ arguments: Arguments, _ read: (Expression) -> [Item]) -> Branches<Item>? {
    guard let on = arguments.expression("on"), let cases = arguments.expression("cases"),
      let members = cases.node.readMembers(arguments.what("cases"), &bag)
    else { return nil }
    func fallback() -> [Item] { arguments.expression("default").map(read) ?? [] }
    let keyed = members.flatMap { member in keys(member, cases).map { (key: $0, member: member) } }
    let places = keyed.map { (key: $0.key, location: $0.member.location) }
    switch subject(on, keys: places) {
    case .constant(let text):
      if let found = keyed.first(where: { $0.key == text }) {
        return .decided(read(cases.with(found.member.value)))
      }
      if !arguments.has("default") {
        bag.error("missing-case", "Switch has no case for '\(text)' and no default", at: arguments.location)
      }
      return .decided(fallback())
    case .absent:
      if let index = absentCase(places, hasDefault: arguments.has("default"), on.node) {
        return .decided(read(cases.with(keyed[index].member.value)))
      }
      return .decided(fallback())
    case .environment(let reference):
      let found = keyed.map { (key: $0.key, items: read(cases.with($0.member.value))) }
      return .open(reference, found, fallback: fallback())
    case .unknown: return .decided(members.flatMap { read(cases.with($0.value)) } + fallback())
    }
  }
}
