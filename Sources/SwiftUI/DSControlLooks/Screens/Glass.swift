import DSNode
import DSView
import Foundation

/// The glass behind bars of iOS 26.
///
/// Source: swiftui-web, `Docs/elements/iOS.md`: (251, 252, 252) over white, and (28, 28, 30) over black by recordings
/// of an iPhone; the rim and the shadow are by eye.
nonisolated struct GlassGround<Outline: InsettableShape>: ViewModifier {
  let shape: Outline

  @MainActor func body(content: Content) -> some View {
    content.background {
      shape.fill(GlassStyle())
        .overlay {
          shape.strokeBorder(Color.adapting(Color.black.opacity(0.05), dark: Color.white.opacity(0.12)), lineWidth: 0.5)
        }
        .shadow(color: Color.black.opacity(0.1), radius: 12, x: 0, y: 4)
    }
  }
}

/// The colour of glass over what lies behind it, blurred.
nonisolated struct GlassStyle: ShapeStyle {
  func _paint(_ inputs: _ViewInputs) -> _Paint {
    _Paint(paint: .effect(Color.glass._paint(inputs).paint, .backdropBlur(radius: 10)))
  }
}

extension Color {
  /// What glass is over a plain ground.
  nonisolated static var glass: Color {
    adapting(
      Color(red: 251 / 255, green: 252 / 255, blue: 252 / 255, opacity: 0.86),
      dark: Color(red: 30 / 255, green: 30 / 255, blue: 32 / 255, opacity: 0.86))
  }
}

extension View {
  /// The view on glass in a shape.
  nonisolated func onGlass(_ shape: some InsettableShape) -> some View { modifier(GlassGround(shape: shape)) }

  /// The view in letters that do not follow the reader's size of text, as those of bars do not.
  nonisolated func inBarLetters() -> some View { dynamicTypeSize(.large) }
}

extension DSNode {
  /// Whether letters are seen in the view.
  var showsText: Bool {
    switch kind {
    case .text(let text): text.spans.contains { $0.image == nil }
    case .label: true
    case .group(let children), .component(_, let children), .hStack(_, _, let children), .vStack(_, _, let children),
      .zStack(_, let children), .grid(_, _, _, let children), .gridRow(_, let children), .lazyGrid(_, let children),
      .scrollView(_, let children), .custom(_, let children), .viewThatFits(_, let children),
      .forEachToken(_, let children):
      children.contains(where: \.showsText)
    case .choose(_, let cases, let fallback):
      fallback.contains(where: \.showsText) || cases.contains { $0.children.contains(where: \.showsText) }
    case .empty, .image, .spacer, .divider, .paint, .shape, .deferred: false
    }
  }

  /// Whether the view is a space that grows.
  var isSpacer: Bool { if case .spacer = kind { true } else { false } }
}
