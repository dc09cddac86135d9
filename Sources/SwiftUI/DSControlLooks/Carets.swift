import DSEffects
import DSView
import Foundation

extension View {
  /// The view with the bar behind its last letter, or at its edge where there are no letters, while it has the focus.
  ///
  /// 2 points wide and as high as the line, in the tint. By eye; no recording.
  @MainActor func caret(behind text: String, at edge: HorizontalAlignment = .leading) -> some View {
    modifier(CaretModifier(isEmpty: text.isEmpty, edge: edge))
  }
}

/// Draws the bar at the place of the next letter.
private struct CaretModifier: ViewModifier {
  let isEmpty: Bool
  let edge: HorizontalAlignment
  @Environment(\.isFocused) private var isFocused
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    if !isFocused {
      content
    } else if isEmpty {
      content.overlay(alignment: Alignment(horizontal: edge, vertical: .center)) {
        Rectangle().fill(.tint).frame(width: CaretRenderer.width).padding(.vertical, 1)
      }
    } else {
      content.textRenderer(CaretRenderer(isMirrored: direction == .rightToLeft))
    }
  }
}

/// Draws a text with a bar behind the last letter of its last line.
struct CaretRenderer: TextRenderer {
  static let width: CGFloat = 2
  let isMirrored: Bool

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
    guard let last = layout.last else { return }
    context.fill(Path(bar(behind: last.typographicBounds.rect)), with: .style(TintShapeStyle()))
  }

  /// The bar's place behind a line.
  func bar(behind line: CGRect) -> CGRect {
    let x = isMirrored ? line.minX - Self.width : line.maxX
    return CGRect(x: x, y: line.minY, width: Self.width, height: line.height)
  }
}
