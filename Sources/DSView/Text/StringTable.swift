import Foundation

/// The translations of a bundle's table of strings.
struct StringTable {
  private let name: String
  private let bundle: Bundle?

  /// A table by its name, `Localizable` without one; the main bundle where none is given.
  init(_ name: String?, _ bundle: Bundle?) {
    self.name = name ?? "Localizable"
    self.bundle = bundle
  }

  /// The translation for a locale; nil where there is none.
  ///
  /// The language with its region or script is asked first, then the language alone, then English and the bundle's base.
  /// The machine's own languages are not asked.
  func translation(of key: String, for locale: Locale) -> String? {
    guard let bundle else { return nil }
    let tag = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let language = tag.split(separator: "-").first.map(String.init) ?? "en"
    for candidate in [tag, language, "en", "Base"] {
      if let text = Self.strings(name, bundle, candidate)[key] { return text }
    }
    return nil
  }

  nonisolated(unsafe) private static var known: [String: [String: String]] = [:]
  private static let lock = NSLock()

  /// The strings of one language, read once.
  private static func strings(_ name: String, _ bundle: Bundle, _ language: String) -> [String: String] {
    let id = "\(bundle.bundlePath)\n\(language)\n\(name)"
    lock.lock()
    defer { lock.unlock() }
    if let strings = known[id] { return strings }
    let strings = old(name, bundle, language) ?? catalog(name, bundle, language) ?? [:]
    known[id] = strings
    return strings
  }

  /// A `.strings` file in the language's folder; SwiftPM writes the folder's name in small letters.
  private static func old(_ name: String, _ bundle: Bundle, _ language: String) -> [String: String]? {
    for folder in [language, language.lowercased()] {
      let path = "\(bundle.bundlePath)/\(folder).lproj/\(name).strings"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      if let strings = list as? [String: String] { return strings }
    }
    return nil
  }

  /// A catalogue of strings, as it stands in the package.
  private static func catalog(_ name: String, _ bundle: Bundle, _ language: String) -> [String: String]? {
    struct Catalog: Decodable {
      struct Entry: Decodable { var localizations: [String: Localization]? }
      struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
      }
      struct Variations: Decodable { var plural: [String: Localization]? }
      struct Unit: Decodable { var value: String }
      var strings: [String: Entry]
    }
    let path = "\(bundle.bundlePath)/\(name).xcstrings"
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return nil }
    return catalog.strings.compactMapValues { entry in
      let own = entry.localizations?[language]
      return own?.stringUnit?.value ?? own?.variations?.plural?["other"]?.stringUnit?.value
    }
  }
}
