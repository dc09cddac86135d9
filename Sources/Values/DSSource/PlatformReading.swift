/// How sources that were written for Apple's platforms are read on Linux: questions about the platform are answered, and what
/// only Objective-C's runtime understands is left out. Every line and column stays where it is.
public struct PlatformReading: Hashable, Sendable {
  /// A platform of Apple's.
  public enum Platform: String, CaseIterable, Sendable {
    case ios, macos
  }

  /// The platform; nil for sources that do not use this repository's modules: only `canImport` is answered there.
  private let platform: Platform?
  /// The modules of Apple's that this repository has for other platforms.
  private let modules: Set<String>

  /// - Parameters:
  ///   - platform: the platform that sources are read for; nil answers for Linux what the modules would falsify.
  ///   - modules: the modules of Apple's that this repository has, of every platform.
  public init(platform: Platform?, modules: Set<String>) { (self.platform, self.modules) = (platform, modules) }

  /// The modules that belong to one platform alone.
  public static let modules: [Platform: Set<String>] = [.ios: ["UIKit"], .macos: ["AppKit", "Cocoa"]]

  /// A source as the platform reads it; nil if that changes nothing.
  public func read(_ source: String) -> String? {
    guard mayChange(source) else { return nil }
    let tokens = Scanner.tokens(source)
    var bytes = Array(source.utf8)
    var hasChanged = false
    var place = 0
    while place < tokens.count {
      let (next, edits) = edits(tokens, at: place, in: bytes)
      for (range, text) in edits {
        hasChanged = true
        write(text, in: range, of: &bytes)
      }
      place = next
    }
    return hasChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Whether it is worth to look at the tokens: most sources ask nothing.
  private func mayChange(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { bytes in
      var place = 0
      while place + 6 < bytes.count {
        // The second byte nearly always shows that a word with one of these first bytes is something else.
        switch (bytes[place], bytes[place + 1]) {
        case (UInt8(ascii: "#"), UInt8(ascii: "i")), (UInt8(ascii: "#"), UInt8(ascii: "e")): return true
        case (UInt8(ascii: "#"), UInt8(ascii: "s")), (UInt8(ascii: "#"), UInt8(ascii: "k")):
          if platform != nil { return true }
        case (UInt8(ascii: "@"), let next) where platform != nil:
          if Self.firstLetters.contains(next) { return true }
        case (UInt8(ascii: "D"), UInt8(ascii: "a")) where platform != nil:
          if bytes[place + 5] == UInt8(ascii: "n") { return true }
        case (UInt8(ascii: "C"), UInt8(ascii: "o")) where platform != nil:
          if bytes[place + 4] == UInt8(ascii: "F") { return true }
        case (UInt8(ascii: "l"), UInt8(ascii: "o")) where platform != nil:
          if place + 9 < bytes.count, bytes[place + 9] == UInt8(ascii: "S") { return true }
        case (UInt8(ascii: "w"), UInt8(ascii: "a")) where platform != nil:
          if bytes[place + 5] == UInt8(ascii: "F") { return true }
        case (UInt8(ascii: "i"), UInt8(ascii: "m")) where platform != nil:
          if isPartImported(bytes, at: place) { return true }
        default: break
        }
        place += 1
      }
      return false
    }
  }

  /// Whether an import names a part of a module, by a point before its line's end.
  private func isPartImported(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard bytes[place + 5] == UInt8(ascii: "t") else { return false }
    return bytes[(place + 6)...].prefix { !isLineBreak($0) }.contains(UInt8(ascii: "."))
  }

  /// The first letters of the attributes that are left out or replaced.
  private static let firstLetters = Set((marks + ["NSManaged"]).compactMap(\.utf8.first))

  private typealias Edit = (range: Range<Int>, text: String)

  /// The replacement for what begins at a token, and where to continue.
  private func edits(_ tokens: [Token], at place: Int, in bytes: [UInt8]) -> (next: Int, [Edit]) {
    let token = tokens[place]
    guard place + 1 < tokens.count else { return (place + 1, []) }
    let following = tokens[place + 1]
    let isJoined = token.range.upperBound == following.range.lowerBound
    switch (token.text, following.text) {
    case ("#", "if"), ("#", "elseif"):
      guard isJoined else { break }
      let end = endOfCondition(tokens, from: place + 2, in: bytes)
      return (end, answers(tokens[(place + 2)..<end]))
    case ("#", "keyPath") where isJoined && platform != nil:
      guard place + 2 < tokens.count, tokens[place + 2].text == "(" else { break }
      let end = closing(tokens, of: place + 2)
      let text = keyPath(tokens[(place + 3)..<end])
      return (end + 1, [(token.range.lowerBound..<tokens[end].range.upperBound, text)])
    case ("@", "NSManaged") where isJoined && platform != nil:
      // The compiler leaves such a property to Objective-C's runtime; Core Data's module has a macro as long as the word.
      return (place + 2, [(following.range, "_DSStored")])
    case ("#", "selector") where isJoined && platform != nil:
      return (place + 2, [(token.range.lowerBound..<following.range.upperBound, " Selector")])
    case ("@", let name) where isJoined && platform != nil && Self.marks.contains(name):
      var end = place + 2
      if name == "objc", end < tokens.count, tokens[end].text == "(",
        tokens[end].range.lowerBound == following.range.upperBound
      {
        end = closing(tokens, of: end) + 1
      }
      return (end, [(token.range.lowerBound..<tokens[end - 1].range.upperBound, "")])
    case ("import", let name) where platform != nil && modules.contains(name):
      return (place + 2, submodule(tokens, after: place + 1))
    // Linux's function stops at texts with forms for numbers; the overlay has one whose name is as long.
    case ("localizedString", "(")
    where platform != nil && labels(tokens, of: place + 1) == ["forKey", "value", "table"]:
      if place > 0, tokens[place - 1].text == "func" { break }
      return (place + 2, [(token.range, "_pluralizedText")])
    // Linux's property cannot be set; the overlay has one whose name is as long.
    case (".", "waitsForConnectivity") where platform != nil:
      let isOwn = zip(tokens, tokens.dropFirst()).contains {
        ["var", "let"].contains($0.text) && $1.text == following.text
      }
      return isOwn ? (place + 2, []) : (place + 2, [(following.range, "_waitForConnectivity")])
    // Its names are Foundation's overlay's here; Linux has a module of that name, whose types and functions are different ones.
    case ("import", "CoreFoundation") where platform != nil: return (place + 2, [(following.range, "Foundation")])
    case ("import", "Darwin") where platform != nil: return (place + 2, [(following.range, "Glibc")])
    case ("Darwin", ".") where platform != nil: return (place + 1, [(token.range, "Glibc")])
    default: break
    }
    return (place + 1, [])
  }

  /// What follows the name of an imported module: no module of this repository has a submodule, as
  /// `CoreImage.CIFilterBuiltins` is on Apple's platforms.
  private func submodule(_ tokens: [Token], after place: Int) -> [Edit] {
    var end = place
    while end + 2 < tokens.count, tokens[end + 1].text == ".",
      tokens[end + 1].range.lowerBound == tokens[end].range.upperBound
    { end += 2 }
    return end == place ? [] : [(tokens[place].range.upperBound..<tokens[end].range.upperBound, "")]
  }

  /// The text that `#keyPath` gives: the names of properties, without the type before them.
  private func keyPath(_ tokens: ArraySlice<Token>) -> String {
    let names = tokens.map(\.text).filter { $0 != "." }
    let first = names.first?.first?.isUppercase == true ? 1 : 0
    return "\"" + names.dropFirst(first).joined(separator: ".") + "\""
  }

  /// Attributes that only Objective-C's runtime understands.
  private static let marks: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBDesignable", "IBInspectable", "UIApplicationMain",
    "NSApplicationMain",
  ]

  /// The index behind a condition, which goes on in the next line where brackets are open or an operand is missing.
  private func endOfCondition(_ tokens: [Token], from start: Int, in bytes: [UInt8]) -> Int {
    var open = 0
    for place in start..<tokens.count {
      let text = tokens[place].text
      if bytes[tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound].contains(where: isLineBreak) {
        let needsMore = open > 0 || place > start && ["&", "|", "!"].contains(tokens[place - 1].text)
        guard needsMore || ["&", "|"].contains(text) else { return place }
      }
      open += text == "(" ? 1 : text == ")" ? -1 : 0
    }
    return tokens.count
  }

  /// The index of the bracket that closes one.
  private func closing(_ tokens: [Token], of open: Int) -> Int {
    let depth = tokens[open].depth
    return tokens[(open + 1)...].firstIndex { $0.depth == depth && $0.text == ")" } ?? open
  }

  /// The labels of a call's arguments, from its opening bracket.
  private func labels(_ tokens: [Token], of open: Int) -> [String] {
    let (end, depth) = (closing(tokens, of: open), tokens[open].depth + 1)
    guard end > open else { return [] }
    return ((open + 1)..<end).filter { place in
      tokens[place].depth == depth && tokens[place + 1].text == ":" && ["(", ","].contains(tokens[place - 1].text)
    }.map { tokens[$0].text }
  }

  /// The answers to the questions in a condition; the compiler puts them together.
  private func answers(_ condition: ArraySlice<Token>) -> [Edit] {
    let tokens = Array(condition)
    var edits: [Edit] = []
    for place in tokens.indices.dropLast(3) where tokens[place + 1].text == "(" {
      let end = closing(tokens, of: place + 1)
      guard end > place + 2, let answer = answer(tokens[place].text, tokens[place + 2].text) else { continue }
      edits.append((tokens[place].range.lowerBound..<tokens[end].range.upperBound, answer ? "true" : "false"))
    }
    return edits
  }

  /// The answer to a question; nil leaves it to the compiler.
  private func answer(_ question: String, _ name: String) -> Bool? {
    guard let platform else { return question == "canImport" && modules.contains(name) ? false : nil }
    switch question {
    case "os": return platform == .ios ? name == "iOS" : ["macOS", "OSX"].contains(name)
    case "targetEnvironment": return platform == .ios && name == "simulator"
    case "canImport":
      // The C library is imported by its name on Linux, and means the same.
      if name == "Darwin" { return true }
      if ["Glibc", "Musl", "Bionic", "Android", "WinSDK", "WASILibc"].contains(name) { return false }
      for (other, names) in Self.modules where names.contains(name) { return other == platform }
      return modules.contains(name) ? true : nil
    default: return nil
    }
  }

  /// Puts a text in place of a longer one; what is left becomes space, and line breaks stay.
  private func write(_ text: String, in range: Range<Int>, of bytes: inout [UInt8]) {
    let text = Array(text.utf8)
    for (offset, place) in range.enumerated() where offset < text.count || !isLineBreak(bytes[place]) {
      bytes[place] = offset < text.count ? text[offset] : UInt8(ascii: " ")
    }
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
