package import DSNode
package import Foundation

/// What a view sets for the list, picker or tab view around it.
package struct ViewTraits {
  /// The value that the view stands for in a picker or tab view.
  package var tag: AnyHashable?
  /// The parts of a section; the node holds them one below the other, for containers that know no sections.
  package var section: SectionParts?
  /// How a list draws the view as a row.
  package var row = RowTraits()
  /// What editing a list may do with the view as a row.
  package var editing = RowEditing()
  /// What a modifier inside has said already, even if it was the list's own: modifiers outside do not change it.
  package var settled: Settled = []
  /// What the view is in a tab view: its label and what it hands up, which the module of controls knows.
  package var tab: Any?
  /// What the view is among the answers of a question; nil if it is neither a button nor a field.
  package var answer: Answer?
  /// Values for authors' own containers; nil for nothing.
  package var containerValues: ContainerValues?
  /// Values of `_ViewTraitKey`s, by key.
  package var values: [ObjectIdentifier: Any] = [:]
  /// The colour scheme that the view wants its window to have.
  package var preferredScheme: ColorScheme?

  /// No traits but the parts of a section, or the value that the view stands for.
  package init(section: SectionParts? = nil, tag: AnyHashable? = nil) { (self.section, self.tag) = (section, tag) }
}

extension ViewTraits {
  /// What a view is among the answers of a question.
  package enum Answer {
    case button(ButtonRole?), field
  }

  /// What can be settled; the inset at each edge and the separator at each edge on their own.
  package struct Settled: OptionSet {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The inset at each edge, the lines above and below, their paint, the background, the badge and the tag.
    package static let top = Settled(rawValue: 1)
    package static let leading = Settled(rawValue: 2)
    package static let bottom = Settled(rawValue: 4)
    package static let trailing = Settled(rawValue: 8)
    package static let lineAbove = Settled(rawValue: 16)
    package static let lineBelow = Settled(rawValue: 32)
    package static let linePaint = Settled(rawValue: 64)
    package static let background = Settled(rawValue: 128)
    package static let badge = Settled(rawValue: 256)
    package static let tag = Settled(rawValue: 512)
  }

  /// Settles something; false if a modifier inside has done it.
  package mutating func settle(_ part: Settled) -> Bool {
    defer { settled.insert(part) }
    return !settled.contains(part)
  }

  /// Settles the insets at edges; nil for the list's own.
  package mutating func settleInsets(_ edges: Edge.Set, _ insets: EdgeInsets?) {
    if edges.contains(.top), settle(.top) { row.insets.top = insets?.top }
    if edges.contains(.leading), settle(.leading) { row.insets.leading = insets?.leading }
    if edges.contains(.bottom), settle(.bottom) { row.insets.bottom = insets?.bottom }
    if edges.contains(.trailing), settle(.trailing) { row.insets.trailing = insets?.trailing }
  }
}

/// How a list draws a row.
package struct RowTraits {
  /// Insets at the edges where something sets them.
  package var insets = RowInsets()
  /// What is behind the row; nil for the list's ground.
  package var background: [DSNode]?
  /// Whether lines are drawn above and below the row.
  package var separators: (top: Visibility, bottom: Visibility) = (.automatic, .automatic)
  /// The colour of the line below the row; nil for the platform's.
  package var separatorPaint: Paint?
  /// The text at the trailing end of the row.
  package var badge: Text?
  /// Whether the row draws its badge itself.
  package var drawsBadge = false
  /// Whether the row begins with the arrow of a group.
  package var isBranch = false
}

/// What editing a list may do with a row: the loop that makes rows has actions, which modifiers of a row disable.
package struct RowEditing {
  /// The loop's actions, and what modifiers of the row disable.
  package var hasDeleteAction = false, hasMoveAction = false
  package var isDeleteDisabled = false, isMoveDisabled = false

  /// Whether the row can be deleted.
  package var canDelete: Bool { hasDeleteAction && !isDeleteDisabled }
  /// Whether the row can be moved.
  package var canMove: Bool { hasMoveAction && !isMoveDisabled }
}

/// Insets of a row, a header or a footer of a list; nil at edges where the list's own hold.
package struct RowInsets {
  /// The insets in points.
  package var top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?

  /// The list's own.
  package init() {}

  /// The insets at all edges, given the list's own.
  package func over(_ own: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom,
      trailing: trailing ?? own.trailing)
  }
}

/// A section's header, rows and footer.
package struct SectionParts {
  /// The nodes of the header and the footer, and the rows.
  package var header: [DSNode]
  package var rows: _ViewOutputs
  package var footer: [DSNode]
  /// Insets of the header and the footer.
  package var headerInsets, footerInsets: RowInsets
  package var prominence: Prominence

  /// A section's parts.
  package init(
    header: [DSNode], rows: _ViewOutputs, footer: [DSNode], headerInsets: RowInsets, footerInsets: RowInsets,
    prominence: Prominence
  ) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
    (self.headerInsets, self.footerInsets, self.prominence) = (headerInsets, footerInsets, prominence)
  }

  /// Puts modifiers on every part.
  package mutating func modify(_ modifiers: [Modifier]) {
    for index in header.indices { header[index].modifiers += modifiers }
    rows = rows.modified(modifiers)
    for index in footer.indices { footer[index].modifiers += modifiers }
  }
}

/// Sets traits, for the container around, of a view's nodes, or about the rows of a section.
nonisolated package struct TraitModifier: ViewModifier {
  package typealias Body = Never

  /// Changes the traits of each node.
  package let change: @MainActor (inout ViewTraits, _ViewInputs) -> Void

  @MainActor package static func _lower(
    _ modifier: TraitModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    modifier.apply(content(inputs), inputs)
  }

  @MainActor private func apply(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = outputs
    for index in outputs.nodes.indices {
      if let section = outputs.traits[index]?.section {
        outputs.traits[index]?.section?.rows = apply(section.rows, inputs)
      } else {
        change(&outputs.traits[index, default: ViewTraits()], inputs)
      }
    }
    return outputs
  }
}

extension View {
  /// The view, with a trait for the container around.
  nonisolated package func trait(
    _ change: @escaping @MainActor (inout ViewTraits, _ViewInputs) -> Void
  ) -> ModifiedContent<Self, TraitModifier> {
    modifier(TraitModifier(change: change))
  }
}
