import DSDiagnostics

extension PicturePattern {
  /// The pattern that all names of a folder fit, by the words that tools and teams put behind the names of pictures; nil if
  /// there is none.
  ///
  /// 1. The words at the end of a name are looked at, from the last one: colour schemes, browsers, platforms, directions,
  ///    kinds of devices, scales. Words that all names have at their ends, in one order and behind the same separators, are
  ///    axes.
  /// 2. What all names have around their folders, such as the `.spec.ts-snapshots` of Playwright, is text.
  package static func guess(_ names: [String]) -> PicturePattern? {
    guard let first = names.first, names.count > 1 else { return nil }
    let ends = names.map { PictureNameEnd(String(decoding: withoutEnding($0), as: UTF8.self)) }
    let shared = ends.dropFirst().reduce(ends[0].words) { shared, end in
      var count = 0
      while count < min(shared.count, end.words.count), shared[count].form == end.words[count].form { count += 1 }
      return Array(shared[..<count])
    }
    // An axis that is named twice is one word of a scenario's name.
    var axes: [PictureNameEnd.Word] = []
    for word in shared {
      if axes.contains(where: { $0.axis == word.axis }) { break }
      axes.append(word)
    }
    let folder = folderPattern(of: names)
    guard !axes.isEmpty || !["", "{component}/"].contains(folder) else { return nil }
    let ending = String(first.utf8.dropFirst(withoutEnding(first).count)) ?? ""
    let text = folder + "{scenario}" + axes.reversed().map(\.pattern).joined() + ending
    guard let pattern = try? PicturePattern(text, at: SourceLocation(file: "")),
      names.allSatisfy({ pattern.match($0) != nil })
    else { return nil }
    return pattern
  }

  /// The part of a pattern for the folders of names: none, or the component with what all folders have before and behind
  /// what distinguishes them.
  private static func folderPattern(of names: [String]) -> String {
    let folders = Set(names.map { String($0.dropLast($0.split(separator: "/").last?.count ?? 0)) })
    if folders == [""] { return "" }
    guard !folders.contains("") else { return "{component}/" }
    let endings = [
      ".spec.ts-snapshots/", ".spec.tsx-snapshots/", ".spec.js-snapshots/", ".test.ts-snapshots/",
      ".test.tsx-snapshots/",
      ".spec.ts/", "-snapshots/",
    ]
    let ending = endings.first { ending in folders.allSatisfy { $0.hasSuffix(ending) } } ?? "/"
    let beginnings = ["__Snapshots__/", "__snapshots__/", "__image_snapshots__/", "__screenshots__/"]
    let beginning = beginnings.first { beginning in folders.allSatisfy { $0.hasPrefix(beginning) } } ?? ""
    let isEverywhereNamed = folders.allSatisfy { $0.count > beginning.count + ending.count }
    return isEverywhereNamed ? beginning + "{component}" + ending : "{component}/"
  }
}

/// The words of known axes at the end of a picture's name, from the last one.
private struct PictureNameEnd {
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

  init(_ name: String) {
    var words: [Word] = []
    var rest = name.split(separator: "/").last.map(String.init) ?? name
    while let place = rest.lastIndex(where: { "-_.@".contains($0) }), place != rest.startIndex {
      let word = rest[rest.index(after: place)...].lowercased()
      guard let axis = Self.axis(of: word, behind: rest[place]) else { break }
      words.append(Word(separator: rest[place], axis: axis))
      rest = String(rest[..<place])
    }
    self.words = words
  }

  private static func axis(of word: String, behind separator: Character) -> String? {
    if word.hasSuffix("x"), let scale = Double(word.dropLast()), (0.5...8).contains(scale) {
      return separator == "@" || separator == "-" || separator == "_" ? "scale" : nil
    }
    return known.first { $0.words.contains(word) }?.axis
  }

  private static let known: [(axis: String, words: Set<String>)] = [
    ("scheme", ["light", "dark"]),
    ("browser", ["chromium", "chrome", "firefox", "webkit", "safari", "edge"]),
    ("platform", ["linux", "darwin", "win32", "windows", "macos", "android", "ios"]),
    ("direction", ["ltr", "rtl"]),
    ("device", ["mobile", "tablet", "desktop", "phone", "watch"]),
  ]
}
