import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import DSStyles
import SwiftUI
import Testing

@testable import DSView
@testable import SystemsGallery

// Sources as teams write them, with nothing from this package but SwiftUI's names.

// MARK: environment entries, and a theme modifier that follows the colour scheme

private struct Palette {
  var paper, ink: Color
}

private struct Palettes {
  var calm, alarming: Palette
}

private func makeDayPalettes() -> Palettes {
  Palettes(calm: Palette(paper: .white, ink: .black), alarming: Palette(paper: .red, ink: .white))
}

private func makeNightPalettes() -> Palettes {
  Palettes(calm: Palette(paper: .black, ink: .gray), alarming: Palette(paper: .orange, ink: .black))
}

extension EnvironmentValues {
  @Entry fileprivate var palettes: Palettes = makeDayPalettes()
  @Entry fileprivate var palette: Palette = makeDayPalettes().calm
}

private struct PaletteModifier: ViewModifier {
  @Environment(\.colorScheme) var systemScheme

  func body(content: Content) -> some View {
    content
      .palettes(inForce)
      .palette(inForce.calm)
  }

  var inForce: Palettes {
    systemScheme == .dark ? makeNightPalettes() : makeDayPalettes()
  }
}

private enum Mood: Hashable {
  case calm
  case alarming
}

private struct MoodModifier: ViewModifier {
  @Environment(\.palettes) var palettes
  var mood: Mood

  func body(content: Content) -> some View {
    let palette: Palette
    switch mood {
    case .calm:
      palette = palettes.calm
    case .alarming:
      palette = palettes.alarming
    }

    return content.environment(\.palette, palette)
  }
}

extension View {
  fileprivate func palettes() -> some View { modifier(PaletteModifier()) }
  fileprivate func palettes(_ palettes: Palettes) -> some View { environment(\.palettes, palettes) }
  fileprivate func palette(_ palette: Palette) -> some View { environment(\.palette, palette) }
  fileprivate func mood(_ mood: Mood) -> some View { self.modifier(MoodModifier(mood: mood)) }
}

private struct Note: View {
  @Environment(\.palette) var palette
  var text: String
  var body: some View { Text(text).foregroundColor(palette.ink).background(palette.paper) }
}

private struct Notes: View {
  var body: some View {
    VStack {
      Note(text: "Fire").mood(.alarming)
      Note(text: "Tea").mood(.calm)
    }
    .palettes()
    .padding()
  }
}

struct Notes_Previews: PreviewProvider {
  static var previews: some View {
    Notes().palettes()
  }
}

// MARK: an app that registers its styles

private struct StyledApp: App {
  init() {
    Style.register(Indent.self)
  }
  var body: some Scene {
    WindowGroup {
      Notes()
    }
  }
}

private struct Indent: StyleKeys {
  static var name: String { "listing.indent" }
  static var initial: CGFloat { 4 }
}

@MainActor
struct ListingTests {
  private func dump(_ view: some View, dark: Bool = false) -> String {
    var environment = EnvironmentValues.drawing
    environment.colorScheme = dark ? .dark : .light
    return lower(view, in: environment, at: SourceLocation(file: "View.swift")).text(.comparable)
  }

  @Test func `entries and a theme modifier follow the colour scheme and the mood`() {
    let day = dump(Notes())
    #expect(day.contains("red") && day.contains("white") && !day.contains("orange"))
    let night = dump(Notes(), dark: true)
    #expect(night.contains("orange") && night.contains("gray") && !night.contains("red"))
  }

  @Test func `an app is built and registers its styles`() throws {
    _ = StyledApp()
    let style = try JSONDecoder().decode(Style.self, from: Data(#"{"listing.indent":["o",9]}"#.utf8))
    #expect(style[Indent.self] == 9)
  }

  @Test func `a chain of small modifiers on a text`() {
    let text = dump(
      Text("Hello")
        .font(.headline)
        .foregroundColor(.blue)
        .padding()
        .background(Color.yellow.opacity(0.2))
        .cornerRadius(10)
        .shadow(radius: 3)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .frame(maxWidth: .infinity, alignment: .leading))
    for part in ["headline", "blue", "yellow", "0.2", "10", "shadow", "maxWidth=inf"] {
      #expect(text.localizedCaseInsensitiveContains(part), "\(part)")
    }
  }

  @Test func `a card reads its environment values, and its own styles set them`() {
    let card = BoatCard(
      name: "Tern", picture: Image(systemName: "person.crop.circle"), berths: 2, guests: 1240, remark: "")
    #expect(!dump(card).contains("checkmark.seal.fill") && !dump(card).contains("star.fill"))
    #expect(dump(card).contains("1,240 Guests"))
    #expect(dump(card.boatInspected()).contains("checkmark.seal.fill"))
    #expect(dump(card.boatStyle(.favourite)).contains("star.fill"))
    // A style for what is inspected does not make it a favourite.
    #expect(!dump(card.boatStyle(.inspected)).contains("star.fill"))
    #expect(dump(card.boatStyle(.inspected)).contains("checkmark.seal.fill"))
    #expect(dump(card.bookButton(isBooked: true, onTap: {})).contains("Cancel"))
    #expect(dump(card.boatCardLook()).contains("systemBackground"))
  }

  @Test func `a gallery's views read nothing above the modifiers that set it`() {
    for view in [AnyView(Notices()), AnyView(Timetable()), AnyView(LongTail_Previews.previews)] {
      let warnings = lowered(view, in: .drawing, at: SourceLocation(file: "View.swift")).warnings
      #expect(!warnings.contains { $0.id == "environment-read-above" })
    }
  }
}
