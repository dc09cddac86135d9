import DSDiagnostics

/// An inline value of the text, of whatever type: the grammar knows words, not what they mean.
///
///     expression = body [place]
///     body       = word | word "(" arguments ")" | "text" | "[" expressions "]" | "#" hex | "{" name "}" | "$" name [choice]
///     choice     = "[" key ": " expression ", " … "else: " expression "]"
///     place      = "@" name [":" line [":" column]]
///     name       = word | "text"; arguments are separated by spaces, expressions and branches by ", "
///
/// A word is made of ASCII letters, digits and `_ . + - /`; numbers are words.
struct Expression {
  indirect enum Body {
    /// A word and the arguments in parentheses after it.
    case record(String, [Argument])
    /// Characters in quotation marks.
    case text(String)
    case list([Expression])
    /// A colour of 3 or 4 bytes, two digits each.
    case hex(String)
    /// `{path}`.
    case token(String)
    /// `$name`.
    case environment(String)
    /// `$name[key: expression, else: expression]`.
    case choice(String, [(key: String, expression: Expression)], fallback: Expression?)
  }

  var body: Body
  /// A place in a file that the value names.
  var location: SourceLocation?
  /// The position of the expression, if it was read.
  var place = TextPlace()
}

/// A expression, with a label before `=` or without one.
struct Argument {
  var label: String?
  var expression: Expression
}

/// A line: a word, its arguments, a place in a file, and the lines that are indented below it.
///
///     line = indentation ["."] word [" " arguments] [" " place]
final class Line {
  let head: String
  let arguments: [Argument]
  let location: SourceLocation?
  let place: TextPlace
  var children: [Line] = []
  /// The meaning of the line, as soon as it was read; lines are read from the last one to the first, so that depth
  /// needs no stack.
  var meaning: Any?

  init(_ head: String, _ arguments: [Argument], location: SourceLocation?, place: TextPlace = TextPlace()) {
    self.head = head
    self.arguments = arguments
    self.location = location
    self.place = place
  }
}

extension Line {
  /// Adds the line and those below it to a text.
  func write(to text: inout String, depth: Int = 0) {
    text += String(repeating: "  ", count: depth) + head
    for argument in arguments {
      text += " "
      argument.write(to: &text)
    }
    if let location { text += " " + location.written }
    text += "\n"
    for child in children { child.write(to: &text, depth: depth + 1) }
  }
}

extension Argument {
  fileprivate func write(to text: inout String) {
    if let label { text += label + "=" }
    expression.write(to: &text)
  }
}

extension Expression {
  /// Adds the expression to a text.
  func write(to text: inout String) {
    switch body {
    case .record(let word, let arguments):
      text += word
      if !arguments.isEmpty {
        text += "("
        Self.join(arguments, by: " ", in: &text) { $0.write(to: &$1) }
        text += ")"
      }
    case .text(let characters): text += characters.quoted
    case .hex(let digits): text += "#" + digits
    case .token(let path): text += "{" + path.nameText + "}"
    case .environment(let name), .choice(let name, _, _): text += "$" + name.nameText
    case .list: break
    }
    if let location { text += location.written }
    switch body {
    case .list(let expressions):
      text += "["
      Self.join(expressions, by: ", ", in: &text) { $0.write(to: &$1) }
      text += "]"
    case .choice(_, let branches, let fallback):
      text += "["
      let cases = branches.map { (key: $0.key == "else" ? "else".quoted : $0.key.nameText, expression: $0.expression) }
      Self.join(cases + (fallback.map { [("else", $0)] } ?? []), by: ", ", in: &text) { branch, text in
        text += branch.key + ": "
        branch.expression.write(to: &text)
      }
      text += "]"
    case .record, .text, .hex, .token, .environment: break
    }
  }

  private static func join<Item>(
    _ items: [Item], by separator: String, in text: inout String, _ write: (Item, inout String) -> Void
  ) {
    for (index, item) in items.enumerated() {
      if index > 0 { text += separator }
      write(item, &text)
    }
  }
}

extension SourceLocation {
  /// The place of nodes whose text has none.
  static let unknown = SourceLocation(file: "")

  /// `@file:line:column`, without numbers at the end that are 0.
  fileprivate var written: String {
    let numbers = line == 0 && column == 0 ? "" : column == 0 ? ":\(line)" : ":\(line):\(column)"
    return "@" + file.nameText + numbers
  }
}

extension UInt8 {
  /// Whether the byte can be part of a word.
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

extension String {
  /// Whether the name can be written as a word.
  var isWord: Bool { !isEmpty && utf8.allSatisfy(\.isOfWord) }

  /// The name as a word, or in quotation marks.
  var nameText: String { isWord ? self : quoted }

  /// The characters in quotation marks; quotation marks, backslashes, controls and separators of lines are escaped.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
