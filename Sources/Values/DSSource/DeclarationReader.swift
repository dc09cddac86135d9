/// Finds declarations in the tokens of a source, without knowing more of the language than where they begin and end.
struct DeclarationReader {
  private let tokens: [Token]
  /// The index of the bracket that closes the one at an index.
  private let partners: [Int: Int]
  /// Whether the token at an index is the first of its line.
  private let isFirst: [Bool]

  init(_ source: String) {
    let tokens = Scanner.tokens(source)
    let bytes = Array(source.utf8)
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    var isFirst: [Bool] = []
    for (place, token) in tokens.enumerated() {
      let start = place == 0 ? 0 : tokens[place - 1].range.upperBound
      isFirst.append(place == 0 || bytes[start..<token.range.lowerBound].contains(UInt8(ascii: "\n")))
      switch token.text {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}": if let first = open.popLast() { partners[first] = place }
      default: break
      }
    }
    (self.tokens, self.partners, self.isFirst) = (tokens, partners, isFirst)
  }

  /// The declarations outside all others.
  var all: [Declaration] { declarations(in: tokens.indices) }

  private func text(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }

  /// Whether a token follows another without space.
  private func touches(_ place: Int) -> Bool {
    place > 0 && place < tokens.count && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
  }

  /// Where a declaration, or a compiler directive between some, begins.
  private struct Start {
    let first: Int
    /// The word that introduces it; nil for a directive.
    let keyword: Int?
  }

  /// The declarations among some tokens, which are at one depth but for what brackets hold.
  private func declarations(in places: Range<Int>) -> [Declaration] {
    var starts: [Start] = []
    var place = places.lowerBound
    while place < places.upperBound {
      if let end = endOfDirective(at: place) {
        starts.append(Start(first: place, keyword: nil))
        place = end
      } else if let keyword = keyword(from: place) {
        starts.append(Start(first: place, keyword: keyword))
        place = keyword + 1
      } else {
        place = (partners[place] ?? place) + 1
      }
    }
    return starts.indices.compactMap { index in
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1].first : places.upperBound
      return start.keyword.map { declaration(start.first..<end, keyword: $0) }
    }
  }

  /// The place behind `#if`, `#else` and the like with its condition; nil for anything else.
  private func endOfDirective(at place: Int) -> Int? {
    guard text(place) == "#", touches(place + 1), ["if", "elseif", "else", "endif"].contains(text(place + 1)) else {
      return nil
    }
    var end = place + 2
    while end < tokens.count, !isFirst[end] { end += 1 }
    return end
  }

  private static let keywords: Set = [
    "import", "typealias", "associatedtype", "struct", "class", "enum", "actor", "protocol", "extension", "func",
    "init",
    "deinit", "subscript", "var", "let", "case", "operator", "precedencegroup", "macro",
  ]

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final", "override",
    "mutating",
    "nonmutating", "lazy", "weak", "unowned", "convenience", "required", "indirect", "nonisolated", "isolated",
    "dynamic",
    "optional", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming", "sending",
  ]

  /// What precedes a word that only looks like the beginning of a declaration.
  private static let before: Set = [
    ".", ":", ",", "=", "&", "->", "@", "|", "?", "<", "==", "is", "as", "in", "where", "import",
  ]

  /// The word that introduces the declaration that begins at a token; nil if none does.
  private func keyword(from first: Int) -> Int? {
    if first > 0, Self.before.contains(text(first - 1)) { return nil }
    if text(first) == "#" {
      guard isFirst[first], touches(first + 1) else { return nil }
      return first
    }
    var place = first
    while true {
      if text(place) == "@" {
        place = endOfAttribute(at: place)
      } else if Self.modifiers.contains(text(place)), isModifier(place) {
        place += 1
        if text(place) == "(", let end = partners[place] { place = end + 1 }
      } else {
        break
      }
    }
    guard Self.keywords.contains(text(place)) else { return nil }
    // These are names elsewhere.
    if ["actor", "macro", "operator"].contains(text(place)), !isWord(place + 1), text(place) != "operator" {
      return nil
    }
    return place
  }

  /// Whether a word modifies the declaration that follows; `class` may introduce one itself.
  private func isModifier(_ place: Int) -> Bool {
    var next = place + 1
    if text(next) == "(", let end = partners[next] { next = end + 1 }
    let following = text(next)
    let continues = Self.keywords.contains(following) || Self.modifiers.contains(following)
    return text(place) == "class" ? continues && following != "class" : continues || following == "@"
  }

  private func isWord(_ place: Int) -> Bool {
    text(place).unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" || $0 == "`" } ?? false
  }

  /// The place behind an attribute with its arguments.
  private func endOfAttribute(at place: Int) -> Int {
    var end = place + 2
    while text(end) == ".", touches(end) { end += 2 }
    if text(end) == "<", touches(end) {
      var open = 0
      repeat {
        open += text(end) == "<" ? 1 : text(end) == ">" ? -1 : 0
        end = (partners[end] ?? end) + 1
      } while open > 0 && end < tokens.count
    }
    if text(end) == "(", touches(end), let last = partners[end] { end = last + 1 }
    return end
  }
}

extension DeclarationReader {
  private func bytes(_ places: Range<Int>) -> Range<Int> {
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The bytes between a brace and its partner.
  private func inside(_ brace: Int) -> Range<Int>? {
    partners[brace].map { tokens[brace].range.upperBound..<tokens[$0].range.lowerBound }
  }

  /// The first of some tokens that is one of these, outside of brackets.
  private func first(_ wanted: Set<String>, in places: Range<Int>) -> Int? {
    var place = places.lowerBound
    while place < places.upperBound {
      if wanted.contains(text(place)) { return place }
      place = (partners[place] ?? place) + 1
    }
    return nil
  }

  private func words(_ places: Range<Int>) -> [String] { places.map { tokens[$0].text } }

  private func declaration(_ places: Range<Int>, keyword: Int) -> Declaration {
    let rest = keyword + 1..<max(places.upperBound, keyword + 1)
    switch text(keyword) {
    case "#": return preview(places, keyword)
    case "struct", "class", "enum", "actor", "protocol", "extension":
      guard let brace = first(["{"], in: rest), let end = partners[brace] else { break }
      return Declaration(
        kind: .type, keyword: text(keyword), name: text(keyword + 1), range: bytes(places.lowerBound..<end + 1),
        bodies: [],
        initialValue: nil, type: [], header: words(keyword + 1..<brace), members: declarations(in: brace + 1..<end),
        title: nil)
    case "func", "init", "deinit", "subscript": return function(places, keyword)
    case "var", "let": return variable(places, keyword)
    default: break
    }
    return Declaration(
      kind: .other, keyword: text(keyword), name: text(keyword + 1), range: bytes(places), bodies: [],
      initialValue: nil,
      type: [], header: [], members: [], title: nil)
  }

  private func preview(_ places: Range<Int>, _ sign: Int) -> Declaration {
    let name = text(sign + 1)
    let brace = first(["{"], in: places)
    let arguments = text(sign + 2) == "(" ? partners[sign + 2].map { sign + 3..<$0 } : nil
    let title = arguments.flatMap { $0.first }.map(text).flatMap {
      $0.hasPrefix("\"") && !$0.contains("\\(") ? $0 : nil
    }
    return Declaration(
      kind: name == "Preview" ? .preview : .other, keyword: "#" + name, name: "", range: bytes(places),
      bodies: brace.flatMap(inside).map { [$0] } ?? [], initialValue: nil, type: [], header: [], members: [],
      title: title)
  }

  private func function(_ places: Range<Int>, _ keyword: Int) -> Declaration {
    let word = text(keyword)
    let brace = first(["{"], in: keyword + 1..<places.upperBound)
    let headerEnd = brace ?? places.upperBound
    let arrow = first(["->"], in: keyword + 1..<headerEnd)
    let type = arrow.map { words($0 + 1..<(first(["where"], in: $0 + 1..<headerEnd) ?? headerEnd)) } ?? []
    let bodies = brace.map { word == "subscript" ? accessors($0) : [inside($0)].compactMap(\.self) } ?? []
    let end = brace.flatMap { partners[$0] }.map { $0 + 1 } ?? places.upperBound
    return Declaration(
      kind: .function, keyword: word, name: word == "func" ? text(keyword + 1) : "",
      range: bytes(places.lowerBound..<end),
      bodies: bodies, initialValue: nil, type: type, header: words(keyword + 1..<headerEnd), members: [], title: nil)
  }

  private func variable(_ places: Range<Int>, _ keyword: Int) -> Declaration {
    let rest = keyword + 1..<places.upperBound
    let brace = first(["{"], in: rest)
    let equals = first(["="], in: rest.lowerBound..<(brace ?? rest.upperBound)).flatMap { isAssignment($0) ? $0 : nil }
    let colon = first([":"], in: rest.lowerBound..<(equals ?? brace ?? rest.upperBound))
    let type = colon.map { words($0 + 1..<(equals ?? brace ?? rest.upperBound)) } ?? []
    var bodies: [Range<Int>] = []
    var value: Range<Int>?
    if let equals {
      let observers = lastBrace(in: equals + 1..<rest.upperBound).flatMap { isObserver($0 + 1) ? $0 : nil }
      bodies = observers.map(accessors) ?? []
      // A comma may begin another variable.
      if first([","], in: equals + 1..<rest.upperBound) == nil, equals + 1 < (observers ?? rest.upperBound) {
        value = bytes(equals + 1..<(observers ?? rest.upperBound))
      }
    } else if let brace {
      bodies = accessors(brace)
    }
    return Declaration(
      kind: .variable, keyword: text(keyword), name: isWord(keyword + 1) ? text(keyword + 1) : "", range: bytes(places),
      bodies: bodies, initialValue: value, type: type, header: [], members: [], title: nil)
  }

  private func isAssignment(_ place: Int) -> Bool {
    !(touches(place) && "=<>!&|+-*/~".contains(text(place - 1))) && !(touches(place + 1) && text(place + 1) == "=")
  }

  private func lastBrace(in places: Range<Int>) -> Int? {
    var last: Int?
    var place = places.lowerBound
    while let brace = first(["{"], in: place..<places.upperBound) {
      last = brace
      place = (partners[brace] ?? brace) + 1
    }
    return last
  }

  private func isObserver(_ place: Int) -> Bool { ["willSet", "didSet"].contains(text(afterAttributes(place))) }

  private func afterAttributes(_ place: Int) -> Int {
    var place = place
    while text(place) == "@" { place = endOfAttribute(at: place) }
    while ["mutating", "nonmutating", "borrowing", "consuming"].contains(text(place)) { place += 1 }
    return place
  }

  /// The bodies of the accessors between braces; what is between them itself if it is a getter alone.
  private func accessors(_ brace: Int) -> [Range<Int>] {
    let words: Set = ["get", "set", "willSet", "didSet", "_read", "_modify", "init"]
    guard let end = partners[brace] else { return [] }
    let start = afterAttributes(brace + 1)
    let isList = words.contains(text(start)) && ["{", "(", "async", "throws", "}", "set"].contains(text(start + 1))
    guard isList || start < end && words.contains(text(start)) && text(start) != "init" && text(start + 1) == "get"
    else { return [inside(brace)].compactMap(\.self) }
    var bodies: [Range<Int>] = []
    var place = start
    while let body = first(["{"], in: place..<end), let last = partners[body] {
      bodies += [inside(body)].compactMap(\.self)
      place = last + 1
    }
    return bodies
  }
}
