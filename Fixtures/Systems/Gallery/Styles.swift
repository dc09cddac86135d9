import DSStyles
import SwiftUI

/// Where a card has its picture; its own key.
enum PicturePlace: String, StyleKeys, Codable, Sendable {
  case above, leading, trailing, only
  static let name = "gallery.picture-place"
  static let initial = Self.leading
}

/// Room beside a cell's text, in points.
struct CellPadding: StyleKeys {
  static let name = "gallery.cell-padding"
  static let initial = CGFloat(8)
}

extension Style.Key {
  var picturePlace: PicturePlace.Type { PicturePlace.self }
  var cellPadding: CellPadding.Type { CellPadding.self }
}

/// One cell: the column's style on the row's.
struct Cell: View {
  @Environment(\.style) private var style
  let text: String

  var body: some View {
    Text(text)
      .frame(width: 96, alignment: .leading)
      .padding(.horizontal, style.cellPadding)
      .padding(.vertical, 6)
      .styleBackground()
  }
}

/// A table of rows and columns, styled apart.
struct Timetable: View {
  private let rows = [["From", "To", "At"], ["Pier 1", "Holm", "9:40"], ["Pier 2", "Skerry", "10:15"]]

  private func row(_ index: Int) -> Style {
    var style = Style()
    if index == 0 {
      style.bold = true
      style.backgroundColor = .rgba(0.05, 0.25, 0.55, 1)
      style.foregroundColor = .white
    } else if index == 1 {
      style.backgroundColor = .rgba(0.05, 0.25, 0.55, 0.12)
    }
    return style
  }

  private func column(_ index: Int) -> Style {
    var style = Style()
    if index == 2 {
      style.italic = false
      style.underline = true
      style.cellPadding = 12
    }
    // Says nothing about the colour, and so keeps the row's.
    style[value: \.foregroundColor] = .inherit
    return style
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<3) { line in
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Cell(text: rows[line][index]).style(Style(cascading: row(line), column(index)))
          }
        }
      }
    }
  }
}

#Preview("Timetable", traits: .sizeThatFitsLayout) { Timetable().padding(16) }
