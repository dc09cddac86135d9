import DSStyles
import Foundation
import SwiftUI

// What each listing of the document on cascading styles declares, drawn; docs/systems-listings.md shows the pictures.

/// A line set in by the style in force.
private struct IndentedLine: View {
  @Environment(\.style) private var style

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Piers")
      Text("Pier 1, \(Int(style.indentation)) points in").padding(.leading, style.indentation)
    }
  }
}

/// A style whose keys a program has not set, one that sets where the picture goes, and one that was sent as JSON.
private enum Sent {
  static var placed: Style {
    var style = Style()
    style.picturePlace = .trailing
    return style
  }

  static var indented: Style {
    var style = Style()
    style.indentation = 42
    return style
  }

  /// A key that is registered can be decoded from text.
  static var registered: Style {
    Style.register(PicturePlace.self, CellPadding.self)
    let text = #"{"gallery.cell-padding": ["o", 20], "gallery.picture-place": ["o", "above"]}"#
    return (try? JSONDecoder().decode(Style.self, from: Data(text.utf8))) ?? Style()
  }
}

#Preview("Style keys", traits: .sizeThatFitsLayout) {
  HStack(alignment: .top, spacing: 24) {
    IndentedLine()
    IndentedLine().style(Sent.indented)
  }
  .padding(16)
}

#Preview("Value of a style", traits: .sizeThatFitsLayout) {
  // Nothing is set, so the key's first value counts: the picture leads.
  HarborCard(name: "Holm", berths: 12).style(Style()).padding(16)
}

#Preview("Key of its own", traits: .sizeThatFitsLayout) {
  HarborCard(name: "Ness", berths: 3).style(Sent.placed).padding(16)
}

#Preview("Registration", traits: .sizeThatFitsLayout) {
  HarborCard(name: "Voe", berths: 21).style(Sent.registered).padding(16)
}

#Preview("Cascade", traits: .sizeThatFitsLayout) { Cascade().padding(16) }

/// The ground of a row, of a column, and of the cell whose style cascades both.
private struct Cascade: View {
  private var row: Style {
    var style = Style()
    style.backgroundColor = .rgba(0.05, 0.25, 0.55, 0.12)
    style.bold = true
    return style
  }

  private var column: Style {
    var style = Style()
    style.backgroundColor = .rgba(0.55, 0.25, 0.05, 0.2)
    return style
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Cell(text: "Row").style(row)
      Cell(text: "Column").style(column)
      Cell(text: "Both").style(Style(cascading: row, column))
    }
  }
}
