import DSNode

/// A card and its view, made before any clock runs: component files are decoded once, before all shots.
struct CardShot: Sendable {
  let card: Card
  let node: DSNode

  init(_ index: Int) {
    card = Card(index)
    node = card.node
  }
}
