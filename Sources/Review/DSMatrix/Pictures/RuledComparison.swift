import DSCompare
import DSDiagnostics
import DSDiff
import DSPictures
import DSProject
import DSReport

/// How two pictures differ where some of it does not count.
struct RuledComparison {
  /// What is left of the difference; nil if nothing is.
  var finding: PictureDifferences.Finding?
  /// What does not count; nil if no rule was needed.
  var within: ShotReport.Within?

  /// Looks at the difference of two pictures again, by rules.
  /// - Parameters:
  ///   - exact: how they differ if everything counts.
  ///   - options: how they were compared.
  ///   - compare: compares them again.
  init(
    _ exact: PictureDifferences.Finding, _ rules: [PictureRule], _ options: ComparisonOptions,
    _ compare: (ComparisonOptions) throws(RunError) -> PictureDifferences.Finding?
  ) throws(RunError) {
    finding = exact
    guard exact.isOfPixels, !rules.isEmpty else { return }
    var options = options
    options.ignored = rules.ignoredAreas
    var rest: PictureDifferences.Finding? = exact
    if !options.ignored.isEmpty { rest = try compare(options) }
    var within = ShotReport.Within(ignoredPixels: exact.pixels - (rest?.pixels ?? 0))
    if within.ignoredPixels > 0 { within.rules += rules.filter(\.isIgnoring).map(\.reason) }
    for rule in rules {
      guard case .tolerate(let pixelmatch, let allowance) = rule.kind, let left = rest else { continue }
      options.pixelmatch = pixelmatch
      switch try compare(options) {
      case nil: break
      case .counted(let pixels, let total, _)?: if pixels > allowance.most(of: total) { continue }
      // Pictures of different sizes are compared exactly, whatever is asked.
      case .changed?, .finer?, .otherColors?, .added?, .removed?: continue
      // One that is too large to be looked at as a whole.
      case .unreadable(let problems)?: throw .badInput(problems)
      }
      within.toleratedPixels = left.pixels
      within.rules.append(rule.reason)
      rest = nil
    }
    finding = rest
    if !within.rules.isEmpty { self.within = within }
  }
}

extension PictureRule {
  fileprivate var isIgnoring: Bool { if case .ignore = kind { true } else { false } }
}

extension [PictureRule] {
  /// The areas in which nothing counts.
  var ignoredAreas: IgnoredAreas {
    IgnoredAreas(compactMap { if case .ignore(let area) = $0.kind { area } else { nil } })
  }

  /// The share of a picture that is ignored, 0…1; areas that overlap count twice.
  func ignoredShare(of size: PixelSize) -> Double {
    let covered = ignoredAreas.rects.reduce(0.0) { sum, area in
      let width = Swift.max(0, Swift.min(area.x + area.width, size.width) - Swift.max(0, area.x))
      let height = Swift.max(0, Swift.min(area.y + area.height, size.height) - Swift.max(0, area.y))
      return sum + Double(width) * Double(height)
    }
    return Swift.min(1, covered / Swift.max(1, Double(size.width) * Double(size.height)))
  }
}
