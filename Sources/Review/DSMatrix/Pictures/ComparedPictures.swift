import DSCompare
import DSDiff
import DSPictures
import DSProject
import DSReport

/// A picture that another program made, and how it differs from the one that is expected.
struct ComparedPictures {
  /// The picture.
  let actual: ShownPicture
  /// The expected picture; nil if there is none, or they are equal.
  let expected: ShownPicture?
  /// How they differ; nil if they are equal, or equal by the rules.
  let finding: PictureDifferences.Finding?
  /// What the rules leave out; nil if no rule was needed.
  let within: ShotReport.Within?
  /// A picture of what differs, and what that has in common with other differences; nil if nothing is drawn.
  let difference: DrawnDifference?

  /// Reads and compares the pictures of one name.
  /// - Parameters:
  ///   - rules: those that cover the picture.
  ///   - drawing: whether what differs is drawn.
  /// - Throws: if a picture cannot be read; nothing is written.
  init(
    _ file: String, of pair: ShotReport.Pair, in source: PictureSource, by rules: [PictureRule],
    _ options: ComparisonOptions, drawing: Bool
  ) throws(RunError) {
    var options = options
    options.convertsToSRGB = source.convertsToSRGB
    var drawn: DrawnDifference?
    // Rules decide first what is drawn.
    let draws: ((DrawnDifference) -> Void)? = drawing && rules.isEmpty ? { drawn = $0 } : nil
    let exact = try comparePictures(file, in: source.folders, options, drawing: draws)
    if case .unreadable(let problems)? = exact { throw .badInput(problems) }
    let compared = try exact.map { exact throws(RunError) in
      try RuledComparison(exact, rules, options) { options throws(RunError) in
        try compareFiles(expected: pair.expected, actual: pair.actual, options)
      }
    }
    (finding, within) = (compared?.finding, compared?.within)
    actual = try ShownPicture(pair.actual)
    expected = if let finding, !finding.isNew { try ShownPicture(pair.expected) } else { nil }
    guard drawing, let finding, finding.isOfPixels else {
      difference = nil
      return
    }
    if !rules.isEmpty {
      options.ignored = rules.ignoredAreas
      _ = try compareFiles(expected: pair.expected, actual: pair.actual, options) { drawn = $0 }
    }
    difference = drawn
  }
}

extension PictureDifferences.Finding {
  fileprivate var isNew: Bool { if case .added = self { true } else { false } }
}
