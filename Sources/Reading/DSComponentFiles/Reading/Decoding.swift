package import DSCascade
import DSDiagnostics
package import DSGeometry
package import DSShots

/// The state of one reading: the problems found, what is known, and how much was read.
///
/// A reference, because every value on the way down reports to it; it never leaves the call that made it.
final class Decoding {
  /// The problems found.
  var bag: DiagnosticBag
  /// The design system's names.
  let system: SystemNames
  /// The components by name.
  var components: [String: Component] = [:]
  /// The components by the name of their view, such as `TextInput`.
  var componentViews: [String: Component] = [:]
  /// Which components a component's body uses, with the places; filled while components are checked.
  var uses: [String: [(name: String, location: SourceLocation)]] = [:]
  /// The components that took part in what is being read.
  var took: Set<String> = []
  /// The names of environment values that may be read or set.
  var environmentNames: Set<String>
  /// Custom environment values by name.
  var definitions: [String: EnvironmentDefinition] = [:]
  /// What was found out about tokens, by path.
  fileprivate var deprecations: [TokenPath: Deprecation?] = [:]
  private(set) var depth = 0
  private var nodes = 0
  private var steps = 0
  private var isExhausted = false

  init(system: SystemNames, bag: DiagnosticBag) {
    self.system = system
    self.bag = bag
    environmentNames = Set(Self.builtInEnvironment + system.environment.map(\.name))
  }

  /// Environment values that every design system has.
  static let builtInEnvironment = [
    "state", "colorScheme", "layoutDirection", "dynamicTypeSize", "isEnabled",
  ]

  /// Restarts the count of views, for one scenario.
  func restart() {
    nodes = 0
    steps = 0
    isExhausted = false
  }

  /// Counts a view; false, after a report, where a scenario has too many.
  func countNode(at location: SourceLocation) -> Bool {
    nodes += 1
    return allow(nodes <= Limits.nodes, "too-many-nodes", "there are more than \(Limits.nodes) views", location)
  }

  /// Counts a value; false, after a report, where a scenario has too many.
  func countStep(at location: SourceLocation) -> Bool {
    steps += 1
    return allow(steps <= Limits.values, "too-many-values", "there are more than \(Limits.values) values", location)
  }

  /// Goes one level deeper; nil, after a report, where that is too deep.
  func nested<Result>(at location: SourceLocation, _ body: () -> Result) -> Result? {
    depth += 1
    defer { depth -= 1 }
    let isAllowed = allow(
      depth <= Limits.nodeDepth, "too-deep", "views are nested more than \(Limits.nodeDepth) levels deep", location)
    return isAllowed ? body() : nil
  }

  private func allow(
    _ condition: Bool, _ id: String, _ message: @autoclosure () -> String, _ location: SourceLocation
  ) -> Bool {
    if isExhausted { return false }
    if condition { return true }
    isExhausted = true
    bag.error(id, message(), at: location)
    return false
  }

  /// Reads something in which more values of the environment are known.
  func knowing<Result>(environment names: Set<String>, _ body: () -> Result) -> Result {
    let outer = environmentNames
    environmentNames.formUnion(names)
    defer { environmentNames = outer }
    return body()
  }

  /// Reports an environment value that nothing declares; modes are environment values too.
  func checkEnvironment(_ name: String, at location: SourceLocation) {
    guard let modes = system.modes, !environmentNames.contains(name), !modes.contains(where: { $0.name == name })
    else { return }
    let known = environmentNames.sorted() + modes.map(\.name)
    bag.error(
      "unknown-environment", "there is no environment value '\(name)'", at: location,
      hint: didYouMean(name, among: known) ?? "declare it under 'environment', or write '\\@\(name)' for the text")
  }
}

extension Decoding {
  /// Warns of a token that should no longer be used, once for each place; one whose name only a view knows is let be.
  func checkDeprecation(of path: TokenPath, at location: SourceLocation) {
    if deprecations[path] == nil { deprecations[path] = .some(system.deprecation(path)) }
    guard let known = deprecations[path], case .deprecated(let reason)? = known else { return }
    bag.warning(
      "deprecated-token", "the token '\(path)' is deprecated" + (reason.map { ": \($0)" } ?? ""), at: location)
  }
}

/// What component files may name but do not define: the design system's own names.
package struct SystemNames: Sendable {
  /// The design system's name.
  package var system: String
  /// The modes with their contexts, in resolution order; nil if they are not known and not to be checked.
  package var modes: [MatrixAxis]?
  /// Environment values of the whole system.
  package var environment: [EnvironmentDefinition]
  /// Whether a token should no longer be used; nil if it may be, or where there is none.
  package var deprecation: @Sendable (TokenPath) -> Deprecation?

  /// A system's names; no modes are known by default, and every token may be used.
  package init(
    _ system: String, modes: [MatrixAxis]? = nil, environment: [EnvironmentDefinition] = [],
    deprecation: @escaping @Sendable (TokenPath) -> Deprecation? = { _ in nil }
  ) {
    self.system = system
    self.modes = modes
    self.environment = environment
    self.deprecation = deprecation
  }
}
