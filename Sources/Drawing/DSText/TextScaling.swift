extension TextParagraph {
  /// The paragraph with all its letters, and what is measured by them, smaller by a factor.
  func scaled(by factor: Double) -> TextParagraph {
    var paragraph = self
    paragraph.minimumScale = 1
    for index in paragraph.spans.indices {
      paragraph.spans[index].style.size *= factor
      paragraph.spans[index].style.tracking *= factor
      paragraph.spans[index].style.baselineOffset *= factor
      paragraph.spans[index].style.extraLeading *= factor
      if var metrics = paragraph.spans[index].style.metrics {
        metrics.ascent *= factor
        metrics.descent *= factor
        metrics.pitch *= factor
        paragraph.spans[index].style.metrics = metrics
      }
      if let height = paragraph.spans[index].style.lineHeight {
        paragraph.spans[index].style.lineHeight = height * factor
      }
    }
    return paragraph
  }
}

extension TextShaper {
  /// The layout at the greatest size, in steps of a hundredth, at which nothing is cut; at the least one where
  /// something always is.
  func scaledLayout(
    of paragraph: TextParagraph, width: Double?, height: Double?
  ) throws(FontLibrary.Problem) -> TextLayout {
    func layout(_ percent: Int) throws(FontLibrary.Problem) -> TextLayout {
      try self.layout(paragraph.scaled(by: Double(percent) / 100), width: width, height: height)
    }
    let least = Int((max(0.01, paragraph.minimumScale) * 100).rounded(.up))
    let whole = try layout(100)
    if !whole.isTruncated || least >= 100 { return whole }
    var best = try layout(least)
    if best.isTruncated { return best }
    // A text that fits at a size fits at all smaller ones, but for rare breaks of words; halving finds one of them.
    var fits = least
    var fails = 100
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let tried = try layout(middle)
      if tried.isTruncated {
        fails = middle
      } else {
        fits = middle
        best = tried
      }
    }
    return best
  }
}
