/// What the style sheet of the app SF Symbols says of the layers of a template, by the names of classes.
struct SymbolLayerClasses {
  /// Whether the sheet is the app's.
  let isOfApp: Bool
  /// The classes whose layers are cut out of what is behind them.
  private(set) var cutting: Set<String> = []
  /// The classes whose layers are not drawn.
  private(set) var hidden: Set<String> = []

  /// Reads a sheet; only what it says of symbols in one paint.
  init(_ sheet: String) {
    isOfApp = ["sfsymbols", "SFSymbols", ".monochrome-", ".multicolor-", ".hierarchical-"].contains(
      where: sheet.contains)
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{")
      guard parts.count == 2, let start = parts[0].firstRange(of: ".monochrome-") else { continue }
      let name = String(parts[0][start.lowerBound...].dropFirst().prefix { !$0.isWhitespace && $0 != "," })
      let declarations = parts[1].filter { !$0.isWhitespace }.split(separator: ";")
      if declarations.contains("-sfsymbols-clear-behind:true") {
        cutting.insert(name)
      } else if declarations.contains("opacity:0") || declarations.contains("opacity:0.0") {
        hidden.insert(name)
      }
    }
  }
}
