import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

/// The columns or rows of a lazy grid, as SwiftUI's `GridItem`.
enum LazyTrackArguments {
  private static let length = ArgumentType.number(0...Limits.points)

  /// What one of them takes.
  static let track = [
    ArgumentDefinition("fixed", length, "Its length."),
    ArgumentDefinition("flexible", length, "Instead of 'fixed': its least length; it takes an equal share."),
    ArgumentDefinition("adaptive", length, "Instead of 'fixed': the least length of as many as fit."),
    ArgumentDefinition("maximum", length, "The greatest length of 'flexible' and 'adaptive'.", default: "none"),
    ArgumentDefinition("spacing", length, "Spacing to the next one.", default: "8"),
    ArgumentDefinition("alignment", .alignment, "How views are aligned in it.", default: "center"),
  ]

  /// A list of them.
  static let list = ArgumentType.list(
    .either([
      .choice(["flexible"]), .mapping(track.map { ArgumentType.Member($0.name, $0.type, $0.documentation) }),
    ]))
}

extension Arguments {
  /// The tracks of a lazy grid; nil after a report.
  func tracks(_ name: String) -> [LazyGridNode.Track]? {
    constant(name) { expression, what -> [LazyGridNode.Track]? in
      guard let elements = expression.node.readArray(what, &decoding.bag) else { return nil }
      if elements.isEmpty {
        decoding.bag.error("out-of-range", "\(what) needs one or more", at: expression.node.location)
      }
      let tracks = elements.compactMap { decoding.track(expression.with($0), what) }
      return tracks.isEmpty || tracks.count < elements.count ? nil : tracks
    }
  }
}

extension Decoding {
  /// `flexible`, or a mapping with one of `fixed`, `flexible` and `adaptive`.
  fileprivate func track(_ expression: Expression, _ what: String) -> LazyGridNode.Track? {
    if expression.node.members == nil {
      guard expression.node.readChoice(what, among: ["flexible"], &bag) != nil else { return nil }
      return .init(.flexible(minimum: 10, maximum: .infinity))
    }
    let list = ArgumentList(LazyTrackArguments.track, shorthand: [])
    guard
      let track = arguments(
        expression.node, list, owner: what, at: expression.node.location, in: expression.scope)
    else { return nil }
    let kinds = ["fixed", "flexible", "adaptive"].filter(track.has)
    guard kinds.count == 1, let length = track.constantNumber(kinds[0]) else {
      if kinds.count != 1 {
        track.error("conflicting-arguments", "\(what) needs one of 'fixed', 'flexible' and 'adaptive' each")
      }
      return nil
    }
    let maximum = track.constantNumber("maximum")
    if kinds == ["fixed"], track.has("maximum") {
      track.error("conflicting-arguments", "\(what) has a 'maximum' beside 'fixed'")
    }
    let size: LazyGridNode.Track.Size =
      switch kinds[0] {
      case "fixed": .fixed(length)
      case "flexible": .flexible(minimum: length, maximum: maximum ?? .infinity)
      default: .adaptive(minimum: length, maximum: maximum ?? .infinity)
      }
    return .init(size, spacing: track.constantNumber("spacing"), alignment: track.alignment())
  }
}
