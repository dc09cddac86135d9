import DSDiagnostics
import DSGeometry

/// One drawing of a template, in the sheet's units.
struct SymbolDrawing {
  /// What is drawn.
  var layers: [SymbolLayer]
  /// What the layers take up.
  var ink: Rect
  /// Where the left margin meets the baseline.
  var origin: Point
  /// From margin to margin.
  var width: Double
  /// What in the sheet has no effect.
  var warnings: [Diagnostic] = []

  /// What a box has above and below its drawing together, of the em: as those of Apple's symbols, see `SymbolFrames`.
  private static let margin = 2 / 17.0

  /// A symbol of the drawing.
  /// - Parameters:
  ///   - em: how long the em is in the drawing.
  ///   - factor: how much larger the symbol is than its drawing.
  func symbol(name: String, em: Double, factor: Double) -> Symbol {
    let height = ink.height + Self.margin * em
    let middle = (ink.minY + ink.maxY) / 2
    var symbol = Symbol(
      name: name, viewBox: Rect(x: origin.x, y: middle - height / 2, width: width, height: height), layers: layers)
    symbol.height = height / em * factor
    symbol.warnings = warnings
    symbol.drop = ((middle - origin.y) / em + SymbolTemplate.capHeight / 2) * factor
    return symbol
  }

  /// The drawing between this one and another; nil if their outlines do not have the same steps.
  /// - Parameter part: 0 for this one, 1 for the other.
  func mixed(with other: SymbolDrawing, by part: Double) -> SymbolDrawing? {
    guard layers.count == other.layers.count else { return nil }
    var mixed = self
    // Both are moved to one place first: the other is elsewhere in the sheet.
    let move = AffineTransform.translation(x: origin.x - other.origin.x, y: origin.y - other.origin.y)
    for (index, layer) in other.layers.enumerated() {
      guard layer.isPlain, layers[index].isPlain,
        let path = layers[index].path.mixed(with: layer.path.applying(move), by: part)
      else { return nil }
      mixed.layers[index].path = path
    }
    mixed.width += (other.width - width) * part
    mixed.ink = Symbol.extent(of: mixed.layers.filter { $0.cut != .always }) ?? ink
    return mixed
  }
}

extension SymbolLayer {
  /// Whether it is a filled outline and nothing else.
  fileprivate var isPlain: Bool { stroke == nil && clips.isEmpty && group == nil && picture == nil }
}

extension Path {
  fileprivate func mixed(with other: Path, by part: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func point(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
    var mixed: [Element] = []
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): mixed.append(.move(point(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(point(a, b)))
      case (.quadratic(let a, let first), .quadratic(let b, let second)):
        mixed.append(.quadratic(point(a, b), control: point(first, second)))
      case (.cubic(let a, let first, let second), .cubic(let b, let third, let fourth)):
        mixed.append(.cubic(point(a, b), control1: point(first, third), control2: point(second, fourth)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return Path(mixed)
  }
}
