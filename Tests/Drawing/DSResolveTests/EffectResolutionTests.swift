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

  private let top = UnitPoint(x: 0.5, y: 0)

  private func turn(_ degrees: Double, x: Double = 0, y: Double = 0, z: Double = 0, perspective: Double) -> Modifier {
    .rotation3DEffect(
      degrees: .literal(degrees), x: .literal(x), y: .literal(y), z: .literal(z), anchor: top,
      perspective: .literal(perspective))
  }

  @Test func `a turn about the axis to the viewer, or without perspective, is a map of the plane`() {
    let quarter = ResolvedEffect.transform(AffineTransform(a: 0, b: 1, c: -1, d: 0), anchor: top)
    #expect(effect(turn(90, z: 1, perspective: 1)) == quarter)
    let mirrored = ResolvedEffect.transform(AffineTransform(a: -1, d: 1), anchor: top)
    #expect(effect(turn(180, y: 2, perspective: 1)) == mirrored)
    #expect(effect(turn(60, x: 1, perspective: 0))?.movement?.about == top)
  }

  @Test func `what a turn brings nearer is larger, by its distance in longer sides of the view`() throws {
    guard case .projection(let map, anchor: top, isRelative: true)? = effect(turn(90, y: 1, perspective: 0.5)) else {
      Issue.record("no projection")
      return
    }
    // The right edge goes away from the viewer: half as deep again per longer side.
    #expect(map.numbers == [0, 0, 0.5, 0, 1, 0, 0, 0, 1])
  }
}
