/// A source without the code that does not compile.
///
/// The smallest piece around an error goes first: a body, which is replaced by code that stops when it is reached. If that
/// does not help, the declaration goes, then the one around it, and at last the file. Lines stay where they are. A preview
/// never goes: it becomes one whose view says that it was not compiled.
public struct PartialSource {
  /// An error of the compiler.
  public struct Problem: Hashable, Sendable, Codable {
    /// Where it is: in the source as it was compiled, counted from 1; 0 if only the file is known.
    public var line: Int
    /// The byte in the line, counted from 1.
    public var column: Int
    /// The compiler's words.
    public var message: String

    /// An error.
    public init(line: Int, column: Int, message: String) {
      (self.line, self.column, self.message) = (line, column, message)
    }
  }

  /// A piece of the source that is left out.
  public struct Cut: Hashable, Sendable, Codable {
    /// The bytes of the source.
    public let range: Range<Int>
    /// What takes their place, without the line breaks that stay.
    public let replacement: String
    /// What it belongs to, as messages call it; nil for the whole file.
    public let label: String?
    /// The error, by its place in the source.
    public let problem: Problem
    /// Whether previews whose names are not known any more go with it: a provider's, which its code lists.
    public let losesNames: Bool
    /// Whether code goes: not for a mark without which the same code compiles.
    public var losesCode = true
  }

  /// The name by which messages call the file.
  private let file: String
  private let bytes: [UInt8]
  private let declarations: [Declaration]
  /// What is left out, by place; no piece lies in another.
  public private(set) var cuts: [Cut]

  /// A source of which nothing is left out yet, or what was found out earlier.
  /// - Parameters:
  ///   - source: the source, as the compiler reads it when nothing is left out.
  ///   - file: the file's name in messages.
  public init(_ source: String, file: String, cuts: [Cut] = []) {
    self.file = file
    bytes = Array(source.utf8)
    declarations = Declaration.all(in: source)
    self.cuts = cuts
  }

  /// The source without what is left out.
  public var text: String {
    var text: [UInt8] = []
    var place = 0
    for cut in cuts {
      text += bytes[place..<cut.range.lowerBound]
      text += filling(cut)
      place = cut.range.upperBound
    }
    return String(decoding: text + bytes[place...], as: UTF8.self)
  }

  /// What takes the place of a piece: all of its line breaks follow.
  private func filling(_ cut: Cut) -> [UInt8] {
    Array(cut.replacement.utf8) + bytes[cut.range].filter { $0 == UInt8(ascii: "\n") }
  }

  /// Leaves out what some errors are in, all of one compilation.
  /// - Parameter wholly: whether the file goes at once.
  /// - Returns: whether less is left than before; the same errors would come again otherwise.
  public mutating func leaveOut(_ problems: [Problem], wholly: Bool = false) -> Bool {
    let earlier = cuts
    let places = problems.map { (offset: offset(of: $0), problem: $0) }
    for (offset, problem) in places {
      var placed = problem
      if let offset { (placed.line, placed.column) = position(of: offset) }
      // An error in what this compilation's other errors have taken away goes with it.
      if let offset, cuts.contains(where: { $0.range.contains(offset) && !earlier.contains($0) }) { continue }
      let piece = wholly ? nil : offset.flatMap { smallestPiece(around: $0, placed, besides: earlier) }
      if let piece = piece ?? wholeFile(placed, besides: earlier) { take(piece) }
    }
    return cuts != earlier
  }

  /// Leaves out everything but the previews, which say why; nothing happens if the file is left out already.
  /// - Parameter problem: the reason, at a place in the source.
  public mutating func leaveOutAll(because problem: Problem) {
    guard !isLeftOut, let cut = wholeFile(problem, besides: cuts) else { return }
    take(cut)
  }

  /// Whether the whole file is left out, but for previews that say why.
  public var isLeftOut: Bool { cuts.contains { $0.range == bytes.indices } }

  private mutating func take(_ cut: Cut) {
    cuts.removeAll { cut.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= cut.range.upperBound }
    cuts.append(cut)
    cuts.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension PartialSource {
  /// The offset in the source of a place in the text; nil if the text has no such place.
  private func offset(of problem: Problem) -> Int? {
    guard problem.line > 0 else { return nil }
    var parts: [(text: ArraySlice<UInt8>, cut: Cut?)] = []
    var place = 0
    for cut in cuts {
      parts += [(bytes[place..<cut.range.lowerBound], nil), (filling(cut)[...], cut)]
      place = cut.range.upperBound
    }
    parts.append((bytes[place...], nil))
    var (line, column) = (1, 1)
    for (text, cut) in parts {
      for index in text.indices {
        if line == problem.line, column == problem.column { return cut?.range.lowerBound ?? index }
        if text[index] == UInt8(ascii: "\n") {
          // The end of a line that is shorter than the compiler counts.
          if line == problem.line { return cut?.range.lowerBound ?? index }
          (line, column) = (line + 1, 1)
        } else {
          column += 1
        }
      }
    }
    return line == problem.line ? bytes.count : nil
  }

  private func position(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.count - start + 1)
  }

  /// The smallest piece around a place that has not been left out before; nil for the file.
  private func smallestPiece(around offset: Int, _ problem: Problem, besides earlier: [Cut]) -> Cut? {
    var chain: [Declaration] = []
    var level = declarations
    while let next = level.first(where: { $0.range.contains(offset) || $0.range.upperBound == offset }) {
      chain.append(next)
      level = next.members
    }
    for depth in chain.indices.reversed() {
      let pieces = pieces(of: chain[depth], in: chain[..<depth], at: offset, problem)
      if let piece = pieces.first(where: { piece in !earlier.contains { isAsLarge($0, piece) } }) { return piece }
    }
    return nil
  }

  /// Whether leaving a piece out would leave out no more than what is left out already.
  private func isAsLarge(_ cut: Cut, _ piece: Cut) -> Bool {
    cut.range == piece.range && cut.replacement.isEmpty == piece.replacement.isEmpty
      || cut.range.lowerBound <= piece.range.lowerBound && piece.range.upperBound <= cut.range.upperBound
        && cut.range != piece.range
  }

  /// What can be left out of a declaration for an error at a place, the smaller piece first.
  private func pieces(
    of declaration: Declaration, in types: ArraySlice<Declaration>, at offset: Int, _ problem: Problem
  ) -> [Cut] {
    let label = (types + [declaration]).map(\.label).joined(separator: ".")
    let words = NotCompiled.text(of: problem, in: file, label: label)
    var pieces: [Cut] = []
    let losesNames =
      declaration.listsPreviews || types.last?.isPreviewProvider == true && declaration.name == "previews"
    func add(_ range: Range<Int>, _ replacement: String) {
      pieces.append(
        Cut(range: range, replacement: replacement, label: label, problem: problem, losesNames: losesNames))
    }
    if let name = missingParent(of: declaration, at: offset, problem) {
      // Every type may conform to it.
      pieces.append(Cut(range: name, replacement: "Any", label: label, problem: problem, losesNames: false))
    }
    if bytes[offset...].first == UInt8(ascii: "?"),
      problem.message.hasPrefix("cannot use optional chaining on non-optional")
    {
      // A method that is optional on Apple's platforms is there, and is called.
      pieces.append(
        Cut(
          range: offset..<offset + 1, replacement: "", label: label, problem: problem, losesNames: false,
          losesCode: false))
    }
    let isInside = { (range: Range<Int>) in range.lowerBound <= offset && offset < range.upperBound }
    // Its braces belong to a body: a return that is missing is reported at the end.
    if let body = declaration.bodies.first(where: { $0.lowerBound - 1 <= offset && offset <= $0.upperBound }) {
      add(body, stop(declaration, words))
    } else if let value = declaration.initialValue, !declaration.type.isEmpty, isInside(value) {
      add(value, "{ " + stop(nil, words) + " }()")
    }
    switch declaration.kind {
    case .preview: add(declaration.range, preview(declaration, words))
    case .type where declaration.isPreviewProvider: add(declaration.range, provider(declaration, words))
    default: add(declaration.range, "")
    }
    return pieces
  }

  /// The bytes of the name of a class or a protocol that a type names and that is not found, at the place of that error.
  private func missingParent(of declaration: Declaration, at offset: Int, _ problem: Problem) -> Range<Int>? {
    let words = problem.message.split(separator: "'", omittingEmptySubsequences: false)
    guard declaration.kind == .type, words.count == 3, words[0] == "cannot find type " else { return nil }
    let name = Array(words[1].utf8)
    let end = offset + name.count
    guard end < bytes.count, bytes[offset..<end].elementsEqual(name),
      ![UInt8(ascii: "."), UInt8(ascii: "<")].contains(bytes[end]),
      let brace = bytes[end...].firstIndex(of: UInt8(ascii: "{")),
      !declaration.members.contains(where: { $0.range.lowerBound < brace }),
      let before = bytes[declaration.range.lowerBound..<offset].last(where: { ![32, 9, 10, 13].contains($0) })
    else { return nil }
    return before == UInt8(ascii: ":") || before == UInt8(ascii: ",") || before == UInt8(ascii: "&")
      ? offset..<end : nil
  }

  /// Nothing but the previews of the file, which say that they were not compiled, or not even these; nil if there is nothing
  /// left.
  private func wholeFile(_ problem: Problem, besides earlier: [Cut]) -> Cut? {
    let last = earlier.first { $0.range == bytes.indices }
    if last?.replacement.isEmpty == true { return nil }
    let previews = last == nil ? declarations.filter { $0.kind == .preview || $0.isPreviewProvider } : []
    func cut(_ replacement: String) -> Cut {
      let losesNames = declarations.contains { $0.listsPreviews || $0.kind == .preview && replacement.isEmpty }
      return Cut(range: bytes.indices, replacement: replacement, label: nil, problem: problem, losesNames: losesNames)
    }
    if previews.isEmpty { return cut("") }
    let words = NotCompiled.text(of: problem, in: file)
    var text = "import SwiftUI"
    var line = 1
    for preview in previews {
      let start = position(of: preview.range.lowerBound).line
      // A preview is known by its line.
      text += start == line ? "; " : String(repeating: "\n", count: start - line)
      text += preview.kind == .preview ? self.preview(preview, words) : provider(preview, words)
      line = start
    }
    return cut(text)
  }
}

// What takes the place of code.
extension PartialSource {
  /// A preview with the name of one.
  private func preview(_ preview: Declaration, _ words: String) -> String {
    "#Preview" + (preview.title.map { "(\($0))" } ?? "") + " { " + view(words) + " }"
  }

  /// A provider with the name of one.
  private func provider(_ provider: Declaration, _ words: String) -> String {
    "struct \(provider.name): PreviewProvider { static var previews: some View { \(view(words)) } }"
  }

  /// Code that stops, in the body of a declaration.
  private func stop(_ declaration: Declaration?, _ words: String) -> String {
    guard let declaration else { return stop(words) }
    if declaration.keyword == "deinit" { return "" }
    let type = declaration.type.filter { !["SwiftUI", "."].contains($0) }
    if declaration.kind == .preview || type == ["some", "View"] { return " " + view(words) + " " }
    if type == ["AnyView"] { return " SwiftUI.AnyView(" + view(words) + ") " }
    return " " + stop(words) + " "
  }

  private func stop(_ words: String) -> String { "fatalError(\(literal(NotCompiled.mark + words)))" }

  private func view(_ words: String) -> String { "SwiftUI._NotCompiled(\(literal(words)))" }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
