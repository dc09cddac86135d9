import DSEffects
import DSNode
import DSView
import Foundation

/// The greys of a Mac's controls: shares of black on light grounds and of white on dark ones.
///
/// Source: swiftui-web, `Docs/elements/DarkMode.md`, recorded on macOS 26.2.
extension Color {
  /// Black at a share of 255, white at the same share where the interface is dark.
  nonisolated static func ink(_ share: Double) -> Color { ink(share, dark: share) }

  /// Black at a share of 255, white at another where the interface is dark.
  nonisolated static func ink(_ share: Double, dark: Double) -> Color {
    adapting(Color(white: 0, opacity: share / 255), dark: Color(white: 1, opacity: dark / 255))
  }

  /// A colour, and another one where the interface is dark.
  nonisolated static func adapting(_ light: Color, dark: Color) -> Color {
    Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
  }

  /// The ground of texts and lists.
  nonisolated static var controlGround: Color { adapting(.white, dark: Color(white: 30 / 255)) }
  /// What moves upon a track.
  nonisolated static var knob: Color { adapting(.white, dark: Color(white: 222 / 255)) }
  /// The blue of links.
  nonisolated static var macLink: Color {
    adapting(
      Color(red: 0, green: 104 / 255, blue: 218 / 255), dark: Color(red: 65 / 255, green: 156 / 255, blue: 1))
  }
}

/// What fills the chosen part of a control in the window in front: the tint, else the accent colour; a grey where the
/// control cannot be used.
struct MacFilling {
  var tint: Color?
  /// Whether there is a part that is chosen.
  var isFilled = true
  let isEnabled: Bool

  /// Whether there is a colour to fill with; what cannot be used has none.
  var hasTint: Bool { isEnabled && isFilled }

  /// The tint, or the grey.
  func style(_ grey: Color) -> AnyShapeStyle {
    guard hasTint else { return AnyShapeStyle(grey) }
    return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }
}

/// The label of a control: in letters of the body, paler where the control cannot be used.
nonisolated struct MacLabel: ViewModifier {
  @Environment(\.font) private var font

  @MainActor func body(content: Content) -> some View {
    content.font(font ?? .body).modifier(MacDisabled())
  }
}

/// Letters are paler where a control cannot be used.
nonisolated struct MacDisabled: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.modifier(NodeModifier { $0.environment.isEnabled ? [] : [.foregroundStyle(Color.ink(66).paint)] })
  }
}

/// Lines through points from the top left corner.
nonisolated struct MacMark: Shape {
  let lines: [[CGPoint]]
  var mirrors = false

  /// Lines through points of two numbers each.
  init(_ lines: [(CGFloat, CGFloat)]..., mirrors: Bool = false) {
    self.lines = lines.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
    self.mirrors = mirrors
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { mirrors ? .mirrors : .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for line in lines {
      path.addLines(line.map { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) })
    }
    return path
  }

  /// The lines with round ends.
  @MainActor func drawn(_ width: CGFloat, _ color: Color) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)).accessibilityHidden(true)
  }
}
