package import DSGeometry

/// Which colour each colour of a style is likely drawn on, by the words of their names.
///
/// `on-primary` belongs to `primary`. Other colours of texts, icons and lines belong to the colour of a background that shares
/// most groups with them; among several, the one whose name is plainest.
package struct LikelyGrounds: Sendable {
  private var colors: Set<TokenPath> = []
  /// The colours of backgrounds, the plainest names first.
  private var grounds: [TokenPath] = []

  /// Looks at the names of all colours of a style; nothing lies on transparent ones.
  package init(_ style: Style) {
    for path in style.tokenPaths {
      guard case .color(let color)? = try? style.value(of: path) else { continue }
      if color.isOpaque { colors.insert(path) }
    }
    grounds = colors.filter(Self.isGround).sorted { a, b in
      let (x, y) = (Self.plainness(a), Self.plainness(b))
      return x == y ? naturallyPrecedes(a.description, b.description) : x < y
    }
  }

  /// The token that a colour is likely drawn on; nil where its name does not say what it is for.
  package func ground(of path: TokenPath) -> TokenPath? {
    let words = Self.words(of: path)
    if let pair = pair(of: path) { return pair }
    guard !words.contains("on"), !Self.isGround(path), words.contains(where: Self.foregroundWords.contains) else {
      return nil
    }
    let segments = path.segments
    // The first of those with the longest common beginning.
    return grounds.max { a, b in
      Self.common(segments, a.segments) < Self.common(segments, b.segments)
    }
  }

  /// The colour that a name with "on" in it names after that word, in the same group or any other.
  private func pair(of path: TokenPath) -> TokenPath? {
    let words = Self.orderedWords(of: String(path.lastName))
    guard let index = words.firstIndex(of: "on"), index + 1 < words.count else { return nil }
    let wanted = Array(words[(index + 1)...])
    let named = colors.filter { $0 != path && Self.orderedWords(of: String($0.lastName)) == wanted }
    let segments = path.segments
    return named.min { a, b in
      let (x, y) = (-Self.common(segments, a.segments), -Self.common(segments, b.segments))
      return x == y ? naturallyPrecedes(a.description, b.description) : x < y
    }
  }

  private static let groundWords: Set<String> = [
    "background", "backgrounds", "bg", "canvas", "ground", "page", "surface", "surfaces",
  ]
  private static let foregroundWords: Set<String> = [
    "border", "borders", "content", "divider", "fg", "foreground", "heading", "icon", "icons", "ink", "label", "link",
    "outline", "placeholder", "stroke", "text", "title",
  ]
  private static let neutralWords: Set<String> = ["base", "default", "main", "page", "primary"]

  private static func isGround(_ path: TokenPath) -> Bool {
    let words = words(of: path)
    return words.contains(where: groundWords.contains) && !words.contains(where: foregroundWords.contains)
      && !words.contains("on")
  }

  /// Orders grounds: those that are called the usual one first, then those with fewest words.
  private static func plainness(_ path: TokenPath) -> Int {
    let last = orderedWords(of: String(path.lastName))
    let isNeutral = last.contains(where: neutralWords.contains) || last.allSatisfy(groundWords.contains)
    return (isNeutral ? 0 : 1000) + orderedWords(of: path.description).count
  }

  private static func common(_ a: [String], _ b: [String]) -> Int {
    zip(a, b).prefix { $0 == $1 }.count
  }

  private static func words(of path: TokenPath) -> Set<String> { Set(orderedWords(of: path.description)) }

  /// The words of a name in lower case, divided at signs and at capitals after small letters.
  private static func orderedWords(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let startsWord = character.isUppercase && wasLower
      if startsWord || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
