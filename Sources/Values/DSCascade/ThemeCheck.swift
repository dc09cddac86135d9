public import DSDiagnostics
import DSGeometry
import DSParallel

extension Theme {
  /// Selections that together show every context once: the first has every mode at its default or first context, the
  /// others differ from it in one mode, or in those modes that choose a layer's style together. Without such layers their
  /// number is the sum of the contexts, where `selections` has the product.
  public var coveringSelections: [ModeSelection] {
    var first = ModeSelection()
    for mode in modes { first[mode.name] = mode.defaultContext ?? mode.contexts.first }
    var result = [first]
    for mode in modes {
      for context in mode.contexts where context != first[mode.name] {
        var next = first
        next[mode.name] = context
        result.append(next)
      }
    }
    for case .modes(let names, let styles) in layers.map(\.content) {
      for contexts in styles.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        var next = first
        for (name, context) in zip(names, contexts) { next[name] = context }
        if !result.contains(next) { result.append(next) }
      }
    }
    return result
  }

  /// What is wrong with the theme's tokens under the given selections, each once, at the place where it was written:
  /// values that cannot be found, as warnings, because only what uses such a token fails; groups that extend nothing, and
  /// references that break the order of tiers.
  public func diagnostics(in selections: [ModeSelection]) -> [Diagnostic] {
    var bag = DiagnosticBag()
    var notes: Set<TokenNote> = []
    var faults: Set<TokenFault> = []
    findValues(in: selections)
    for selection in selections {
      do throws(TokenError) {
        let style = try style(in: selection)
        check(style.tokens, &faults, into: &bag)
        notes.formUnion(style.tokens.notes)
      } catch {
        bag.add(error.diagnostic(at: SourceLocation(file: name)))
      }
    }
    TokenNote.report(notes, to: &bag)
    return bag.diagnostics
  }

  /// Finds every value on several cores, so that the check need only ask for what is known, and reports in order.
  private func findValues(in selections: [ModeSelection]) {
    _ = concurrentMap(selections.count, by: {}) { _, index in
      // The check meets the same errors.
      guard let table = try? self.style(in: selections[index]).tokens, table.paths.count <= Limits.tokens else {
        return
      }
      for path in table.paths { _ = try? table.value(of: path) }
    }
  }

  /// A fault of a token as it is reported once: what could have been meant differs between contexts.
  private struct TokenFault: Hashable {
    var id: String
    var message: String
    var location: SourceLocation
  }

  private func check(_ table: TokenTable, _ faults: inout Set<TokenFault>, into bag: inout DiagnosticBag) {
    if table.paths.count > Limits.tokens {
      bag.error(
        "too-many-tokens", "the theme has more than \(Limits.tokens) tokens, those of extended groups included",
        at: SourceLocation(file: name))
      return
    }
    checkGroups(of: table, into: &bag)
    var deep: [TokenError] = []
    for path in table.paths {
      do throws(TokenError) {
        _ = try table.value(of: path)
      } catch {
        if error.cause == .tooDeep {
          deep.append(error)
          continue
        }
        // The token at fault is asked too, and its own fault is enough; what reading reported is not repeated.
        if !error.isReportedByReading, error.chain.count <= 1 || isAtReference(error) {
          let warning = warning(of: error, in: table)
          let fault = TokenFault(id: warning.id, message: warning.message, location: warning.location)
          if faults.insert(fault).inserted { bag.add(warning) }
        }
      }
      if !tiers.isEmpty, let definition = table.definition(at: path) {
        checkTiers(of: definition, in: table, into: &bag)
      }
    }
    // Of a chain that is too long only the first token that is too far from its end; one of a circle of that length.
    let paths = Set(deep.map(\.path))
    let first = deep.filter { $0.chain.count < 2 || !paths.contains($0.chain[1].path) }
    for error in first.isEmpty ? Array(deep.prefix(1)) : first {
      bag.add(warning(of: error, in: table))
    }
  }

  /// The fault of a token at its definition. It is a warning because the token may be unused; using it is an error.
  private func warning(of error: TokenError, in table: TokenTable) -> Diagnostic {
    var problem = error.diagnostic(at: place(of: error.location ?? table.definition(at: error.path)?.location))
    problem.severity = .warning
    return problem
  }

  /// Reports groups that extend nothing, a token, or each other.
  private func checkGroups(of table: TokenTable, into bag: inout DiagnosticBag) {
    let faults = table.extensionFaults
    for path in faults.tooDeep {
      bag.error(
        "extends-too-deep", "group '\(path)' extends more than \(Limits.aliasDepth) others in a chain",
        at: place(of: table.groups[path]?.location))
    }
    for cycle in faults.cycles {
      bag.error(
        "extends-cycle",
        "groups extend each other in a circle: \(cycle.map(\.description).joined(separator: " → "))",
        at: place(of: table.groups[cycle[0]]?.location))
    }
    for group in table.groups.values.sorted(by: { $0.path < $1.path }) {
      guard let base = group.extends, base != group.path else { continue }
      if table.definition(at: base) != nil {
        bag.error(
          "extends-token", "group '\(group.path)' extends '\(base)', which is a token",
          at: place(of: group.location), hint: "a group extends another group")
      } else if table.groups[base] == nil, !table.isGroup(base) {
        let known = Set(table.definitions.keys.flatMap(\.ancestors).map(\.description)).sorted()
        bag.error(
          "missing-extends-target", "group '\(group.path)' extends '\(base)', which does not exist",
          at: place(of: group.location), hint: didYouMean(base.description, among: known))
      }
    }
  }

  /// Whether the fault lies in the asked token's own reference.
  private func isAtReference(_ error: TokenError) -> Bool {
    switch error.cause {
    case .missing, .isGroup: error.chain.count == 2
    case .cycle(let paths): error.path == paths.min()
    case .tooDeep: true
    case .badPointer, .noType, .wrongType, .badValue, .faulty: false
    case .unknownMode, .unknownContext, .missingContext: true
    }
  }

  private func place(of location: SourceLocation?) -> SourceLocation { location ?? SourceLocation(file: name) }
}

extension TokenError {
  /// Whether the cause is the text of a token, which the reader has reported.
  fileprivate var isReportedByReading: Bool { if case .faulty = cause { true } else { false } }
}
