import DSGeometry
import DSLayout
import DSNode

extension BenchSet {
  /// Cards that all differ; the first half finds no glyph, mask or text that was drawn before, the second most glyphs.
  static func cards(_ range: Range<Int>, root: String) -> BenchSet {
    let cards = range.map { (card: Card($0), node: Card($0).node) }
    return BenchSet(name: "cards") {
      let system = try CardSystem(root: root)
      return cards.map { card, node in system.shot(of: card, node) }
    }
  }
}

extension CardSystem {
  /// A card as a shot.
  func shot(of card: Card, _ node: DSNode) -> BenchShot {
    BenchShot(
      id: card.id, node: node, proposal: ProposedSize(), scale: Card.scale, system: "cards", fonts: fonts,
      context: { context(of: card) })
  }
}
