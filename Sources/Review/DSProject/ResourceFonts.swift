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
    let fonts = folder == nil ? [] : paths.sorted().compactMap(Self.font)
    let usual = Set(fonts.filter { $0.font.width == 100 }.compactMap(\.font.family))
    // A condensed font is taken by its own names, unless its family has no others.
    found = fonts.flatMap {
      Self.names(of: $0.font, at: $0.path, isOfFamily: $0.font.width == 100 || !usual.contains($0.font.family ?? ""))
    }
  }

  private static func font(at path: String) -> (path: String, font: FontDescription)? {
    let read = Result { () throws(FontLibrary.Problem) in try FontDescription(path: path) }
    return (try? read.get()).map { (path, $0) }
  }

  private static func names(
    of font: FontDescription, at path: String, isOfFamily: Bool
  ) -> [SystemConfiguration.Font] {
    func listed(_ name: String, _ weights: ClosedRange<Double>) -> SystemConfiguration.Font {
      SystemConfiguration.Font(
        file: Configuration.PathSetting(path: path, location: SourceLocation(file: path)), sha256: font.sha256,
        family: name, weights: weights, isItalic: font.italic)
    }
    let family = isOfFamily ? font.family : nil
    var names = Set([family].compactMap(\.self))
    let own = font.names.filter { names.insert($0.text).inserted }.map { name in
      var one = listed(name.text, name.weight.map { $0...$0 } ?? font.weights)
      one.wholeFamily = family ?? name.text
      return one
    }
    return (family.map { [listed($0, font.weights)] } ?? []) + own
  }
}
