package import Foundation

/// The translations of a bundle's table of strings.
package struct StringTable {
  private let name: String
  private let bundle: Bundle?
  /// The language of a bundle that is the folder of one, such as `fi.lproj`; nil for any other bundle.
  private let onlyLanguage: String?

  /// A table by its name, `Localizable` without one; the main bundle where none is given.
  package init(_ name: String?, _ bundle: Bundle?) {
    self.name = name ?? "Localizable"
    if let path = bundle?.bundlePath, path.hasSuffix(".lproj") {
      // Sources open such a folder to have texts in a language that the machine's settings do not decide.
      let folder = URL(fileURLWithPath: path)
      self.bundle = Bundle(url: folder.deletingLastPathComponent())
      onlyLanguage = folder.deletingPathExtension().lastPathComponent
    } else {
      self.bundle = bundle ?? Self.ofApp
      onlyLanguage = nil
    }
  }

  /// The bundle of the app whose previews the program has, which is the main one for its sources; nil for packages, which have
  /// no main bundle. `dsrender --xcodeproj` names it in a variable.
  private static let ofApp = ProcessInfo.processInfo.environment["DSRENDER_APP_BUNDLE"].flatMap { name in
    Bundle(url: Bundle.main.bundleURL.appendingPathComponent(name))
  }

  /// The translation for a locale, in the form that its numbers ask for; nil if there is none.
  ///
  /// The language with its region or script is asked first, then the language alone, then that which the bundle was written
  /// in, then English and the bundle's base.
  /// The machine's own languages are not asked.
  package func translation(of key: String, for locale: Locale, _ numbers: [PluralNumber?] = []) -> String? {
    found(key, for: locale).map { $0.translation.text(for: numbers, language: $0.language) }
  }

  /// The translation into American English or what comes next, as `NSLocalizedString` gives it; nil if there is none. A text
  /// with forms for numbers is a character that stands for it until `PluralString.format` replaces it.
  package func string(_ key: String) -> String? {
    guard let (translation, language) = found(key, for: Locale(identifier: "en_US")) else { return nil }
    let id = [bundle?.bundlePath ?? "", language, name, key].joined(separator: "\n")
    return translation.plain ?? PluralString.character(for: translation, in: language, id: id)
  }

  private func found(_ key: String, for locale: Locale) -> (translation: Translation, language: String)? {
    guard let bundle else { return nil }
    let tag = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let language = tag.split(separator: "-").first.map(String.init) ?? "en"
    for candidate in onlyLanguage.map({ [$0] }) ?? [tag, language, Self.ownLanguage(of: bundle), "en", "Base"] {
      guard let candidate else { continue }
      if let found = Self.strings(name, bundle, candidate)[key] {
        return (found, candidate == "Base" ? "en" : candidate)
      }
    }
    return nil
  }

  nonisolated(unsafe) private static var ownLanguages: [String: String?] = [:]

  /// The language that a bundle was written in: the manifest's `defaultLocalization`, which SwiftPM writes down.
  private static func ownLanguage(of bundle: Bundle) -> String? {
    lock.lock()
    defer { lock.unlock() }
    if let language = ownLanguages[bundle.bundlePath] { return language }
    let language = list(bundle.bundlePath + "/Info.plist")?["CFBundleDevelopmentRegion"] as? String
    ownLanguages[bundle.bundlePath] = language
    return language
  }

  nonisolated(unsafe) private static var known: [String: [String: Translation]] = [:]
  private static let lock = NSLock()

  /// The strings of one language, read once. A catalogue comes first: the folders that are made of it have no forms for numbers.
  private static func strings(_ name: String, _ bundle: Bundle, _ language: String) -> [String: Translation] {
    let id = "\(bundle.bundlePath)\n\(language)\n\(name)"
    lock.lock()
    defer { lock.unlock() }
    if let strings = known[id] { return strings }
    let strings = (old(name, bundle, language) ?? [:]).merging(catalog(name, bundle, language) ?? [:]) { $1 }
    known[id] = strings
    return strings
  }

  /// The files of a language's folder: plain texts, and those with forms for numbers, which come first. SwiftPM writes
  /// the folder's name in small letters.
  private static func old(_ name: String, _ bundle: Bundle, _ language: String) -> [String: Translation]? {
    for folder in [language, language.lowercased()] {
      let path = "\(bundle.bundlePath)/\(folder).lproj/\(name)"
      let plain = (list(path + ".strings") as? [String: String])?.mapValues { Translation(forms: .text($0)) }
      let forms = list(path + ".stringsdict").map(StringsDictionary.translations)
      if plain != nil || forms != nil { return (plain ?? [:]).merging(forms ?? [:]) { $1 } }
    }
    return nil
  }

  private static func list(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
  }

  /// A catalogue of strings, as it is in the package.
  private static func catalog(_ name: String, _ bundle: Bundle, _ language: String) -> [String: Translation]? {
    guard let data = FileManager.default.contents(atPath: "\(bundle.bundlePath)/\(name).xcstrings") else { return nil }
    return (try? JSONDecoder().decode(StringCatalog.self, from: data))?.translations(into: language)
  }
}
