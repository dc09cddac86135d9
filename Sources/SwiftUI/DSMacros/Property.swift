import DSSource

/// A stored variable, as its source says it: its name in the backticks that it has there, its type, its initial value up
/// to a comment on the last line, and its `@available` attributes.
struct Property {
  let name: String
  private(set) var type: String?
  let value: String
  private(set) var availability = ""

  /// Reads a declaration; throws where it is not a variable that is stored and has a value.
  init(_ source: String) throws(Diagnostic) {
    let bytes = Array(source.utf8)
    let tokens = Scanner.tokens(source)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func fail(_ message: String, _ token: Token?) -> Diagnostic { .init(message, at: token?.range.lowerBound ?? 0) }

    let kinds = ["var", "let", "static", "class", "func", "struct", "enum", "actor", "typealias", "init", "subscript"]
    let start = tokens.firstIndex { $0.depth == 0 && kinds.contains($0.text) } ?? 0
    guard start + 1 < tokens.count, ["var", "let"].contains(tokens[start].text), tokens[start + 1].text != "("
    else { throw fail("'@Entry' needs a single 'var' that is not static", tokens.dropFirst(start).first) }
    if tokens[start].text == "let" { throw fail("'@Entry' needs a 'var': a 'let' cannot be set", tokens[start]) }
    for index in 0..<start where tokens[index].text == "@" && tokens[index + 1].text == "available" {
      let end = tokens[index..<start].first { $0.text == ")" && $0.depth == 0 } ?? tokens[index + 1]
      availability += text(tokens[index].range.lowerBound..<end.range.upperBound) + " "
    }

    // Types hold no '=' and no '{' outside of brackets.
    name = tokens[start + 1].text
    let rest = tokens[(start + 2)...]
    let end = rest.firstIndex { $0.depth == 0 && ["=", "{"].contains($0.text) } ?? tokens.count
    let words = rest[..<end].drop { $0.text == ":" }
    if let first = words.first, let last = words.last { type = text(first.range.lowerBound..<last.range.upperBound) }
    if end < tokens.count {
      if tokens[end].text == "{" { throw fail("'@Entry' makes the accessors itself", tokens[end]) }
      for (open, word) in zip(tokens[end...], tokens[(end + 1)...])
      where open.depth == 0 && open.text == "{" && ["willSet", "didSet"].contains(word.text) {
        throw fail("'@Entry' takes no observers", word)
      }
      value = text(tokens[end].range.upperBound..<bytes.count)
    } else {
      // A variable of an optional type is nil at first; a function that returns an optional is not.
      var angles = 0
      let isFunction = words.contains { word in
        angles += word.text == "<" ? 1 : word.text == ">" ? -1 : 0
        return word.text == "->" && angles == 0 && word.depth == 0
      }
      guard !isFunction, ["?", "!"].contains(words.last?.text)
      else { throw fail("'@Entry' needs an initial value, or a type that ends with '?'", tokens[start + 1]) }
      value = " nil"
    }
    if words.last?.text == "!" { type = type.map { $0.dropLast() + "?" } }
  }
}
