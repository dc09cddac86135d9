import DSCascade
import DSDiagnostics
import DSFiles
import DSNode
import DSResolve
import DSSymbol
import DSText

/// A design system for the cards, opened anew: nothing has been looked up, shaped or drawn with it.
struct CardSystem: Sendable {
  let theme: Theme
  let fonts: FontLibrary
  let symbols: [String: Symbol]

  /// - Parameter root: the repository, which holds the fonts and the icons.
  init(root: String) throws {
    theme = CardTheme.make()
    let place = SourceLocation(file: "dsbench")
    fonts = FontLibrary(
      files: [
        FontFile(
          path: "\(root)/.fonts/NotoSans.ttf",
          sha256: "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b", family: "Noto Sans",
          weights: 400...700, location: place)
      ], fallbacks: [])
    var symbols: [String: Symbol] = [:]
    for name in Card.icons {
      let file = "\(root)/Fixtures/Symbols/\(name).svg"
      symbols[name] = try readSymbol(readFile(file, limit: Limits.symbolFileBytes), name: name, file: file)
    }
    self.symbols = symbols
  }

  /// What decides the values of a card.
  func context(of card: Card) -> ResolveContext {
    var context = ResolveContext(theme: theme, modes: card.modes)
    context.schemeMode = "scheme"
    context.symbols = symbols.mapValues(Asset.read)
    context.families = ["Noto Sans"]
    return context
  }
}
