/// The names of system symbols with their drawings, as a few texts write them down; read on first use.
///
/// A line is one drawing in a box of 24 by 24, with lines 2 wide and round:
///
///     bell +F +C +SF .badge .badge.plus: s M6 9A6…z; s M10 19.5A2.1…
///
/// - The name comes first, then the variants that are made of it: a suffix with its dots, or one of the short words of
///   `SymbolTable.words`, such as `+F` for `.fill`, `+C` for `.circle .circle.fill`.
/// - After the colon come the strokes, divided by semicolons; `SymbolPen` reads them.
/// - `name = other` gives a drawing and its variants a second name.
/// - `in name: …` draws the content of a circle if it is not the filled symbol made smaller.
struct SymbolTable: Sendable {
  /// A drawing's strokes by its name.
  private(set) var drawings: [String: Substring] = [:]
  /// The drawings inside shapes, by the symbol's name.
  private(set) var insides: [String: Substring] = [:]
  /// Names that are made of a drawing: the drawing's name, and what is added to it.
  /// Second names, until all drawings are read.
  private var aliases: [(head: Substring, other: Substring)] = []
  private var variants: [String: (base: String, words: Substring)] = [:]

  /// The short words for suffixes.
  static let words: [Substring: [Substring]] = [
    "+F": [".fill"], "+C": [".circle", ".circle.fill"], "+Q": [".square", ".square.fill"], "+S": [".slash"],
    "+SF": [".slash", ".slash.fill"], "+SC": [".slash.circle", ".slash.circle.fill"],
    "+R": [".rectangle", ".rectangle.fill"], "+P": [".rectangle.portrait", ".rectangle.portrait.fill"],
    "+A": [".app", ".app.fill"], "+D": [".diamond", ".diamond.fill"], "+O": [".octagon", ".octagon.fill"],
    "+T": [".triangle", ".triangle.fill"], "+H": [".shield", ".shield.fill"], "+L": [".seal", ".seal.fill"],
    "+B": [".bubble", ".bubble.fill"], "+I": [".icloud", ".icloud.fill"],
  ]

  /// A table of some texts.
  init(_ texts: [String]) {
    for text in texts {
      for line in text.split(separator: "\n") { read(line) }
    }
    for (head, other) in aliases { alias(head, other) }
    aliases = []
    addNumbersAndLetters()
  }

  /// `1.circle`, `50.square.fill`, `a.circle` and their like, of the figures and letters that the texts draw as `N1` and
  /// `LA`.
  private mutating func addNumbersAndLetters() {
    let shapes: [Substring] = ["+C", "+Q"]
    let figures = (0...50).map { ("\($0)", $0 < 10 ? "@N\($0)" : "@N\($0 / 10) k.8 t-2.6,0; @N\($0 % 10) k.8 t2.6,0") }
    let padded = (0...9).map { ("0\($0)", "@N0 k.8 t-2.6,0; @N\($0) k.8 t2.6,0") }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { ($0.lowercased(), "@L\($0)") }
    for (name, strokes) in figures + padded + letters {
      let base = "IN" + name
      drawings[base] = Substring(strokes)
      insides[base] = Substring(strokes)
      for word in shapes {
        for suffix in Self.words[word] ?? [] { variants[name + suffix] = (base, suffix.dropFirst()) }
      }
    }
  }

  private mutating func read(_ line: Substring) {
    if let sign = line.firstRange(of: " = ") {
      return aliases.append((line[..<sign.lowerBound], line[sign.upperBound...]))
    }
    guard let colon = line.firstIndex(of: ":") else { preconditionFailure("no drawing: \(line)") }
    let head = line[..<colon].split(separator: " ")
    let strokes = line[line.index(after: colon)...]
    if head[0] == "in" {
      insides[String(head[1])] = strokes
      return
    }
    let name = String(head[0])
    precondition(drawings[name] == nil, "two drawings of \(name)")
    drawings[name] = strokes
    add(head.dropFirst(), to: name)
  }

  private mutating func add(_ words: ArraySlice<Substring>, to name: String) {
    for word in words {
      for suffix in Self.words[word] ?? [word] { variants[name + suffix] = (name, suffix.dropFirst()) }
    }
  }

  private mutating func alias(_ head: Substring, _ other: Substring) {
    let words = head.split(separator: " ")
    let (name, other) = (String(words[0]), String(other))
    precondition(drawings[name] == nil, "two drawings of \(name)")
    guard let strokes = drawings[other] else { preconditionFailure("no drawing \(other) for \(name)") }
    drawings[name] = strokes
    insides[name] = insides[other]
    for (variant, made) in variants where made.base == other {
      variants[name + variant.dropFirst(other.count)] = (name, made.words)
    }
    if drawings[name + ".fill"] == nil { drawings[name + ".fill"] = drawings[other + ".fill"] }
    add(words.dropFirst(), to: name)
  }

  /// The names that are drawn, sorted; without those in capitals, which only other drawings use.
  var names: [String] {
    Set(drawings.keys).union(variants.keys).filter { $0.first?.isUppercase == false }.sorted()
  }

  /// What a name is made of: a drawing and the words added to it; nil if the name is not in the table.
  func parts(of name: String) -> (base: String, words: [Substring])? {
    if drawings[name] != nil { return (name, []) }
    return variants[name].map { ($0.base, $0.words.split(separator: ".")) }
  }
}
