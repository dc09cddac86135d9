/// The words of known axes at the end of a picture's name, from the last one.
struct PictureNameEnd {
  /// A word with what separates it from the rest.
  struct Word {
    let separator: Character
    let axis: String

    /// What words of the same axis have in common in all names.
    var form: String { "\(separator)\(axis)" }
    /// The word's part of a pattern.
    var pattern: String { axis == "scale" ? "\(separator){scale}x" : "\(separator){\(axis)}" }
  }

  let words: [Word]

  /// Reads the end of a name without folders and endings.
  init(_ name: String) {
    var words: [Word] = []
    var rest = name
    while let place = rest.lastIndex(where: { "-_.@".contains($0) }), place != rest.startIndex {
      let word = rest[rest.index(after: place)...].lowercased()
      guard let axis = Self.axis(of: word, behind: rest[place]) else { break }
      words.append(Word(separator: rest[place], axis: axis))
      rest = String(rest[..<place])
    }
    self.words = words
  }

  /// The words that all names have at their ends, in one order and behind the same separators, from the first one.
  static func shared(by names: [String]) -> [Word] {
    let ends = names.map { PictureNameEnd($0).words }
    guard let first = ends.first else { return [] }
    let shared = ends.dropFirst().reduce(first) { shared, words in
      let count = zip(shared, words).prefix { $0.form == $1.form }.count
      return Array(shared[..<count])
    }
    // An axis that is named twice is one word of a scenario's name.
    var axes: [Word] = []
    for word in shared {
      if axes.contains(where: { $0.axis == word.axis }) { break }
      axes.append(word)
    }
    return axes.reversed()
  }

  /// The axis of a word in lowercase letters; nil if it is an ordinary word.
  static func axis(of word: String, behind separator: Character = "-") -> String? {
    if word.hasSuffix("x"), let scale = Double(word.dropLast()), (0.5...8).contains(scale) {
      return separator == "@" || separator == "-" || separator == "_" ? "scale" : nil
    }
    if devices.contains(where: word.hasPrefix) { return "device" }
    return known.first { $0.words.contains(word) }?.axis
  }

  private static let known: [(axis: String, words: Set<String>)] = [
    ("scheme", ["light", "dark", "lightmode", "darkmode"]),
    ("browser", ["chromium", "chrome", "firefox", "webkit", "safari", "edge", "msedge"]),
    ("platform", ["linux", "darwin", "win32", "windows", "macos", "android", "ios"]),
    ("direction", ["ltr", "rtl"]),
    ("device", ["mobile", "tablet", "desktop", "phone", "watch", "laptop"]),
    ("orientation", ["portrait", "landscape"]),
  ]
  /// What names of devices begin with; more letters and digits follow, such as in `iPhone13ProMax`.
  private static let devices = ["iphone", "ipad", "pixel", "nexus", "galaxy"]
}
