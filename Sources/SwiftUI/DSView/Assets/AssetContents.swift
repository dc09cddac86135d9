import DSDiagnostics
import DSGeometry
import DSNode
import Foundation

/// The `Contents.json` of a colour set, an image set, a symbol set or a folder (Apple, "Asset Catalog Format Reference").
struct Contents: Decodable {
  /// An entry of a set: a colour or a file, and what it is for.
  struct Entry: Decodable {
    var color: ColorEntry?
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?

    /// Whether the entry is for an interface of an appearance.
    func has(_ appearance: String, _ value: String) -> Bool {
      appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }
  }

  /// An appearance that an entry is for.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// What holds for the whole set.
  struct Properties: Decodable {
    var isTemplate: Bool
    var providesNamespace: Bool

    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case namespace = "provides-namespace"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      isTemplate = try values.decodeIfPresent(String.self, forKey: .intent) == "template"
      providesNamespace = try values.decodeIfPresent(Bool.self, forKey: .namespace) ?? false
    }
  }

  var colors: [Entry]?
  var images: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  /// The contents of a folder; nil if there are none, or none that can be read.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    self = contents
  }

  /// The colour for light and dark interfaces of the usual and of increased contrast; nil if there is none.
  var paint: Paint? {
    let all = (colors ?? []).filter { $0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone" }
    func color(dark: Bool, contrast: Bool) -> Paint? {
      let entry = all.first {
        $0.has("luminosity", "dark") == dark && $0.has("contrast", "high") == contrast && $0.color != nil
      }
      return entry?.color?.paint
    }
    guard let light = color(dark: false, contrast: false) else { return nil }
    let dark = color(dark: true, contrast: false)
    let place = SourceLocation(file: "")
    func byScheme(_ light: Paint, _ dark: Paint?) -> Paint {
      guard let dark, dark != light else { return light }
      return .choose(
        EnvironmentReference(SystemColors.scheme, at: place), [Paint.Case(key: "dark", paint: dark)], fallback: light)
    }
    let (strongLight, strongDark) = (color(dark: false, contrast: true), color(dark: true, contrast: true))
    let usual = byScheme(light, dark)
    if strongLight == nil, strongDark == nil { return usual }
    let strong = byScheme(strongLight ?? light, strongDark ?? dark)
    return .choose(
      EnvironmentReference("colorSchemeContrast", at: place), [Paint.Case(key: "increased", paint: strong)],
      fallback: usual)
  }

  /// A file of a folder. Apple's file systems take all spellings of an accented letter as one, and the name in a catalogue
  /// may have a different one from the file's.
  private func file(_ name: String, in folder: URL) -> URL {
    let usual = folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: usual.path) { return usual }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Strings are equal if their letters are, however these are spelled.
    return names.sorted().first { $0 == name }.map(folder.appendingPathComponent) ?? usual
  }

  /// The files of a picture or a symbol.
  func images(in folder: URL) -> AssetCatalog.ImageSet {
    var set = AssetCatalog.ImageSet()
    set.isTemplate = properties?.isTemplate ?? (symbols != nil)
    let entries = (images ?? []).map { ($0, isSymbol: false) } + (symbols ?? []).map { ($0, isSymbol: true) }
    for (entry, isSymbol) in entries {
      guard let name = entry.filename, !name.contains("/"),
        var file = ImageFile(
          file(name, in: folder), scale: entry.scale.flatMap { Double($0.dropLast()) } ?? 1)
      else { continue }
      if isSymbol, file.format == .svg { file.format = .symbol }
      if entry.has("luminosity", "dark") { set.dark.append(file) } else { set.light.append(file) }
    }
    return set
  }
}

/// A colour of a colour set.
struct ColorEntry: Decodable {
  /// The paint of the colour.
  let paint: Paint

  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, platform, reference
  }

  private enum Component: String, CodingKey {
    case red, green, blue, white, alpha
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .reference) {
      paint = Self.system(name)
      return
    }
    let components = try values.nestedContainer(keyedBy: Component.self, forKey: .components)
    func number(_ key: Component) throws -> Double? {
      guard let text = try components.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let number = Self.number(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: components, debugDescription: "\(text) is not a number of a colour")
      }
      return number
    }
    // Files that are written by hand say `1` of an opaque colour, which is no 255th.
    let isWhole = try components.decodeIfPresent(String.self, forKey: .alpha) == "1"
    let alpha = isWhole ? 1 : try number(.alpha) ?? 1
    let space: Color.RGBColorSpace =
      switch try values.decodeIfPresent(String.self, forKey: .space) ?? "srgb" {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = try number(.white) {
      paint = Color(space, white: white, opacity: alpha).paint
    } else {
      paint =
        Color(
          space, red: try number(.red) ?? 0, green: try number(.green) ?? 0, blue: try number(.blue) ?? 0,
          opacity: alpha
        ).paint
    }
  }

  /// A number as catalogues write it: `0xFF` or `255` of 255, `1.000` of 1.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 / 255 }
  }

  /// A colour of the platform by the name that catalogues use, such as `systemBlueColor`.
  private static func system(_ name: String) -> Paint {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let bare = plain.hasPrefix("system") ? plain.dropFirst(6).lowercased() : plain
    let known = SystemColors.names
    let found = [plain, bare].first { known.contains($0) }
    let place = SourceLocation(file: "")
    return found.map { .system($0, place) } ?? .unknown(name, among: known, place)
  }
}
