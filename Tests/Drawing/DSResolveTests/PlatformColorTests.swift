import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import Testing

@testable import DSResolve

struct PlatformColorTests {
  private func paint(
    _ paint: Paint, _ profile: ProfileName?, _ modifiers: Modifier..., tint: Paint? = nil
  ) -> ResolvedPaint? {
    var context = context()
    context.profile = profile.map { Profile($0) }
    if let tint { context.tint = tint }
    return firstText(resolved(view(paint, modifiers), context).view)?.paints.first
  }

  /// A text in a paint, inside what the modifiers set.
  private func view(_ paint: Paint, _ modifiers: [Modifier]) -> DSNode {
    DSNode(
      .text(TextNode([TextNode.Span(.literal("a"))])), modifiers: [.foregroundStyle(paint)] + modifiers, at: here)
  }

  private let blue = Paint.system("blue", here)
  private let dark = Modifier.environment("colorScheme", .string("dark"))
  private let increased = Modifier.environment("colorSchemeContrast", .string("increased"))

  @Test func `the hues of version 26 are those of the newer guidelines`() {
    for profile: ProfileName in [.ios26, .macos26] {
      #expect(paint(blue, profile) == .color(Color(hex: 0x0088FF)))
      #expect(paint(blue, profile, dark) == .color(Color(hex: 0x0091FF)))
      #expect(paint(blue, profile, increased) == .color(Color(hex: 0x1E6EF4)))
      #expect(paint(blue, profile, increased, dark) == .color(Color(hex: 0x5CB8FF)))
    }
    #expect(paint(.tint, .ios26) == .color(Color(hex: 0x0088FF)))
    for profile: ProfileName? in [.iosClassic, nil] {
      #expect(paint(blue, profile) == .color(Color(hex: 0x007AFF)))
      #expect(paint(blue, profile, increased) == .color(Color(hex: 0x0040DD)))
    }
  }

  @Test func `gradients and shadows of named colours follow the profile and the contrast too`() throws {
    let color = try #require(Value<Color>.system("blue", at: here))
    let gradient = Paint.linearGradient(
      .stops([Paint.Stop(color: color)]), start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
    func first(_ profile: ProfileName?, _ modifiers: Modifier...) -> Color? {
      var settings = context()
      settings.profile = profile.map { Profile($0) }
      let paint = firstText(resolved(view(gradient, modifiers), settings).view)?.paints.first
      guard case .linearGradient(let stops, _, _)? = paint else { return nil }
      return stops.first?.color
    }
    #expect(first(nil) == Color(hex: 0x007AFF))
    #expect(first(.ios26) == Color(hex: 0x0088FF))
    #expect(first(.macos26, dark) == Color(hex: 0x0091FF))
    #expect(first(nil, increased) == Color(hex: 0x0040DD))
  }

  @Test func `the accent is the app's, or what a view sets as the accent, and follows no tint`() {
    let (red, green) = (Paint.color(.literal(Color(hex: 0xFF0000))), Paint.color(.literal(Color(hex: 0x00FF00))))
    func color(_ hex: UInt32) -> ResolvedPaint { .color(Color(hex: hex)) }
    #expect(paint(.accent, nil) == color(0x007AFF))
    #expect(paint(.accent, nil, .tint(red)) == color(0x007AFF))
    #expect(paint(.tint, nil, .tint(red)) == color(0xFF0000))
    #expect(paint(.accent, nil, .tint(red), tint: green) == color(0x00FF00))
    #expect(paint(.accent, nil, .accent(red)) == color(0xFF0000))
    #expect(paint(.tint, nil, .accent(red)) == color(0xFF0000))
  }

  @Test func `an accent or a tint that names itself ends at the platform's`() {
    let blue = ResolvedPaint.color(Color(hex: 0x007AFF))
    #expect(paint(.accent, nil, .accent(.accent)) == blue)
    #expect(paint(.tint, nil, .tint(.accent)) == blue)
    for root: Paint in [.accent, .tint] {
      #expect(paint(.accent, nil, tint: root) == blue)
      #expect(paint(.tint, nil, .tint(.accent), tint: root) == blue)
    }
  }
}
