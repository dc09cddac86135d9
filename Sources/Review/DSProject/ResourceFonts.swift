import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSText

/// The fonts among the resources of a package, which `Font.custom` finds by the names that they have there: a family's, a
/// font's PostScript name or its full one.
///
/// On Apple's platforms an app lists such files or registers them; here they are found because they are there.
struct ResourceFonts {
  /// One for each name of each file, by path and name.
  let found: [SystemConfiguration.Font]

  /// Looks for font files in bundles of a folder; a file that is not a font is skipped.
  /// - Parameters:
  ///   - bundles: the names of the program's own bundles: builds before it may have left others beside it.
  ///   - folder: where a program lies, and its bundles beside it; nil for none.
  init(_ bundles: [String], beside folder: String?) {
    let paths = bundles.sorted().map { joinPath(folder ?? "", $0) }.flatMap { bundle in
      ["ttf", "otf", "ttc", "TTF", "OTF", "TTC"].flatMap { ending in
        ((try? listFiles(bundle, suffix: "." + ending)) ?? []).map { joinPath(bundle, $0) }
      }
    }
    found = folder == nil ? [] : paths.sorted().flatMap(Self.fonts)
  }

  private static func fonts(at path: String) -> [SystemConfiguration.Font] {
    let read = Result { () throws(FontLibrary.Problem) in try FontDescription(path: path) }
    guard case .success(let font) = read else { return [] }
    func listed(_ name: String, _ weights: ClosedRange<Double>) -> SystemConfiguration.Font {
      SystemConfiguration.Font(
        file: Configuration.PathSetting(path: path, location: SourceLocation(file: path)), sha256: font.sha256,
        family: name, weights: weights, isItalic: font.italic)
    }
    var names: Set<String> = []
    let family = font.family.map { [listed($0, font.weights)] } ?? []
    names.formUnion(family.map(\.family))
    return family
      + font.names.filter { names.insert($0.text).inserted }.map { name in
        listed(name.text, name.weight.map { $0...$0 } ?? font.weights)
      }
  }
}
