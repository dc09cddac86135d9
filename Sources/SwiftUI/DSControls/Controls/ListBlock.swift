package import DSNode
package import DSView

/// A block of a list: a section, or the rows between two sections.
package struct ListBlock {
  /// The header's nodes, the rows with their traits, and the footer's nodes.
  package var header: [DSNode] = []
  package var rows: [(node: DSNode, traits: ViewTraits)] = []
  package var footer: [DSNode] = []
  /// Insets of the header and the footer.
  package var headerInsets = RowInsets(), footerInsets = RowInsets()
  package var prominence: Prominence = .standard

  /// The blocks of what a list contains.
  static func blocks(of outputs: _ViewOutputs) -> [ListBlock] {
    var blocks: [ListBlock] = []
    var loose = ListBlock()
    func close() {
      if !loose.rows.isEmpty { blocks.append(loose) }
      loose = ListBlock()
    }
    for (index, node) in outputs.nodes.enumerated() {
      let traits = outputs.traits[index] ?? ViewTraits()
      if let section = traits.section {
        close()
        blocks.append(
          ListBlock(
            header: section.header, rows: section.rows.rows, footer: section.footer,
            headerInsets: section.headerInsets, footerInsets: section.footerInsets, prominence: section.prominence))
      } else {
        loose.rows.append((node, traits))
      }
    }
    close()
    return blocks
  }
}
