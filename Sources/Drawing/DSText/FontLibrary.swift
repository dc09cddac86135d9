package import DSDiagnostics
import Synchronization

/// The fonts of one design system: an explicit list of files, and the families that stand in for missing characters.
///
/// A file is opened when it is first needed and only used if its bytes have the listed hash. Safe to use from several
/// threads; what was found is kept for the life of the library.
package final class FontLibrary: Sendable {
  /// The listed files.
  package let files: [FontFile]
  /// The families that are tried, in this order, for characters that a text's own family lacks.
  package let fallbacks: [String]
  private let filesByFamily: [String: [Int]]
  private let state = Mutex(State())

  private struct State {
    /// What each file turned out to be; nil if it has not been opened.
    var opened: [Int: Result<OpenedFont, Problem>] = [:]
    /// The mapped bytes by path, shared by the fonts of a collection.
    var bytes: [String: FontBytes] = [:]
    var faces: [FaceKey: FontFace] = [:]
  }

  private struct FaceKey: Hashable {
    let file: Int
    let weight: Double
    /// The width in percent; nil for the font's own.
    let width: Double?
  }

  /// A library of `files`, without opening any.
  package init(files: [FontFile], fallbacks: [String]) {
    self.files = files
    self.fallbacks = fallbacks
    filesByFamily = Dictionary(grouping: files.indices) { files[$0].family }
  }

  /// The families in alphabetical order.
  package var families: [String] { filesByFamily.keys.sorted() }

  /// The face of a family for a weight, chosen as CSS chooses; a variable font is set to the weight and the width, within
  /// its ranges.
  ///
  /// - Parameter width: how wide letters are, in percent; 100 takes the font as it is.
  /// - Throws: a problem if the family is not listed, has no italic font though one is requested, or if the chosen file
  ///   cannot be used.
  package func face(family: String, weight: Double, italic: Bool, width: Double = 100) throws(Problem) -> FontFace {
    guard width.isFinite, width > 0 else { throw .badNumber(name: "width", value: width) }
    let index = try file(family: family, weight: weight, italic: italic)
    let range = files[index].weights
    let inRange = min(max(weight, range.lowerBound), range.upperBound)
    let result = state.withLock { state -> Result<FontFace, Problem> in
      let usual = FaceKey(file: index, weight: inRange, width: nil)
      if width == 100, let face = state.faces[usual] { return .success(face) }
      return open(index, &state).map { opened in
        let widths = width == 100 ? nil : opened.widths
        let key = FaceKey(
          file: index, weight: inRange, width: widths.map { min(max(width, $0.lowerBound), $0.upperBound) })
        if let face = state.faces[key] { return face }
        let face = opened.face(for: files[index], weight: key.weight, width: key.width)
        state.faces[key] = face
        return face
      }
    }
    return try result.get()
  }

  /// The face of a style.
  package func face(of style: TextStyle) throws(Problem) -> FontFace {
    try face(family: style.family, weight: style.weight, italic: style.italic, width: style.width)
  }

  /// The widths, in percent of the usual one, of the file that serves a family, a weight and a slant; nil if that file has
  /// one width, or cannot be used, which is reported where it draws.
  package func widths(family: String, weight: Double, italic: Bool) -> ClosedRange<Double>? {
    guard let index = try? file(family: family, weight: weight, italic: italic) else { return nil }
    return try? state.withLock { open(index, &$0) }.get().widths
  }

  /// The listed file that serves a family, a weight and a slant.
  private func file(family: String, weight: Double, italic: Bool) throws(Problem) -> Int {
    guard weight.isFinite, (1...1000).contains(weight) else { throw .badNumber(name: "weight", value: weight) }
    guard let listed = filesByFamily[family] else { throw .unknownFamily(family, known: families) }
    let candidates = listed.filter { files[$0].italic == italic }
    if let best = bestMatch(for: weight, among: candidates.map { files[$0].weights }) { return candidates[best] }
    if italic { throw .noItalic(family: family) }
    // A family of italics only is upright in none of its files; it is what the author listed.
    return try file(family: family, weight: weight, italic: true)
  }

  /// The files in which a character of a text of a family may be looked up: its own, then those of the fallback
  /// families.
  func asked(for family: String) -> [FontFile] {
    ([family] + fallbacks.filter { $0 != family }).flatMap { (filesByFamily[$0] ?? []).map { files[$0] } }
  }

  /// The face of a fallback family: italic if that is requested and exists, else upright.
  func fallbackFace(family: String, weight: Double, italic: Bool, width: Double) throws(Problem) -> FontFace {
    let hasItalic = filesByFamily[family]?.contains { files[$0].italic } ?? false
    return try face(family: family, weight: weight, italic: italic && hasItalic, width: width)
  }

  /// Opens every listed file and returns all that is wrong with them and with the list of fallbacks.
  package func verify() -> [Diagnostic] {
    var bag = DiagnosticBag()
    for index in files.indices {
      let result = state.withLock { open(index, &$0) }
      switch result {
      case .success(let opened): if let doubt = opened.doubt { bag.add(doubt) }
      case .failure(let problem): bag.add(problem.diagnostic(at: files[index].location))
      }
    }
    for family in fallbacks where filesByFamily[family] == nil {
      let place = files.first?.location ?? SourceLocation(file: "fonts")
      bag.add(Problem.unknownFamily(family, known: families).diagnostic(at: place))
    }
    return bag.diagnostics
  }

  private func open(_ index: Int, _ state: inout State) -> Result<OpenedFont, Problem> {
    if let known = state.opened[index] { return known }
    let result = Result { () throws(Problem) in try OpenedFont(files[index], bytes: &state.bytes) }
    state.opened[index] = result
    return result
  }
}
