extension ShapedParagraph {
  /// The word in the middle of which a line ends, for lack of a place to break; nil if it ends elsewhere.
  ///
  /// Only words of letters count: addresses, numbers and names of code have no better place to break. Scripts without
  /// spaces between words, but for those with dictionaries, break anywhere.
  func brokenWord(at line: FilledLine) -> TextLayout.BrokenWord? {
    let end = line.content.upperBound
    guard !line.endsHard, !line.content.isEmpty, end == line.next, end < clusters.count,
      clusters[end - 1].traits.isDisjoint(with: [.breakAfter, .space, .newline]), isLetter(end - 1), isLetter(end)
    else { return nil }
    var (first, last) = (end - 1, end)
    // A word ends where a line may end, or at a sign that is no letter.
    while first > 0, clusters[first - 1].traits.isDisjoint(with: .breakAfter), isLetter(first - 1) { first -= 1 }
    while clusters[last].traits.isDisjoint(with: .breakAfter), last + 1 < clusters.count, isLetter(last + 1) {
      last += 1
    }
    let (head, tail) = (text(of: first..<end), text(of: end..<(last + 1)))
    // What adjoins without a space makes an address or a number of it; marks of sentences do not.
    if first > 0, clusters[first - 1].traits.isDisjoint(with: .breakAfter), !isQuote(first - 1) { return nil }
    if last + 2 < clusters.count, isInner(last), isInner(last + 1), isLetter(last + 2) { return nil }
    return (head + tail).hasInnerCapital ? nil : TextLayout.BrokenWord(head: head, tail: tail)
  }

  /// Whether a cluster is no space and no line may end after it.
  private func isInner(_ index: Int) -> Bool {
    clusters[index].traits.isDisjoint(with: [.space, .newline, .breakAfter])
  }

  /// Whether a cluster is a letter of a script whose words stay whole.
  private func isLetter(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(scalars[clusters[index].firstScalar]) else { return false }
    // From U+2E80 on there are ideographs, kana and Hangul.
    return scalar.properties.isAlphabetic && (scalar.value < 0x2E80 || scalar.value >= 0xFB00) && scalar.value < 0xFF00
      || scalar == "'" || scalar == "\u{2019}" || scalar == "\u{AD}"
  }

  /// Whether a cluster opens what is quoted or in brackets.
  private func isQuote(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(scalars[clusters[index].firstScalar]) else { return false }
    return [.openPunctuation, .initialPunctuation].contains(scalar.properties.generalCategory) || scalar == "\""
  }

  private func text(of range: Range<Int>) -> String {
    let end = range.upperBound < clusters.count ? clusters[range.upperBound].firstScalar : scalarRange.upperBound
    var text = String.UnicodeScalarView()
    text.append(
      contentsOf: scalars[clusters[range.lowerBound].firstScalar..<end].compactMap { Unicode.Scalar($0) })
    return String(text)
  }
}

extension String {
  /// Whether a capital follows a small letter, as in names of code.
  fileprivate var hasInnerCapital: Bool {
    zip(unicodeScalars, unicodeScalars.dropFirst()).contains { $0.properties.isLowercase && $1.properties.isUppercase }
  }
}
