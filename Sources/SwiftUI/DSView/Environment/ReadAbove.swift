import DSDiagnostics
import DSNode

/// Lowers a view by its body, and warns of values that the body reads above the modifier that sets them.
@MainActor
func lowerBody<Body: View>(
  of view: Any.Type, _ inputs: _ViewInputs, _ body: @escaping @MainActor () -> Body
) -> _ViewOutputs {
  let attempt = BodyAttempt(inputs, body)
  if !inputs.isProbing {
    for read in attempt.readsAbove { inputs.warnReadAbove(read, by: view) }
  }
  return attempt.outputs
}

/// One evaluation of a body, with the nodes that came out.
@MainActor
private struct BodyAttempt<Body: View> {
  let inputs: _ViewInputs
  let body: @MainActor () -> Body
  let record = BodyRecord()
  let outputs: _ViewOutputs

  /// Evaluates the body and lowers it; the body alone reads `environment`, if there is one, in place of that in force.
  init(
    _ inputs: _ViewInputs, reading environment: EnvironmentValues? = nil, _ body: @escaping @MainActor () -> Body
  ) {
    (self.inputs, self.body) = (inputs, body)
    var outer = inputs
    if let environment { outer.environment = environment }
    let view = BodyRecord.reading(for: record) { outer.evaluate { body() } }
    var inner = inputs
    inner.record = record
    inner.chain = nil
    if environment != nil {
      inner.isProbing = true
      inner.session = inputs.session.probe()
    }
    outputs = Body._lower(view, inner)
  }

  /// The values that the body reads above one of its own modifiers that sets them, as far as it shows.
  ///
  /// A value counts where all of this holds:
  /// 1. a modifier in the body sets it; modifiers inside the bodies of other views are theirs;
  /// 2. the body, evaluated again with that value, lowers the views below the modifier, or the modifiers on top of it,
  ///    to other nodes: what the body has read is used there. Views beside them may use the outer value as they like;
  /// 3. the modifier then still sets the same value. One that derives its value from the value read, such as the next
  ///    level of a tree, means to read the outer one.
  var readsAbove: [BodyRecord.Read] {
    var found: Set<ObjectIdentifier> = []
    for (index, setter) in record.setters.enumerated().prefix(8) where !found.contains(setter.key) {
      var environment = inputs.environment
      environment.store(setter.value, for: setter.key)
      let other = BodyAttempt(inputs, reading: environment, body).record
      guard other.setters.indices.contains(index), other.setters[index].chain == setter.chain,
        isSame(other.setters[index].value, setter.value), other.nodes[setter.chain] != record.nodes[setter.chain]
      else { continue }
      // Nodes that differ each time say nothing.
      let again = BodyAttempt(inputs, reading: inputs.environment, body).record
      if again.nodes[setter.chain] == record.nodes[setter.chain] { found.insert(setter.key) }
    }
    return found.compactMap { record.reads[$0] }.sorted { $0.name < $1.name }
  }
}

/// Whether two values of the environment are alike; those that cannot be compared are compared by their descriptions.
private func isSame(_ a: Any, _ b: Any) -> Bool {
  func equal<Value: Equatable>(_ a: Value) -> Bool { a == b as? Value }
  if let a = a as? any Equatable { return equal(a) }
  return "\(a)" == "\(b)"
}

extension _ViewInputs {
  /// Warns that a body reads a value above the modifier that sets it.
  fileprivate func warnReadAbove(_ read: BodyRecord.Read, by view: Any.Type) {
    session.bag.warning(
      "environment-read-above",
      "the body of '\(view)' reads '\(read.name)' above the modifier that sets it, and draws with the value from outside",
      at: SourceLocation(file: read.fileID, line: read.line),
      hint: "read it in a separate view below the modifier, or put the modifier around '\(view)'")
  }
}
