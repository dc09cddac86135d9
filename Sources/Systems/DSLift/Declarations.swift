import DSSource

/// The body of a class or an extension in one file, with the members that it has itself.
struct TypeBody {
  /// What the body belongs to.
  enum Kind { case `class`, `extension`, other }

  var kind: Kind
  /// The name with those of the types around it, such as `Outer.Inner`.
  var name: String
  /// Bytes of the attributes before the keyword, `@objc` left out.
  var attributes: [String] = []
  /// The access modifier before the keyword of an extension, such as `public`; nil for none.
  var access: String?
  /// Whether an extension has a `where` clause or generic arguments.
  var isConstrained = false
  /// The place of the keyword.
  var keyword: Int
  /// The place of the closing brace.
  var end: Int
  /// The conditions of the `#if`s around it, the outermost first.
  var conditions: [String]
  var members: [Member] = []
}

/// One declaration in the body of a type.
struct Member {
  /// From its first attribute or modifier to its end.
  var range: Range<Int>
  /// The place of `override`, or of `@objc`; nil if it has neither.
  var mark: Int?
  /// The modifiers before its keyword.
  var modifiers: Set<String>
  /// The name that it declares; empty if it has none, as initialisers.
  var name: String
  /// The tokens in it, for the names that it uses.
  var identifiers: Set<String>
  /// The conditions of the `#if`s around it within the body, the outermost first.
  var conditions: [String]
}

/// Reads the declarations of a file; knows enough of Swift to find members, and no more.
struct DeclarationReader {
  private let bytes: [UInt8]
  private let tokens: [Token]
  private(set) var bodies: [TypeBody] = []
  /// Names that are private to the file, with where they are declared.
  private(set) var privateNames: [String: Int] = [:]
  /// Import declarations as they are written, with the conditions around them.
  private(set) var imports: [(text: String, conditions: [String])] = []

  private static let typeKeywords: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
  private static let memberKeywords: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "operator", "import",
    "macro", "precedencegroup",
  ]
  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = Scanner.tokens(source)
    _ = read(0..<tokens.count, depth: 0, path: [], conditions: [], isType: false)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The rest of the line that contains a byte.
  private func line(from start: Int) -> String {
    let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    return text(start..<end)
  }

  /// Whether there is a line break between two tokens.
  private func breaks(between a: Token, _ b: Token) -> Bool {
    bytes[a.range.upperBound..<max(a.range.upperBound, b.range.lowerBound)].contains(10)
  }

  /// Reads the declarations of a body, or of the file, and gives those of a type as its members.
  private mutating func read(
    _ range: Range<Int>, depth: Int, path: [String], conditions outer: [String], isType: Bool
  ) -> [Member] {
    var members: [Member] = []
    var branches: [[String]] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].text == "#", index + 1 < range.upperBound,
        let next = directive(tokens[index + 1].text, at: index, &branches)
      {
        index = min(next, range.upperBound)
        continue
      }
      if tokens[index].text == ";" || tokens[index].depth != depth {
        index += 1
        continue
      }
      let conditions = branches.map(Self.condition)
      index = readDeclaration(
        index..<range.upperBound, depth: depth, path: path, conditions: outer, inner: conditions, isType: isType,
        &members)
    }
    return members
  }

  /// The condition of the branch that is open: its own, and that those before it do not hold.
  private static func condition(of branches: [String]) -> String {
    (branches.dropLast().map { "!(\($0))" } + branches.suffix(1).filter { !$0.isEmpty }.map { "(\($0))" })
      .joined(separator: " && ")
  }

  /// Takes in a directive of conditional compilation; returns the token after it, or nil if it is not one.
  private func directive(_ word: String, at index: Int, _ branches: inout [[String]]) -> Int? {
    let start = tokens[index].range.lowerBound
    let text = line(from: start)
    let rest = text.dropFirst(1 + word.utf8.count).prefix { $0 != "/" }
    let condition = String(rest).trimmed
    switch word {
    case "if": branches.append([condition])
    case "elseif": if !branches.isEmpty { branches[branches.count - 1].append(condition) }
    case "else": if !branches.isEmpty { branches[branches.count - 1].append("") }
    case "endif": _ = branches.popLast()
    case "sourceLocation", "warning", "error": break
    default: return nil
    }
    let end = start + text.utf8.count
    return tokens[index...].firstIndex { $0.range.lowerBound >= end } ?? tokens.count
  }

  /// Reads one declaration and gives the token after it.
  private mutating func readDeclaration(
    _ range: Range<Int>, depth: Int, path: [String], conditions: [String], inner: [String], isType: Bool,
    _ members: inout [Member]
  ) -> Int {
    var index = range.lowerBound
    var attributes: [(name: String, range: Range<Int>)] = []
    var modifiers: [(name: String, place: Int)] = []
    // Attributes and modifiers come before the keyword.
    while index < range.upperBound {
      let token = tokens[index]
      if token.text == "@", index + 1 < range.upperBound {
        let start = token.range.lowerBound
        let name = tokens[index + 1].text
        index += 2
        while index + 1 < range.upperBound, tokens[index].text == "." { index += 2 }
        // The brackets of an attribute follow its name without space.
        if index < range.upperBound, tokens[index].text == "(",
          tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
        {
          index = (tokens[index...].firstIndex { $0.text == ")" && $0.depth == depth } ?? index) + 1
        }
        attributes.append((name, start..<tokens[index - 1].range.upperBound))
      } else if isKeyword(at: index, before: range.upperBound) {
        break
      } else if token.text.first?.isLetter == true {
        modifiers.append((token.text, token.range.lowerBound))
        index += 1
        // `private(set)`
        if index < range.upperBound, tokens[index].text == "(" {
          modifiers.removeLast()
          index = (tokens[index...].firstIndex { $0.text == ")" && $0.depth == depth } ?? index) + 1
        }
      } else {
        // A statement: of a script, or of what this reader does not know.
        return index + 1
      }
    }
    guard index < range.upperBound else { return range.upperBound }
    let keyword = tokens[index]
    let start = tokens[range.lowerBound].range.lowerBound
    if Self.typeKeywords.contains(keyword.text) {
      return readType(
        index, in: range, depth: depth, path: path, conditions: conditions + inner, attributes: attributes,
        modifiers: modifiers.map(\.name), &members)
    }
    let end = endOfMember(index, in: range, depth: depth, keyword.text)
    let last = tokens[end - 1].range.upperBound
    if keyword.text == "import" { imports.append((text(start..<last), conditions + inner)) }
    let names = modifiers.map(\.name)
    let name =
      ["var", "let", "func", "typealias"].contains(keyword.text) && index + 1 < end ? tokens[index + 1].text : ""
    if !Set(names).isDisjoint(with: ["private", "fileprivate"]), !name.isEmpty { privateNames[name] = start }
    if isType {
      members.append(
        Member(
          range: start..<last,
          mark: modifiers.first { $0.name == "override" }?.place
            ?? attributes.first { $0.name == "objc" }?.range.lowerBound,
          modifiers: Set(names), name: name, identifiers: Set(tokens[index..<end].map(\.text)), conditions: inner))
    }
    return end
  }

  /// Whether the token at a place is the keyword of a declaration, not a modifier such as `class` of `class var`.
  private func isKeyword(at index: Int, before end: Int) -> Bool {
    let word = tokens[index].text
    if Self.memberKeywords.contains(word) { return true }
    guard Self.typeKeywords.contains(word), index + 1 < end else { return false }
    let next = tokens[index + 1].text
    return
      !(word == "class" && (Self.memberKeywords.contains(next) || next == "override" || Self.access.contains(next)))
  }

  /// Reads a type and what is inside; gives the token after it.
  private mutating func readType(
    _ keyword: Int, in range: Range<Int>, depth: Int, path: [String], conditions: [String],
    attributes: [(name: String, range: Range<Int>)], modifiers: [String], _ members: inout [Member]
  ) -> Int {
    guard let open = tokens[keyword..<range.upperBound].firstIndex(where: { $0.text == "{" && $0.depth == depth }),
      let close = tokens[(open + 1)..<range.upperBound].firstIndex(where: { $0.text == "}" && $0.depth == depth })
    else { return range.upperBound }
    let head = tokens[(keyword + 1)..<open]
    let nameTokens = head.prefix { ![":", "where", "<"].contains($0.text) }
    let name = nameTokens.map(\.text).joined()
    let isExtension = tokens[keyword].text == "extension"
    let inner = path + [name]
    var body = TypeBody(
      kind: tokens[keyword].text == "class" ? .class : isExtension ? .extension : .other,
      name: inner.joined(separator: "."), keyword: tokens[keyword].range.lowerBound,
      end: tokens[close].range.lowerBound,
      conditions: conditions)
    body.attributes = attributes.filter { !["objc", "objcMembers", "nonobjc"].contains($0.name) }.map { text($0.range) }
    body.access = isExtension ? modifiers.first(where: Self.access.contains) : nil
    body.isConstrained =
      isExtension
      && (head.contains { $0.text == "where" && $0.depth == depth }
        || head.dropFirst(nameTokens.count).first?.text == "<")
    if !isExtension, !Set(modifiers).isDisjoint(with: ["private", "fileprivate"]) {
      privateNames[name] = tokens[keyword].range.lowerBound
    }
    body.members = read((open + 1)..<close, depth: depth + 1, path: inner, conditions: conditions, isType: true)
    bodies.append(body)
    return close + 1
  }

  /// The token after a member: its block ends it, or else its line.
  private func endOfMember(_ keyword: Int, in range: Range<Int>, depth: Int, _ word: String) -> Int {
    var index = keyword + 1
    var hasValue = false
    while index < range.upperBound {
      let token = tokens[index]
      if token.text == "{", token.depth == depth {
        let close = tokens[(index + 1)..<range.upperBound].firstIndex { $0.text == "}" && $0.depth == depth }
        index = (close ?? range.upperBound - 1) + 1
        // A closure in an initial value does not end the declaration.
        if !hasValue { return index }
        continue
      }
      if token.depth == depth, token.text == ";" { return index }
      if token.depth == depth, token.text == "=" { hasValue = true }
      if token.depth == depth, index > keyword + 1, breaks(between: tokens[index - 1], token),
        !continues(token, after: tokens[index - 1])
      {
        return index
      }
      index += 1
    }
    return range.upperBound
  }

  /// Whether a token at the beginning of a line goes on with the declaration before it.
  private func continues(_ token: Token, after previous: Token) -> Bool {
    if [",", ":", "=", "->", "(", ".", "<", "&", "?"].contains(previous.text) { return true }
    if ["where", "throws", "rethrows", "async", "in", "->"].contains(token.text) { return true }
    if token.text == "@" || token.text == "#" { return false }
    return token.text.first.map { !$0.isLetter && $0 != "`" && $0 != "_" } ?? false
  }
}

extension String {
  /// The text without space at its ends.
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
