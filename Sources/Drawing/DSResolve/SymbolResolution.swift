import DSDiagnostics
import DSNode
import DSSymbol
import DSText

extension Resolver {
  /// The drawing of a system symbol: the design system's own, else ours, else a placeholder and a warning.
  /// - Parameters:
  ///   - plain: the name that the view gives.
  ///   - variants: what is added to the name where there is such a symbol; the first that there is.
  mutating func systemSymbol(
    _ plain: String, variants: [String], _ environment: Environment, at location: SourceLocation
  ) -> Symbol {
    let own = environment.context.symbols
    let names = variants.map { plain + "." + $0 } + [plain]
    environment.context.uses?.note(symbols: names + names.map(Self.hyphened))
    for name in names {
      if let asset = own[name] ?? own[Self.hyphened(name)] {
        guard let symbol = content(of: asset, environment.context.uses) else { return SystemSymbols.placeholder }
        bag.add(contentsOf: symbol.warnings)
        return symbol
      }
      if let symbol = SystemSymbols.symbol(named: name) { return symbol }
    }
    let near = SystemSymbols.nearest(to: plain, and: own.keys.sorted()).map { "'\($0)'" }
    bag.finding(
      "undrawn-symbol", "there is no drawing for the system symbol '\(plain)', so a placeholder is drawn",
      at: location,
      hint: (near.isEmpty ? "" : "similar names that are drawn: \(near.joined(separator: ", ")); ")
        + "for your own drawing put '\(plain).svg' into a folder that the system lists under 'symbols'")
    return SystemSymbols.placeholder
  }

  /// A symbol of a catalogue as the view shows it; nil, and its problems as those of the shot, where it cannot be used.
  mutating func template(
    _ file: ImageFile, _ image: ImageNode, _ environment: Environment, at location: SourceLocation, paint: ResolvedPaint
  ) -> ResolvedImage? {
    guard !isPointer(file, at: location) else { return nil }
    do throws(DiagnosticsError) {
      let symbol = try readSymbolTemplate(
        file.bytes, name: file.name, file: file.name, weight: textStyle(environment, at: location).weight,
        scale: SymbolScale(factor: image.symbolScale))
      bag.add(contentsOf: symbol.warnings)
      // The drawing has its scale already.
      var image = image
      image.symbolScale = 1
      return varied(symbol, image, environment, at: location, paint: paint)
    } catch {
      for diagnostic in error.diagnostics { bag.add(diagnostic) }
      return nil
    }
  }

  /// A symbol as the view shows it: at its weight and value, with the paints of its layers.
  mutating func varied(
    _ symbol: Symbol, _ image: ImageNode, _ environment: Environment, at location: SourceLocation, paint: ResolvedPaint
  ) -> ResolvedImage {
    let style = textStyle(environment, at: location)
    var symbol = symbol.weighted(style.weight)
    if let value = image.variableValue { symbol = symbol.showing(value) }
    var levels: [ResolvedPaint] = []
    var hasTones = false
    switch image.symbolMode ?? (environment.ownLevel(.secondary) == nil ? .monochrome : .palette) {
    case .monochrome: break
    case .hierarchical: levels = [paint, paint.opacity(0.5), paint.opacity(0.25)]
    case .palette:
      let second = self.paint(.foreground(.secondary), environment, at: location)
      // The second of two styles stands for the third too.
      let hasThird = environment.ownLevel(.tertiary) != nil || environment.ownLevel(.secondary) == nil
      levels = [paint, second, hasThird ? self.paint(.foreground(.tertiary), environment, at: location) : second]
    case .multicolor:
      for index in symbol.layers.indices {
        guard let tone = symbol.layers[index].tone else { continue }
        let color = SystemColors.color(
          tone, dark: environment.isDark, increasedContrast: environment.hasIncreasedContrast,
          profile: environment.context.profile?.name)
        hasTones = true
        if let color { symbol.layers[index].recolor(color) }
      }
    }
    // A symbol with nothing in a second paint is one paint in any mode.
    if symbol.layers.allSatisfy({ $0.level == 0 }) { levels = Array(levels.prefix(1)) }
    symbol = symbol.settled(severalPaints: levels.count > 1 || hasTones)
    var resolved = resolved(.symbol(symbol, style), image, paint: paint)
    resolved.levels = levels.count > 1 ? levels : []
    return resolved
  }

  /// A name with hyphens for the dots, as files of design systems have it.
  private static func hyphened(_ name: String) -> String { String(name.map { $0 == "." ? "-" : $0 }) }
}
