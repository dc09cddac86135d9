import DSGeometry
import Testing

@testable import DSCascade

/// Which background a colour is likely drawn on, as far as names say.
struct LikelyGroundTests {
  private func grounds(_ names: String..., transparent: [String] = []) -> (String) -> String? {
    let tokens = names.map { name in
      TokenDefinition(TokenPath(name), type: .color, .value(.color(transparent.contains(name) ? .clear : .black)))
    }
    let grounds = LikelyGrounds(Style(tokens: tokens))
    return { grounds.ground(of: TokenPath($0))?.description }
  }

  @Test func `what is named 'on' something lies on that, in its own group before others`() {
    let ground = grounds(
      "color.primary", "color.on-primary", "old.primary", "old.onPrimary", "text.onError", "error", "on-nothing")
    #expect(ground("color.on-primary") == "color.primary")
    #expect(ground("old.onPrimary") == "old.primary")
    #expect(ground("text.onError") == "error")
    #expect(ground("on-nothing") == nil)
  }

  @Test func `texts, icons and lines lie on the plainest background of their groups`() {
    let ground = grounds(
      "a.bg.raised", "a.bg.default", "a.text.muted", "b.surface", "b.icon", "b.borderStrong", "brand.500")
    #expect(ground("a.text.muted") == "a.bg.default")
    #expect(ground("b.icon") == "b.surface")
    #expect(ground("b.borderStrong") == "b.surface")
    #expect(ground("brand.500") == nil)
    #expect(ground("a.bg.raised") == nil)
  }

  @Test func `nothing lies on what can be seen through`() {
    let ground = grounds("bg.default", "bg.page", "text", transparent: ["bg.default"])
    #expect(ground("text") == "bg.page")
  }
}
