import DSDiagnostics
import DSGeometry
import Synchronization

/// The drawings that `dsrender` brings for the names that SwiftUI code passes to `Image(systemName:)`.
///
/// They replace symbols that a project does not have, because Apple's own symbols may only be drawn on Apple's
/// platforms. `SymbolTable` describes how the drawings are written down, `SymbolFrames` how large their boxes are.
package enum SystemSymbols {
  /// The names that are drawn, sorted.
  package static let names: [String] = table.names

  /// The drawing for a name such as `star.fill`; nil if there is none.
  package static func symbol(named name: String) -> Symbol? {
    if let known = drawn.withLock({ $0[name] }) { return known }
    guard name.first?.isUppercase == false, let layers = table.layers(named: name) else { return nil }
    var symbol = Symbol(name: name, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: layers)
    symbol.followsWeight = true
    symbol = SymbolFrames.framed(symbol)
    drawn.withLock { $0[name] = symbol }
    return symbol
  }

  /// What stands for a name without a drawing.
  package static var placeholder: Symbol {
    guard let symbol = symbol(named: "questionmark.square.dashed") else { preconditionFailure("no placeholder") }
    return symbol
  }

  /// The names nearest to one that is not drawn, at most three: the likeliest misspelling, then those that begin with
  /// the same word and share most of the others.
  /// - Parameters:
  ///   - name: a name such as `banknote.fil`.
  ///   - others: names that are there besides ours.
  package static func nearest(to name: String, and others: [String] = []) -> [String] {
    let words = name.split(separator: ".")
    let candidates = names + others
    let likely = suggestion(for: name, among: candidates)
    let related = candidates.compactMap { candidate -> (score: Int, name: String)? in
      let parts = candidate.split(separator: ".")
      guard parts.first == words.first else { return nil }
      return (2 * parts.filter(words.contains).count - parts.count, candidate)
    }
    let best = related.sorted { (-$0.score, $0.name) < (-$1.score, $1.name) }.map(\.name)
    var found: [String] = []
    for name in (likely.map { [$0] } ?? []) + best where !found.contains(name) && found.count < 3 { found.append(name) }
    return found
  }

  private static let table = SymbolTable(systemSymbolTexts)
  private static let drawn = Mutex<[String: Symbol]>([:])
}

/// All texts of the table.
private let systemSymbolTexts = [
  figureSymbols, shapeSymbols, signSymbols, arrowSymbols, textSymbols, layoutSymbols, peopleSymbols, documentSymbols,
  mediaSymbols, talkSymbols, deviceSymbols, natureSymbols, travelSymbols, commerceSymbols, homeSymbols, toolSymbols,
  playSymbols, renamedSymbols,
]
