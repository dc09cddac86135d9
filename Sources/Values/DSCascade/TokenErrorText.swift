public import DSDiagnostics
import DSGeometry

extension TokenError {
  /// The error as a diagnostic at the place that requested the token, with the way to the fault in the notes. If the
  /// cause is the text of a token, the diagnostic is there and the requesting place is in the notes.
  public func diagnostic(at place: SourceLocation) -> Diagnostic {
    if case .faulty(let fault) = cause { return diagnostic(of: fault, askedAt: place) }
    var notes: [Diagnostic.Note] = []
    for (link, next) in zip(chain, chain.dropFirst()) {
      notes.append(Diagnostic.Note("'\(link.path)' refers to '\(next.path)'", at: link.location))
    }
    if let location, location != place, !chain.contains(where: { $0.location == location }) {
      notes.append(Diagnostic.Note("the fault is here", at: location))
    }
    return Diagnostic(id, message, at: place, hint: hint, notes: notes)
  }

  private func diagnostic(of fault: Diagnostic, askedAt place: SourceLocation) -> Diagnostic {
    var fault = fault
    fault.severity = .error
    if place != fault.location { fault.notes.append(Diagnostic.Note("token '\(path)' is used here", at: place)) }
    for (link, next) in zip(chain, chain.dropFirst()) {
      fault.notes.append(Diagnostic.Note("'\(link.path)' refers to '\(next.path)'", at: link.location))
    }
    return fault
  }

  /// A stable name of the cause, in kebab case.
  public var id: String {
    switch cause {
    case .missing: chain.count > 1 ? "missing-alias-target" : "unknown-token"
    case .isGroup: chain.count > 1 ? "alias-to-group" : "token-is-group"
    case .cycle: "token-cycle"
    case .tooDeep: "token-too-deep"
    case .badPointer: "bad-token-pointer"
    case .noType: "token-without-type"
    case .wrongType: "wrong-token-type"
    case .badValue: "bad-token-value"
    case .faulty(let fault): fault.id
    case .unknownMode: "unknown-mode"
    case .unknownContext: "unknown-context"
    case .missingContext: "missing-context"
    }
  }

  /// What is wrong, in one sentence.
  public var message: String {
    let fault = chain.last?.path ?? path
    return switch cause {
    case .missing:
      chain.count > 1
        ? "token '\(chain[chain.count - 2].path)' refers to '\(fault)', which does not exist"
        : "there is no token '\(fault)'"
    case .isGroup:
      chain.count > 1
        ? "token '\(chain[chain.count - 2].path)' refers to '\(fault)', which is a group"
        : "'\(fault)' is a group of tokens, not a token"
    case .cycle(let paths):
      paths.count <= 2
        ? "token '\(fault)' refers to itself"
        : "tokens refer to each other in a circle: \(paths.map(\.description).joined(separator: " → "))"
    case .tooDeep: "token '\(path)' refers to more than \(Limits.aliasDepth) others in a chain"
    case .badPointer(let step): "token '\(fault)' points to '\(step)', which its target does not have"
    case .noType: "token '\(fault)' has no type"
    case .wrongType(let expected, let found):
      "token '\(fault)' needs a value of type \(expected.rawValue), but its reference is of type \(found.rawValue)"
    case .badValue(let found, let expected, _): "token '\(fault)' needs \(expected), not \(found)"
    case .faulty(let problem): problem.message
    case .unknownMode(let name, _): "the theme has no mode '\(name)'"
    case .unknownContext(let name, let mode, _): "mode '\(mode)' has no context '\(name)'"
    case .missingContext(let mode, _): "no context is chosen for mode '\(mode)', and it has no default"
    }
  }

  /// What to do about it; nil if the message contains it.
  public var hint: String? {
    switch cause {
    case .missing(let near, let known):
      near.map { "did you mean '\($0)'?" } ?? (known.isEmpty ? nil : "known are \(known.joined(separator: ", "))")
    case .isGroup(let member): "name a token in the group, such as '\(member)'"
    case .cycle: "give one of the tokens a literal value"
    case .faulty(let fault): fault.hint
    case .tooDeep, .badPointer: nil
    case .noType: "add \"$type\" to the token or to a group around it"
    case .wrongType(let expected, _): "refer to a token of type \(expected.rawValue), or change \"$type\""
    case .badValue(_, _, let hint): hint
    case .unknownMode(let name, let known), .unknownContext(let name, _, let known):
      didYouMean(name, among: known) ?? "known are \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .missingContext(_, let known): "choose one of \(known.joined(separator: ", "))"
    }
  }
}
