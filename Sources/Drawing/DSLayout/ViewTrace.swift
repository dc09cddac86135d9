import DSGeometry
import DSNode

/// What a placed view is and what it was offered: for reports of frames, never for drawing.
package final class ViewTrace: Hashable, Sendable {
  /// The view's or modifier's name, such as `HStack` or `padding`.
  package let kind: String
  /// The name of the element or component; nil for an unnamed view.
  package let name: String?
  /// The name that tests find it by; nil without one.
  package let identifier: String?
  /// The characters of a text.
  package let text: String?
  /// What the view was offered.
  package let offer: ProposedSize
  /// The first text baseline, from the view's top; nil if no text sets one.
  package let firstBaseline: Double?
  /// The last text baseline, from the view's top; nil if no text sets one.
  package let lastBaseline: Double?

  init(_ description: Description, offer: ProposedSize, firstBaseline: Double?, lastBaseline: Double?) {
    kind = description.kind
    name = description.name
    identifier = description.identifier
    text = description.text
    self.offer = offer
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The part that is known before the view is placed.
  struct Description: Hashable {
    var kind: String
    var name: String?
    var identifier: String?
    var text: String?
  }

  private var key: [String?] { [kind, name, identifier, text] }

  package static func == (a: ViewTrace, b: ViewTrace) -> Bool {
    a.key == b.key && a.offer == b.offer && a.firstBaseline == b.firstBaseline
      && a.lastBaseline == b.lastBaseline
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(offer)
  }
}

/// Lays out its child unchanged and records on the placed view what it is.
final class TraceLayout: ModifierLayout {
  private let description: ViewTrace.Description

  init(_ child: LayoutItem, _ description: ViewTrace.Description) {
    self.description = description
    super.init(child, direction: child.direction)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    var node = child.placed(proposal)
    node.trace = ViewTrace(
      description, offer: proposal,
      firstBaseline: child.explicitGuide(.vertical(.firstTextBaseline), proposal),
      lastBaseline: child.explicitGuide(.vertical(.lastTextBaseline), proposal))
    return node
  }
}
