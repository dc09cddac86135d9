/// Reads the Markdown of a line of text: emphasis, code, links and escapes; headings, lists and other blocks stay as
/// they are written, and so do spaces and line ends.
///
/// Source: CommonMark 0.31, section 6 and its appendix "A parsing strategy"; lines through text as in GitHub's dialect.
package struct InlineMarkdown {
  /// A stretch of text of one look.
  package struct Run: Equatable {
    package var text: String
    /// How the text is marked.
    package var marks: Marks = []
    /// The address that the text leads to.
    package var link: String?
    /// Which passage marked `^[…](inflect: true)` the text belongs to, from 1; nil for none.
    package var inflection: Int?
  }

  /// How a stretch is marked; the bits are those of Foundation's `InlinePresentationIntent`.
  package struct Marks: OptionSet, Sendable {
    /// The marks as bits.
    package let rawValue: UInt

    /// Marks of bits.
    package init(rawValue: UInt) { self.rawValue = rawValue }

    static let emphasized = Marks(rawValue: 1)
    static let stronglyEmphasized = Marks(rawValue: 2)
    static let code = Marks(rawValue: 4)
    static let strikethrough = Marks(rawValue: 32)
  }

  /// The stretches of a text, in order; neighbours of equal look are one.
  package static func runs(of text: String) -> [Run] {
    guard text.contains(where: { "*_`~[\\<&:".contains($0) }) else { return [Run(text: text)] }
    var reader = InlineMarkdown(text)
    reader.read()
    reader.emphasize(from: 0)
    var runs: [Run] = []
    for item in reader.items where !item.run.text.isEmpty {
      if let last = runs.last, last.marks == item.run.marks, last.link == item.run.link,
        last.inflection == item.run.inflection
      {
        runs[runs.count - 1].text += item.run.text
      } else {
        runs.append(item.run)
      }
    }
    return runs
  }

  /// A stretch of text, or marks that may become emphasis.
  private struct Item {
    var run: Run
    /// Which mark the text consists of, and what it may do.
    var mark: (character: Character, canOpen: Bool, canClose: Bool, length: Int)?
    /// Whether it is a bracket that a link may begin with.
    var isBracket = false
    /// Whether the bracket begins a passage with attributes.
    var isMarked = false
  }

  private let text: [Character]
  private var position = 0
  private var inflections = 0
  private var items: [Item] = []

  private init(_ text: String) { self.text = Array(text) }

  private mutating func add(_ text: String, marks: Marks = [], link: String? = nil) {
    items.append(Item(run: Run(text: text, marks: marks, link: link)))
  }

  private mutating func read() {
    while position < text.count {
      let character = text[position]
      switch character {
      case "\\" where position + 1 < text.count && text[position + 1].isMarkdownPunctuation:
        add(String(text[position + 1]))
        position += 2
      case "`": readCode()
      case "*", "_", "~": readMarks(character)
      case "[":
        items.append(Item(run: Run(text: "["), isBracket: true))
        position += 1
      case "^" where position + 1 < text.count && text[position + 1] == "[":
        items.append(Item(run: Run(text: "^["), isBracket: true, isMarked: true))
        position += 2
      case "]": closeBracket()
      case "<": readAutomaticLink()
      case "&": readEntity()
      case "h" where readAddress(): break
      default:
        let end = text[(position + 1)...].firstIndex { "\\`*_~[]<&^h".contains($0) } ?? text.count
        add(String(text[position..<end]))
        position = end
      }
    }
  }

  private mutating func readCode() {
    let start = position
    while position < text.count, text[position] == "`" { position += 1 }
    let length = position - start
    var end = position
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let first = end
      while end < text.count, text[end] == "`" { end += 1 }
      if end - first == length {
        var code = text[position..<first].map { $0.isNewline ? " " : $0 }
        if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = Array(code.dropFirst().dropLast())
        }
        add(String(code), marks: .code)
        position = end
        return
      }
    }
    add(String(repeating: "`", count: length))
  }

  private mutating func readMarks(_ character: Character) {
    let start = position
    while position < text.count, text[position] == character { position += 1 }
    let before = start > 0 ? text[start - 1] : " "
    let after = position < text.count ? text[position] : " "
    let isLeft =
      !after.isWhitespace && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
    let isRight =
      !before.isWhitespace && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
    let length = position - start
    let canOpen = character == "_" ? isLeft && (!isRight || before.isMarkdownPunctuation) : isLeft
    let canClose = character == "_" ? isRight && (!isLeft || after.isMarkdownPunctuation) : isRight
    var item = Item(run: Run(text: String(repeating: character, count: length)))
    if character != "~" || length <= 2 { item.mark = (character, canOpen, canClose, length) }
    items.append(item)
  }

  /// Applies styles to the text between matching marks.
  private mutating func emphasize(from start: Int) {
    var closer = start
    while closer < items.count {
      guard let mark = items[closer].mark, mark.canClose, !items[closer].run.text.isEmpty else {
        closer += 1
        continue
      }
      let opener = items[start..<closer].lastIndex { item in
        guard let other = item.mark, other.canOpen, other.character == mark.character, !item.run.text.isEmpty else {
          return false
        }
        if mark.character == "~" { return other.length == mark.length }
        // The rule of three: marks that can do both must not add up to a multiple of three by chance.
        let isAmbiguous = mark.canOpen || other.canClose
        return
          !(isAmbiguous && (mark.length + other.length) % 3 == 0 && (mark.length % 3 != 0 || other.length % 3 != 0))
      }
      guard let opener else {
        closer += 1
        continue
      }
      let used: Int
      let marks: Marks
      if mark.character == "~" {
        (used, marks) = (mark.length, .strikethrough)
      } else if items[opener].run.text.count >= 2, items[closer].run.text.count >= 2 {
        (used, marks) = (2, .stronglyEmphasized)
      } else {
        (used, marks) = (1, .emphasized)
      }
      for index in (opener + 1)..<closer {
        items[index].run.marks.formUnion(marks)
        items[index].mark = nil
      }
      items[opener].run.text.removeLast(used)
      items[closer].run.text.removeFirst(used)
    }
    for index in start..<max(start, items.count) { items[index].mark = nil }
  }

  /// Makes a link of the text after the last open bracket, if an address follows.
  private mutating func closeBracket() {
    position += 1
    guard let opener = items.lastIndex(where: \.isBracket) else { return add("]") }
    items[opener].isBracket = false
    if items[opener].isMarked { return closeMarked(opener) }
    guard let (address, end) = address(at: position) else { return add("]") }
    position = end
    emphasize(from: opener + 1)
    items[opener].run.text = ""
    for index in (opener + 1)..<max(opener + 1, items.count) { items[index].run.link = address }
    // A link holds no other link.
    for index in items.indices { items[index].isBracket = false }
  }

  /// Takes the markup of a passage with attributes away; of the attributes only `inflect` is known.
  private mutating func closeMarked(_ opener: Int) {
    guard position < text.count, text[position] == "(",
      let end = text[position...].firstIndex(of: ")")
    else { return add("]") }
    let attributes = String(text[(position + 1)..<end]).filter { !$0.isWhitespace }
    position = end + 1
    emphasize(from: opener + 1)
    items[opener].run.text = ""
    guard attributes.contains("inflect:true") else { return }
    inflections += 1
    for index in (opener + 1)..<max(opener + 1, items.count) { items[index].run.inflection = inflections }
  }

  /// An address in parentheses, with or without a title, and the position behind it.
  private func address(at start: Int) -> (String, Int)? {
    guard start < text.count, text[start] == "(" else { return nil }
    var depth = 1
    var end = start + 1
    var address = ""
    var isTitle = false
    // An address in angle brackets may hold spaces.
    if end < text.count, text[end] == "<", let close = text[end...].firstIndex(of: ">") {
      address = String(text[(end + 1)..<close])
      end = close + 1
      isTitle = true
    }
    while end < text.count {
      let character = text[end]
      if character == "(" { depth += 1 }
      if character == ")" {
        depth -= 1
        if depth == 0 { return (address, end + 1) }
      }
      if character.isWhitespace, !address.isEmpty { isTitle = true }
      if !isTitle, !character.isWhitespace { address.append(character) }
      end += 1
    }
    return nil
  }

  private mutating func readAutomaticLink() {
    guard let end = text[position...].firstIndex(of: ">") else {
      position += 1
      return add("<")
    }
    let inner = String(text[(position + 1)..<end])
    let isAddress = inner.contains(":") && !inner.contains { $0.isWhitespace || $0 == "<" }
    guard isAddress, inner.first?.isLetter == true else {
      position += 1
      return add("<")
    }
    add(inner, link: inner)
    position = end + 1
  }

  /// A web address that is written in the text without marks.
  private mutating func readAddress() -> Bool {
    guard position == 0 || !(text[position - 1].isLetter || text[position - 1].isNumber) else { return false }
    let start = ["https://", "http://"].first { text[position...].starts(with: Array($0)) }
    guard let start else { return false }
    var end = text[position...].firstIndex { $0.isWhitespace || $0 == "<" || $0 == "]" } ?? text.count
    while end > position, "?!.,:*_~'\")".contains(text[end - 1]) { end -= 1 }
    guard end - position > start.count, !items.contains(where: \.isBracket) else { return false }
    let address = String(text[position..<end])
    add(address, link: address)
    position = end
    return true
  }

  private mutating func readEntity() {
    let names: [String: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}", "copy": "©"]
    if let end = text[position...].prefix(12).firstIndex(of: ";") {
      let name = String(text[(position + 1)..<end])
      let number =
        name.hasPrefix("#x") || name.hasPrefix("#X")
        ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      if let meant = names[name] ?? number.flatMap(Unicode.Scalar.init).map({ String($0) }) {
        add(meant)
        position = end + 1
        return
      }
    }
    add("&")
    position += 1
  }
}

extension Character {
  /// Whether a backslash in front takes the character's meaning away.
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) || isPunctuation }
}
