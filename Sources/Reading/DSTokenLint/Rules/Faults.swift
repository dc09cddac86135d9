import DSCascade
import DSDiagnostics
import DSGeometry
import DSShots

/// What leaves tokens without a value, as the cascade and the readers report it.
extension Linter {
  /// Finds faults of tokens, each at its place.
  /// - Parameter reading: what reading the files found; of it, keys that a mapping has twice and forms of other formats are used.
  mutating func findFaults(_ reading: [Diagnostic]) {
    var reported: Set<Place> = []
    func report(_ fault: Diagnostic, of path: TokenPath?, as rule: LintRule, to linter: inout Linter) {
      guard let settings = linter.settings(of: rule), path.map({ settings.covers($0.description) }) ?? true,
        reported.insert(Place(message: fault.message, location: fault.location)).inserted
      else { return }
      linter.add(rule, token: path, fault.message, at: fault.location, hint: fault.hint, notes: fault.notes)
    }
    for path in tokens.paths {
      for fault in (tokens.writings[path] ?? []).compactMap(\.definition.fault) {
        report(fault, of: path, as: Self.rule(of: fault) ?? .invalidValue, to: &self)
      }
    }
    for fault in tokens.contexts.flatMap(\.style.groups).compactMap(\.fault) {
      report(fault, of: nil, as: Self.rule(of: fault) ?? .invalidValue, to: &self)
    }
    let others = tokens.theme.diagnostics(in: tokens.contexts.map(\.modes))
    let (targets, roots) = (referenceTargets, Set(tokens.paths.compactMap(\.segments.first)))
    var absent: [Absent: [Diagnostic]] = [:]
    for fault in others + reading.filter({ $0.id == "duplicate-key" }) {
      guard let rule = Self.rule(of: fault) else { continue }
      if fault.id == "missing-alias-target", let target = targets[fault.location] {
        // A token that other contexts have is no misspelling: the rule of gaps is about it.
        if tokens.writings[target] != nil { continue }
        if let root = target.segments.first, !roots.contains(root) {
          absent[Absent(root: root, file: fault.location.file), default: []].append(fault)
          continue
        }
      }
      report(fault, of: nil, as: rule, to: &self)
    }
    findAbsentGroups(absent)
    // Without those that a configuration accepts, which reading has left out.
    for remark in reading where Self.rule(of: remark) == nil && AcceptedFinding.tokens.contains(remark.id) {
      report(remark, of: nil, as: .legacyFormat, to: &self)
    }
  }

  /// Groups of which no file that was read has a token, although references lead into them: one finding for each file. Most
  /// often they are in a file of another format, such as JavaScript.
  private mutating func findAbsentGroups(_ absent: [Absent: [Diagnostic]]) {
    guard settings(of: .danglingReference) != nil else { return }
    for (group, faults) in absent.sorted(by: { ($0.key.file, $0.key.root) < ($1.key.file, $1.key.root) }) {
      guard let first = faults.min(by: { $0.location < $1.location }) else { continue }
      let count = Set(faults.map(\.location)).count
      guard count > 1 else {
        add(.danglingReference, first.message, at: first.location, hint: first.hint, notes: first.notes)
        continue
      }
      add(
        .danglingReference,
        "\(count) references of this file lead to tokens below '\(group.root)', and no file that was read has one",
        at: first.location, hint: "name the file that defines them too; the first one is: \(first.message)")
    }
  }

  private struct Absent: Hashable {
    var root: String
    var file: String
  }

  /// The tokens that references lead to, by the places of the references.
  private var referenceTargets: [SourceLocation: TokenPath] {
    var targets: [SourceLocation: TokenPath] = [:]
    for path in tokens.paths {
      for writing in tokens.writings[path] ?? [] {
        for reference in writing.definition.references {
          if let place = reference.location, let target = reference.target { targets[place] = target }
        }
      }
    }
    return targets
  }

  private struct Place: Hashable {
    var message: String
    var location: SourceLocation
  }

  /// The rule that a problem belongs to; nil for spellings and choices, which no rule is about.
  private static func rule(of problem: Diagnostic) -> LintRule? {
    switch problem.id {
    case "missing-alias-target", "alias-to-group", "bad-token-pointer", "missing-extends-target", "extends-token":
      .danglingReference
    case "token-cycle", "token-too-deep", "extends-cycle", "extends-too-deep": .circularReference
    case "wrong-token-type": .typeClash
    case "bad-token-value": .invalidValue
    // The id of a token that has no value for it, and of one whose type its value gives.
    case "token-without-type": problem.message.hasPrefix("token '") ? .invalidValue : nil
    case "duplicate-key": .duplicateName
    case "tier-upwards": .tierOrder
    case "tier-skipped": .tierSkip
    default: nil
    }
  }
}

/// The ids of errors that rules are about: a command that lints does not end because of them.
package let lintedErrors: Set<String> = [
  "missing-extends-target", "extends-token", "extends-cycle", "extends-too-deep", "tier-upwards",
]
