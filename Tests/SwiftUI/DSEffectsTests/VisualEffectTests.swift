import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSEffects
@testable import DSView

@MainActor
struct VisualEffectTests {
  private let place = DSDiagnostics.SourceLocation(file: "Effect.swift")

  /// The modifiers that an effect puts on a view, but for the mark of its place.
  private func modifiers(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> [Modifier] {
    let node = lowered(in: .drawing, at: place) { Text("a").visualEffect(effect) }.node
    return node.modifiers.filter { if case .mark = $0 { false } else { true } }
  }

  private func modifiers(_ view: some View) -> [Modifier] { lower(view, in: .drawing, at: place).modifiers }

  @Test func `an effect that knows the size of its view draws what the modifier of its name draws`() {
    let text = Text("a")
    #expect(modifiers { effect, _ in effect.opacity(0.5) } == modifiers(text.opacity(0.5)))
    #expect(modifiers { effect, _ in effect.offset(x: 3, y: 4) } == modifiers(text.offset(x: 3, y: 4)))
    #expect(
      modifiers { effect, _ in effect.offset(CGSize(width: 3, height: 4)) } == modifiers(text.offset(x: 3, y: 4)))
    #expect(
      modifiers { effect, _ in effect.scaleEffect(2, anchor: .top) } == modifiers(text.scaleEffect(2, anchor: .top)))
    #expect(modifiers { effect, _ in effect.scaleEffect(x: 2, y: 3) } == modifiers(text.scaleEffect(x: 2, y: 3)))
    #expect(
      modifiers { effect, _ in effect.rotationEffect(.degrees(30), anchor: .bottom) }
        == modifiers(text.rotationEffect(.degrees(30), anchor: .bottom)))
    #expect(
      modifiers { effect, _ in effect.rotation3DEffect(.degrees(30), axis: (1, 0, 0), perspective: 0) }
        == modifiers(text.rotation3DEffect(.degrees(30), axis: (1, 0, 0), perspective: 0)))
    #expect(modifiers { effect, _ in effect.blur(radius: 2) } == modifiers(text.blur(radius: 2)))
    #expect(modifiers { effect, _ in effect.blendMode(.multiply) } == modifiers(text.blendMode(.multiply)))
    #expect(modifiers { effect, _ in effect.brightness(0.2) } == modifiers(text.brightness(0.2)))
    #expect(modifiers { effect, _ in effect.contrast(0.2) } == modifiers(text.contrast(0.2)))
    #expect(modifiers { effect, _ in effect.saturation(0.2) } == modifiers(text.saturation(0.2)))
    #expect(modifiers { effect, _ in effect.grayscale(0.2) } == modifiers(text.grayscale(0.2)))
    #expect(modifiers { effect, _ in effect.hueRotation(.degrees(9)) } == modifiers(text.hueRotation(.degrees(9))))
    #expect(modifiers { effect, _ in effect }.isEmpty)
  }

  @Test func `what an effect leaves out is told`() {
    let shader = ShaderLibrary.default.ripple(.float(1))
    let text = Text("a")
    #expect(
      warnings(text.colorEffect(shader)).count == 1 && warnings(text.colorEffect(shader, isEnabled: false)).isEmpty)
    let effects = lowered(in: .drawing, at: place) {
      text.visualEffect { effect, _ in
        effect.layerEffect(ShaderLibrary.default.ripple(), maxSampleOffset: .zero)
          .rotation3DEffect(.degrees(30), axis: (0, 1, 0))
      }
    }
    #expect(Set(effects.warnings.map(\.id)) == ["ignored-shader"])
    #expect(warnings(text.foregroundStyle(shader)) == ["the shader 'ripple' is not run: the foreground style is drawn"])
    #expect(warnings(text.rotation3DEffect(.degrees(30), axis: (0, 0, 1))).isEmpty)
    #expect(warnings(text.rotation3DEffect(.degrees(0), axis: (0, 1, 0))).isEmpty)
    #expect(warnings(text.rotation3DEffect(.degrees(30), axis: (0, 1, 0), perspective: 0)).isEmpty)
  }

  /// What a colour becomes by a modifier.
  private func changed(_ color: DSGeometry.Color, _ view: some View) -> [Double] {
    var color = color
    for case .colorEffect(.matrix(let matrix)) in modifiers(view) { color = matrix.apply(color) }
    return [color.red, color.green, color.blue, color.alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `colours are changed as the effects say`() {
    let (color, text) = (DSGeometry.Color(red: 0.2, green: 0.4, blue: 0.8), Text("a"))
    let same = [0.2, 0.4, 0.8, 1]
    #expect(changed(color, text.brightness(0)) == same && changed(color, text.contrast(1)) == same)
    #expect(changed(color, text.saturation(1)) == same && changed(color, text.hueRotation(.degrees(360))) == same)
    #expect(changed(color, text.grayscale(0)) == same && changed(color, text.grayscale(-3)) == same)
    #expect(changed(color, text.brightness(0.1)) == [0.3, 0.5, 0.9, 1])
    #expect(changed(color, text.contrast(0)) == [0.5, 0.5, 0.5, 1])
    #expect(changed(color, text.colorInvert()) == [0.8, 0.6, 0.2, 1])
    #expect(changed(color, text.colorInvert().colorInvert()) == same)
    let grey = changed(color, text.grayscale(1))
    #expect(Set(grey.prefix(3)).count == 1 && grey == changed(color, text.saturation(0)))
    #expect(changed(color, text.grayscale(7)) == grey)
    #expect(changed(DSGeometry.Color(red: 1, green: 1, blue: 1), text.luminanceToAlpha()) == [0, 0, 0, 1])
  }
}
