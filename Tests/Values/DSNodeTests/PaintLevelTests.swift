import DSDiagnostics
import DSGeometry
import DSNode
import Testing

struct PaintLevelTests {
  private let place = SourceLocation(file: "Card.swift", line: 1)
  private let red = Paint.color(.literal(Color(hex: 0xFF0000)))

  @Test func `the first level of a paint is the paint`() {
    for paint in [red, .tint, .accent, .foreground(.tertiary), .system("label", place), .system("red", place)] {
      #expect(paint.leveled(.primary) == paint)
    }
  }

  @Test func `levels of the foreground add up, and end with the last`() {
    #expect(Paint.foreground(.primary).leveled(.secondary) == .foreground(.secondary))
    #expect(Paint.foreground(.secondary).leveled(.secondary) == .foreground(.tertiary))
    #expect(Paint.foreground(.tertiary).leveled(.tertiary) == .foreground(.quinary))
    #expect(Paint.foreground(.quinary).leveled(.quinary) == .foreground(.quinary))
  }

  @Test func `levels of the platform's label colours are its quieter label colours`() {
    #expect(Paint.system("label", place).leveled(.secondary) == .system("secondaryLabel", place))
    #expect(Paint.system("primary", place).leveled(.quaternary) == .system("quaternaryLabel", place))
    #expect(Paint.system("secondary", place).leveled(.tertiary) == .system("quaternaryLabel", place))
    #expect(
      Paint.system("tertiaryLabel", place).leveled(.tertiary)
        == .opacity(.system("quaternaryLabel", place), .literal(0.5)))
  }

  @Test func `other paints get more transparent, each level more than the one before`() {
    for paint in [red, .tint, .accent, .system("red", place)] {
      let opacities = Paint.Level.allCases.dropFirst().map { level -> Double? in
        guard case .opacity(let inner, .literal(let opacity)) = paint.leveled(level), inner == paint else { return nil }
        return opacity
      }
      #expect(opacities == [0.5, 0.25, 0.18, 0.18])
    }
  }

  @Test func `a level is taken of what is inside an opacity or an effect`() {
    let shadow = PaintEffect.blendMode(.multiply)
    #expect(
      Paint.opacity(.foreground(.primary), .literal(0.5)).leveled(.tertiary)
        == .opacity(.foreground(.tertiary), .literal(0.5)))
    #expect(
      Paint.effect(.system("label", place), shadow).leveled(.secondary)
        == .effect(.system("secondaryLabel", place), shadow))
  }
}
