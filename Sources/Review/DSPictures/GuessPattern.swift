import DSDiagnostics

extension PicturePattern {
  /// The pattern that all names of a folder fit, by the forms that tools and teams give to the names of pictures; nil if
  /// there is none.
  ///
  /// 1. What all names have around their folders, such as the `.spec.ts-snapshots` of Playwright, is text.
  /// 2. What a tool writes behind or before every name, such as `-snap` or the package of a test class, is text.
  /// 3. The words at the end of a name are looked at, from the last one: colour schemes, browsers, platforms, directions,
  ///    kinds of devices, scales. Words that all names have at their ends, in one order and behind the same separators, are
  ///    axes. Numbers that count pictures are none.
  package static func guess(_ names: [String]) -> PicturePattern? {
    guard let first = names.first, names.count > 1 else { return nil }
    let folder = PictureFolderNames.pattern(of: names)
    let stems = names.map {
      String(decoding: withoutEnding(String($0.split(separator: "/").last ?? "")), as: UTF8.self)
    }
    let ending = String(first.utf8.dropFirst(withoutEnding(first).count)) ?? ""
    for leaf in leaves(of: stems, hasComponent: folder.contains("{component}")) {
      if leaf == "{scenario}", ["", "{component}/"].contains(folder) { continue }
      // A component that is in the name of the file leaves none for the folders.
      let folders = leaf.contains("{component}") ? folder.replacing("{component}/", with: "") : folder
      guard let pattern = try? PicturePattern(folders + leaf + ending, at: SourceLocation(file: "")),
        names.allSatisfy({ pattern.match($0) != nil })
      else { continue }
      return pattern
    }
    return nil
  }

  /// Patterns for the names of files without their folders and endings, the most telling one first.
  private static func leaves(of stems: [String], hasComponent: Bool) -> [String] {
    let tail =
      ["-snap", ".snap"].first { tail in stems.allSatisfy { $0.hasSuffix(tail) && $0.count > tail.count } } ?? ""
    let names = stems.map { String($0.dropLast(tail.count)) }
    let axes = PictureNameEnd.shared(by: names).map(\.pattern).joined()
    var leaves: [String] = []
    if let named = storyTarget(names) { leaves.append(named + tail) }
    if let viewport = viewport(names) { leaves.append(viewport + tail) }
    if !hasComponent, let head = head(of: names) { leaves.append(head + axes + tail) }
    return leaves + ["{scenario}" + axes + tail]
  }

  /// What names of stories and of test methods begin with: `button--primary`, `com.example.shop_CardTest_empty`,
  /// `com.example.shop.CardTest.empty`.
  private static func head(of names: [String]) -> String? {
    if names.allSatisfy({ $0.contains("--") && !$0.hasPrefix("--") && !$0.hasSuffix("--") }) {
      return "{component}--{scenario}"
    }
    for separator in ["_", "."] {
      let package = sharedPackage(names, before: separator)
      if let package { return "\(package){component}\(separator){scenario}" }
    }
    return nil
  }

  /// The package that all names begin with, with the character behind it; nil if they are not names of methods of classes.
  private static func sharedPackage(_ names: [String], before separator: String) -> String? {
    var packages: Set<String> = []
    for name in names {
      // The class is the first word with a capital: no part of a package has one.
      guard let capital = name.firstIndex(where: \.isUppercase), name[..<capital].hasSuffix(separator),
        name[..<capital].dropLast().contains("."), name[capital...].contains(Character(separator))
      else { return nil }
      packages.insert(String(name[..<capital]))
    }
    if packages.count == 1 { return packages.first }
    // Several packages have their first words in common, and the rest is a part of the component.
    let words = packages.map { $0.split(separator: ".") }
    let common = words.dropFirst().reduce(words[0]) { common, other in
      Array(common[..<zip(common, other).prefix { $0 == $1 }.count])
    }
    return separator == "_" ? (common.isEmpty ? "" : common.joined(separator: ".") + ".") : nil
  }

  /// Names that begin with a browser and a device, as Loki writes them: `chrome_iphone7_Button_Primary`.
  private static func storyTarget(_ names: [String]) -> String? {
    let words = names.map { $0.split(separator: "_") }
    guard
      words.allSatisfy({ words in
        words.count > 2
          && words[0].split(separator: ".").first.map { PictureNameEnd.axis(of: $0.lowercased()) } == "browser"
      })
    else { return nil }
    return words.allSatisfy { $0.count > 3 }
      ? "{browser}_{device}_{component}_{scenario}" : "{browser}_{device}_{scenario}"
  }

  /// Names that end with the number and the name of a viewport, as BackstopJS writes them: `shop_Home_0_document_1_tablet`.
  private static func viewport(_ names: [String]) -> String? {
    let isNumbered = names.allSatisfy { name in
      let words = name.split(separator: "_")
      return words.count > 4 && words.dropLast().last.map { Int($0) != nil } == true
    }
    return isNumbered ? "{scenario}_{viewport}_{device}" : nil
  }
}

/// What the folders of pictures have in common.
private enum PictureFolderNames {
  /// The part of a pattern for the folders of names: none, or the component with what all folders have before and behind
  /// what distinguishes them.
  static func pattern(of names: [String]) -> String {
    let folders = Set(names.map { String($0.dropLast($0.split(separator: "/").last?.count ?? 0)) })
    if folders == [""] { return "" }
    guard !folders.contains("") else { return "{component}/" }
    let ending = endings.first { ending in folders.allSatisfy { $0.hasSuffix(ending) } } ?? "/"
    let beginning = beginnings.first { beginning in folders.allSatisfy { $0.hasPrefix(beginning) } } ?? ""
    if folders == [beginning] { return beginning }
    let isEverywhereNamed = folders.allSatisfy { $0.count > beginning.count + ending.count }
    return isEverywhereNamed ? beginning + "{component}" + ending : "{component}/"
  }

  private static let beginnings = ["__Snapshots__/", "__snapshots__/", "__image_snapshots__/", "__screenshots__/"]

  /// What tools append to the name of a file with tests, the longest first.
  private static let endings: [String] = {
    let files = ["spec", "test", "cy", "e2e"].flatMap { kind in
      ["tsx", "ts", "jsx", "js", "mjs"].map { ".\(kind).\($0)" }
    }
    return files.map { $0 + "-snapshots/" } + files.map { $0 + "/" } + ["-snapshots/"]
  }()
}
