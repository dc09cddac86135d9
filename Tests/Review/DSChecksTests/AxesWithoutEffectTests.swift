import DSDiagnostics
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
