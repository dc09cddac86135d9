package import DSDiagnostics
import DSNode

/// A finding that an author expects in some shots, or what is known to be wrong with some files, with the reason.
package struct AcceptedFinding: Hashable, Sendable {
  /// The finding's id, one of `names`.
  package var finding: String
  /// The shots it is accepted in: patterns for `component/scenario`; empty for all. For what is wrong with files, patterns
  /// for their paths.
  package var shots: [Glob]
  /// Why it is meant to be so.
  package var reason: String
  /// Where it is written.
  package var location: SourceLocation

  /// An accepted finding.
  package init(_ finding: String, shots: [Glob] = [], reason: String, at location: SourceLocation) {
    (self.finding, self.shots, self.reason, self.location) = (finding, shots, reason, location)
  }

  /// Whether it speaks of a scenario's shots.
  package func covers(_ scenario: Scenario) -> Bool { covers(scenario: scenario.nameInSystem) }

  /// Whether it speaks of the shots of a scenario.
  /// - Parameter name: the scenario's `nameInSystem`.
  package func covers(scenario name: String) -> Bool { shots.isEmpty || shots.contains { $0.matches(name) } }

  /// Whether it is a warning about token files, and no finding of pictures.
  package var isOfTokens: Bool { Self.tokens.contains(finding) }

  /// Whether it speaks of files, and of no picture.
  package var isOfFiles: Bool { Self.files.contains(finding) }

  /// Whether it speaks of a file.
  /// - Parameter path: the file's path in the configuration's folder.
  package func covers(file path: String) -> Bool { isOfFiles && shots.contains { $0.matches(path) } }

  /// Text that is drawn with an ellipsis.
  package static let truncatedText = "truncated-text"
  /// A picture in which nothing can be seen.
  package static let nothingDrawn = "nothing-drawn"
  /// A symbol without a drawing, which is drawn as a placeholder.
  package static let undrawnSymbol = "undrawn-symbol"

  /// Text or a symbol that is hard to distinguish from its background.
  package static let lowContrast = "low-contrast"
  /// Text of which a clip shows a part.
  package static let clippedText = "clipped-text"
  /// Something that is drawn beyond the picture's edge.
  package static let outsidePicture = "outside-picture"
  /// Something to touch that is smaller than the system allows.
  package static let smallTouchTarget = "small-touch-target"
  /// Views whose position differs in another colour scheme.
  package static let otherFramesByScheme = "other-frames-by-scheme"
  /// Views whose position in points differs at another scale.
  package static let otherFramesByScale = "other-frames-by-scale"
  /// Views that are not mirrored where lines run from right to left.
  package static let notMirrored = "not-mirrored"

  /// Letters of one text on those of another.
  package static let textOverText = "text-over-text"
  /// A view that is larger than its room and covers a neighbour.
  package static let viewOverView = "view-over-view"
  /// A word that a line's end breaks in the middle.
  package static let brokenWord = "broken-word"
  /// Lines of a text whose letters meet.
  package static let overlappingLines = "overlapping-lines"
  /// A shadow that a clip cuts off.
  package static let clippedShadow = "clipped-shadow"
  /// A symbol or control of which a clip shows a part.
  package static let clippedView = "clipped-view"
  /// Things to touch that overlap.
  package static let overlappingTargets = "overlapping-targets"
  /// An axis that changes no pixel of a component.
  package static let axisWithoutEffect = "axis-without-effect"
  /// So many views overlap that not all pairs are looked at.
  package static let uncheckedOverlaps = "unchecked-overlaps"

  /// Rules that ignore more than half of a picture.
  package static let wideRule = "wide-rule"

  /// A symbol, picture or font that cannot be used, and that no shot shows.
  package static let unusableFile = "unusable-file"

  /// The ids of what `dsrender check` finds.
  package static let checks = [
    lowContrast, clippedText, clippedView, clippedShadow, outsidePicture, textOverText, viewOverView, overlappingLines,
    brokenWord, smallTouchTarget, overlappingTargets, otherFramesByScheme, otherFramesByScale, notMirrored,
    axisWithoutEffect, uncheckedOverlaps,
  ]

  /// The ids of the warnings about token files that name a form or a choice, and no fault.
  package static let tokens = [
    "legacy-token-format", "token-without-type", "related-token-type", "missing-member", "unread-member",
    "unread-direction", "unread-extension", "bad-color-modifier", "bare-size", "bare-line-height", "contradicting-hex",
    "unknown-token-type", "ignored-member", "unused-set", "no-default-context", "pointer-without-slash",
  ]

  /// The ids of what may be wrong with files.
  package static let files = [unusableFile, Diagnostic.notCompiled] + tokens

  /// The ids of all findings of pictures.
  package static let names =
    [truncatedText, nothingDrawn, undrawnSymbol, wideRule] + checks + UndrawnPart.allCases.map(\.rawValue)
}
