public import DSCascade
import DSNode
public import DSView
import Foundation

enum StyleEnvironmentKey: EnvironmentKey { static var defaultValue: Style { Style() } }

extension EnvironmentValues {
  /// The styles of the views around, put on one another.
  public var style: Style {
    get { self[StyleEnvironmentKey.self] }
    set { self[StyleEnvironmentKey.self] = newValue }
  }
}

extension Style {
  /// The font that the style's keys say.
  public var font: Font {
    let family = self[TextStyle.FontFamily.self]
    let size = self[TextStyle.FontSize.self]
    let font = family.isEmpty ? Font.system(size: size) : Font.custom(family, fixedSize: size)
    let face = self[TextStyle.FontFace.self].lowercased()
    let weight: Font.Weight =
      self[TextStyle.Bold.self] ? .bold : Self.weights.first { face.contains($0.0) }?.1 ?? .regular
    return self[TextStyle.Italic.self] || face.contains("italic") ? font.weight(weight).italic() : font.weight(weight)
  }

  /// Names of faces and their weights, longer names before those that they hold.
  private static let weights: [(String, Font.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
    ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  /// Whether the style says something about one of the keys.
  fileprivate func says(_ keys: any StyleKeys.Type...) -> Bool {
    let names = Set(names)
    return keys.contains { names.contains($0.name) }
  }
}

extension View {
  /// Puts a style on those of the views around, for everything inside; what it says about text is drawn.
  nonisolated public func style(_ style: Style) -> some View { modifier(StyleModifier(style: style)) }

  /// The background colour of the style in force behind the view.
  nonisolated public func styleBackground() -> some View { modifier(StyleBackground()) }
}

private struct StyleModifier: ViewModifier {
  let style: Style
  @Environment(\.style) private var outer

  func body(content: Content) -> some View {
    let inner = Style(cascading: outer, style)
    content
      .modifier(NodeModifier { _ in inner.modifiers })
      .environment(\.style, inner)
  }
}

private struct StyleBackground: ViewModifier {
  @Environment(\.style) private var style

  nonisolated init() {}

  func body(content: Content) -> some View { content.background(style[TextStyle.BackgroundColor.self].color) }
}

extension Style {
  /// What the style says about text, as modifiers; keys that it does not name leave what is there.
  fileprivate var modifiers: [Modifier] {
    var modifiers: [Modifier] = []
    if says(TextStyle.FontFamily.self, TextStyle.FontSize.self) {
      let family = self[TextStyle.FontFamily.self]
      let size = says(TextStyle.FontSize.self) ? Double(self[TextStyle.FontSize.self]) : nil
      modifiers.append(
        .font(
          .parts(
            family: family.isEmpty ? nil : .literal([family]), size: size.map { .literal($0) }, weight: nil)))
    }
    if says(TextStyle.Bold.self, TextStyle.FontFace.self) {
      let face = self[TextStyle.FontFace.self].lowercased()
      let weight = self[TextStyle.Bold.self] ? 700 : Self.weightNumbers.first { face.contains($0.0) }?.1 ?? 400
      modifiers.append(.fontWeight(.literal(weight)))
    }
    if says(TextStyle.Italic.self) { modifiers.append(.italic(self[TextStyle.Italic.self])) }
    if says(TextStyle.Underline.self) { modifiers.append(.underline(self[TextStyle.Underline.self])) }
    if says(TextStyle.Strikethrough.self) { modifiers.append(.strikethrough(self[TextStyle.Strikethrough.self])) }
    if says(TextStyle.LineSpacing.self) {
      modifiers.append(.lineSpacing(.literal(Double(self[TextStyle.LineSpacing.self]))))
    }
    let multiple = Double(self[TextStyle.LineHeightMultiple.self])
    if multiple > 0 { modifiers.append(.lineHeight(.multiple(.literal(multiple)))) }
    if says(TextStyle.Alignment.self) {
      switch self[TextStyle.Alignment.self] {
      case .leading, .justified: modifiers.append(.multilineTextAlignment(.leading))
      case .centered: modifiers.append(.multilineTextAlignment(.center))
      case .trailing: modifiers.append(.multilineTextAlignment(.trailing))
      }
    }
    if says(TextStyle.ForegroundColor.self) {
      modifiers.append(.foregroundStyle(self[TextStyle.ForegroundColor.self].color.paint))
    }
    return modifiers
  }

  private static let weightNumbers: [(String, Double)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("heavy", 800),
    ("black", 900), ("bold", 700),
  ]
}
