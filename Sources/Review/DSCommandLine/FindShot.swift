import DSDiagnostics
import DSProject
import DSReport
import DSShots

extension Project {
  /// The shot that an id names; an id without all of its variant means the shot that is at the defaults of everything else.
  ///
  /// `acme/offer/sale` is that scenario at all defaults, `acme/offer/sale@dark` the same in the dark.
  /// - Throws: the end of the command, where no shot is meant, with the id that probably was.
  func shot(named id: String) throws -> ProjectShot {
    if let exact = shots.first(where: { $0.shot.id == id }) { return exact }
    let parts = id.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let ofScenario = shots.filter { $0.shot.scenario.id == parts[0] }
    guard !ofScenario.isEmpty else { throw noShot(id) }
    let asked = parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : []
    let found = ofScenario.filter { entry in asked.allSatisfy(entry.shot.words.contains) }
    let distances = found.map { entry in
      entry.system.matrix.axes.count { axis in
        guard let value = entry.shot.variant[axis.name], value != axis.default else { return false }
        return !asked.contains(value) && !asked.contains { $0 == entry.shot.idWord(of: axis) }
      }
    }
    if let least = distances.min(), let index = distances.firstIndex(of: least) { return found[index] }
    let words = Set(ofScenario.flatMap { $0.shot.words })
    if let unknown = asked.first(where: { !words.contains($0) }) {
      throw CommandFailure(
        .usage, "'\(parts[0])' has no variant '\(unknown)'",
        hint: didYouMean(unknown, among: words.sorted()) ?? "its variants: " + Self.inShort(ofScenario.map(\.shot)))
    }
    throw CommandFailure(
      .usage, "'\(parts[0])' has no variant with all of '\(parts[1])'",
      hint: "its variants: " + Self.inShort(ofScenario.map(\.shot)))
  }

  /// The end of a command for a requested shot that does not exist.
  func noShot(_ id: String) -> CommandFailure {
    let hint =
      didYouMean(id, among: Set(shots.map(\.shot.id)).union(shots.map(\.shot.scenario.id)).sorted())
      ?? nearPattern(id, among: shots.map(\.shot)).map { "did you mean '\($0)'?" }
    return CommandFailure(.usage, "there is no shot '\(id)'", hint: hint ?? "'dsrender matrix --list' prints all ids")
  }

  private static func inShort(_ shots: [Shot]) -> String {
    let names = shots.prefix(6).map { $0.id.split(separator: "@").last.map(String.init) ?? $0.id }
    return names.joined(separator: ", ") + (shots.count > 6 ? " and \(shots.count - 6) more" : "")
  }
}

extension Shot {
  /// The words that can describe its variant: the values of its axes, and the words of its id.
  fileprivate var words: Set<String> {
    let inID = id.split(separator: "@").dropFirst().joined().split(separator: ".").map(String.init)
    return Set(variant.choices.map(\.value)).union(inID)
  }

  /// The word for the shot's value of an axis of the program in the id.
  fileprivate func idWord(of axis: MatrixAxis) -> String? {
    BuiltInAxis(rawValue: axis.name).flatMap { builtIn in variant[axis.name].map(builtIn.idText) }
  }
}
