import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import Testing

@testable import DSResolve

struct EffectResolutionTests {
  private func effect(_ modifiers: Modifier...) -> ResolvedEffect? {
    let view = DSNode(.spacer(minLength: nil), modifiers: modifiers, at: here)
    guard case .modified(.effect(let effect), _) = resolved(view).view.kind else { return nil }
    return effect
  }

  private func color(_ adjustment: Modifier.ColorEffect.Adjustment, _ amount: Double, of color: Color) -> String? {
    guard case .colorMatrix(let matrix)? = effect(.colorEffect(.adjustment(adjustment, .literal(amount)))) else {
      return nil
    }
    return matrix.apply(color).hexText
  }

  @Test(arguments: [
    (Modifier.ColorEffect.Adjustment.brightness, 0.0), (.contrast, 1), (.saturation, 1), (.grayscale, 0),
    (.hueRotation, 0), (.hueRotation, 360),
  ])
  func `an adjustment of its neutral amount changes no colour`(
    adjustment: Modifier.ColorEffect.Adjustment, amount: Double
  ) {
    #expect(color(adjustment, amount, of: Color(hex: 0x336699)) == "#336699")
  }

  @Test func `adjustments change colours as Filter Effects 1 says`() {
    let red = Color(hex: 0xFF0000)
    #expect(color(.brightness, 0.2, of: red) == "#ff3333")
    #expect(color(.contrast, 0, of: red) == "#808080")
    #expect(color(.saturation, 0, of: red) == "#363636")
    #expect(color(.grayscale, 1, of: red) == "#363636")
    #expect(color(.hueRotation, 180, of: red) == "#006d6d")
  }

  @Test func `a view that flips is mirrored where content runs from right to left, and only there`() {
    let right = Modifier.environment("layoutDirection", .string("rightToLeft"))
    #expect(effect(.flipsForRightToLeft) == nil)
    #expect(effect(.flipsForRightToLeft, right) == .scale(x: -1, y: 1, anchor: .center))
    #expect(effect(right, .flipsForRightToLeft) == nil)
  }
}
