import DSDiagnostics
import DSNode
import DSSymbol

extension Resolver {
  /// The drawing of a system symbol: the design system's own, else ours, else a placeholder and a warning.
  /// - Parameters:
  ///   - plain: the name that the view gives.
  ///   - variants: what is added to the name where there is such a symbol; the first that there is.
  mutating func systemSymbol(
    _ plain: String, variants: [String], _ environment: Environment, at location: SourceLocation
  ) -> Symbol {
    let own = environment.context.symbols
    for name in variants.map({ plain + "." + $0 }) + [plain] {
      if let symbol = own[name] ?? own[Self.hyphened(name)] ?? SystemSymbols.symbol(named: name) { return symbol }
    }
    let near = SystemSymbols.nearest(to: plain, and: own.keys.sorted()).map { "'\($0)'" }
    bag.warning(
      "undrawn-symbol", "there is no drawing for the system symbol '\(plain)', so a placeholder stands for it",
      at: location,
      hint: (near.isEmpty ? "" : "near names that are drawn: \(near.joined(separator: ", ")); ")
        + "for a drawing of your own put '\(plain).svg' into a folder that the system lists under 'symbols'")
    return SystemSymbols.placeholder
  }

  /// A name with hyphens for the dots, as files of design systems have it.
  private static func hyphened(_ name: String) -> String { String(name.map { $0 == "." ? "-" : $0 }) }
}
