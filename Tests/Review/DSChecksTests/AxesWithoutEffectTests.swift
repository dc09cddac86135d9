import DSDiagnostics
import DSGeometry
import DSImage
import DSNode
import DSShots
import Testing

@testable import DSChecks

/// An axis that changes no pixel of a component is found, if it does so in none of its shots.
@Suite struct AxesWithoutEffectTests {
  /// A shot of a component whose picture is named by a number.
  private func shot(_ scenario: String, _ choices: [(String, String)], pixels: UInt64) -> HashedShot {
    let scenario = Scenario(
      system: "demo", component: "chip", name: scenario, node: DSNode(.empty, at: SourceLocation(file: "chip.yaml")),
      at: SourceLocation(file: "chip.yaml", line: 9, column: 3))
    let variant = Variant(choices.map { Variant.Choice(axis: $0.0, value: $0.1) })
    let id = "demo/chip/\(scenario.name)@" + choices.map(\.1).joined(separator: ".")
    return HashedShot(
      shot: Shot(id: id, scenario: scenario, variant: variant), pixels: PixelHash(high: 0, low: pixels))
  }

  private func found(_ shots: [HashedShot]) -> [String] { axesWithoutEffect(in: shots).map(\.problem.message) }

  @Test func `an axis whose values give equal pictures everywhere is found, with the component and its shots`() {
    let shots = ["light", "dark"].flatMap { scheme in
      ["regular", "compact"].map { density in
        shot("default", [("scheme", scheme), ("density", density)], pixels: scheme == "light" ? 1 : 2)
      }
    }
    #expect(
      found(shots) == ["the axis 'density' (compact, regular) changes no pixel of 'chip' in any of its 4 shots"])
    #expect(axesWithoutEffect(in: shots).first?.problem.location.line == 9)
  }

  @Test func `an effect in one scenario is enough`() {
    let shots = ["light", "dark"].enumerated().flatMap { index, scheme in
      [
        shot("plain", [("scheme", scheme)], pixels: 1),
        shot("raised", [("scheme", scheme)], pixels: UInt64(2 + index)),
      ]
    }
    #expect(found(shots) == [])
  }

  @Test func `a view that sets a mode itself is not looked at in that mode, but in others, and beside others`() {
    let shots = ["light", "dark"].flatMap { scheme in
      ["regular", "compact"].map { density in
        var shot = shot("pinned", [("scheme", scheme), ("density", density)], pixels: 1)
        // Where the scheme is the preferred one already, nothing is set.
        if scheme == "light" { shot.axisItSets = "scheme" }
        return shot
      }
    }
    #expect(found(shots).map { $0.contains("'density'") } == [true])
    let other = ["light", "dark"].map { shot("plain", [("scheme", $0), ("density", "regular")], pixels: 2) }
    #expect(found(shots + other).count == 2)
  }

  @Test func `a view sets its scheme as a whole if its outermost part does`() {
    let here = SourceLocation(file: "Chip.swift")
    let dark = Modifier.environment("colorScheme", .string("dark"))
    func view(_ modifiers: Modifier..., inside: [DSNode] = []) -> DSNode {
      DSNode(.vStack(alignment: .center, spacing: nil, inside), modifiers: modifiers, at: here)
    }
    #expect(view(.opacity(.literal(1)), dark).setsScheme)
    #expect(!view().setsScheme && !view(.environment("state", .string("dark"))).setsScheme)
    #expect(!view(inside: [view(dark), view()]).setsScheme)
  }

  @Test func `an axis of one value, and axes of the platform, are not looked at`() {
    #expect(found([shot("default", [("scheme", "light")], pixels: 1)]) == [])
    let mirrored = ["leftToRight", "rightToLeft"].map { direction in
      HashedShot(
        shot: Shot(
          id: "demo/chip/default@" + direction,
          scenario: shot("default", [], pixels: 1).shot.scenario,
          variant: Variant([Variant.Choice(axis: "layoutDirection", value: direction, isBuiltIn: true)])),
        pixels: PixelHash(high: 0, low: 1))
    }
    #expect(found(mirrored) == [])
  }
}
