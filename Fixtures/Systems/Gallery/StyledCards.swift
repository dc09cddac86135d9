import DSStyles
import Foundation
import SwiftUI

/// How far a line is set in, in points.
struct Indentation: StyleKeys {
  static let name = "gallery.indentation"
  static let initial = CGFloat(0)
}

extension Style.Key {
  var indentation: Indentation.Type { Indentation.self }
}

/// A harbour with its picture where the style says.
struct HarborCard: View {
  @Environment(\.style) private var style
  let name: String
  let berths: Int

  private var picture: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
      .overlay(alignment: .bottom) { Circle().fill(.white.opacity(0.7)).frame(width: 24, height: 24).offset(y: 8) }
      .clipShape(RoundedRectangle(cornerRadius: 6))
      .frame(width: 64, height: 48)
  }

  private var text: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name)
      Text("\(berths) berths").padding(.leading, style.indentation)
    }
  }

  var body: some View {
    Group {
      switch style.picturePlace {
      case .above:
        VStack(alignment: .leading, spacing: 8) {
          picture; text
        }
      case .leading:
        HStack(spacing: 12) {
          picture; text
        }
      case .trailing:
        HStack(spacing: 12) {
          text; picture
        }
      case .only: picture
      }
    }
    .padding(style.cellPadding)
    .styleBackground()
  }
}

/// One card in each place; the last one's style is read from JSON, as a server sends it.
struct HarborCards: View {
  private static let sent = #"{"gallery.picture-place": ["o", "trailing"], "flair.bold": ["o", true]}"#

  private func card(_ place: PicturePlace) -> Style {
    var style = Style()
    style.picturePlace = place
    style.indentation = 12
    return style
  }

  private var decoded: Style {
    Style.register(PicturePlace.self)
    Style.registerTextKeys()
    return (try? JSONDecoder().decode(Style.self, from: Data(Self.sent.utf8))) ?? Style()
  }

  private var all: Style {
    var style = Style()
    style.backgroundColor = .rgba(0.05, 0.25, 0.55, 0.12)
    style.fontSize = 15
    return style
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HarborCard(name: "Holm", berths: 12).style(card(.leading))
      HarborCard(name: "Skerry", berths: 8).style(card(.above))
      HarborCard(name: "Ness", berths: 3).style(card(.only))
      HarborCard(name: "Voe", berths: 21).style(Style(cascading: card(.leading), decoded))
    }
    .style(all)
  }
}

#Preview("Harbor cards", traits: .sizeThatFitsLayout) { HarborCards().padding(16) }
