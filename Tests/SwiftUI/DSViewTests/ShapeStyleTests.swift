import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

import struct DSGeometry.AffineTransform

@testable import DSView

private struct Triangle: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + amount))
    path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY - amount))
    path.addLine(to: CGPoint(x: rect.minX + amount, y: rect.maxY - amount))
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape { Triangle(amount: self.amount + amount) }
}

private struct Adaptive: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

/// A colour of the sources' own.
private struct Inked: ShapeStyle, Hashable {
  var red: Float
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(red: red, green: environment.colorScheme == .dark ? 1 : 0, blue: 0)
  }
}

private struct InkedText: View {
  static let ink = Color(Inked(red: 1))
  var body: some View { Text(verbatim: "a").foregroundColor(Self.ink) }
}

@MainActor
struct ShapeStyleTests {
  @Test func `a style of one's own that becomes a colour is one, in the environment where it is used`() {
    let ink = Color(Inked(red: 1))
    #expect(dump(Circle().fill(ink)).contains("#ff0000"))
    for view in [AnyView(Circle().fill(ink)), AnyView(ink), AnyView(InkedText())] {
      #expect(dump(view) { $0.colorScheme = .dark }.contains("#ffff00"))
    }
    #expect(ink.resolve(in: .drawing).description == "#FF0000FF")
    #expect(ink == Color(Inked(red: 1)) && ink != Color(Inked(red: 0)) && Color(Color.red) == Color.red)
  }

  @Test func `a shape that is filled and lined is two shapes, the filled one behind`() {
    let text = dump(Circle().fill(.red).stroke(.blue, lineWidth: 3))
    #expect(text.hasPrefix("Shape Circle stroke system(blue) lineWidth=3"))
    #expect(text.contains(".background center-center\n    Shape Circle fill system(red)"))
  }

  @Test func `a shape of one's own is lined inside by its own inset`() {
    #expect(dump(Triangle().strokeBorder(.red, lineWidth: 2)).contains("stroke system(red) lineWidth=2"))
    #expect(
      dump(Circle().strokeBorder(.red, lineWidth: 2)).contains("Shape Circle strokeBorder system(red) lineWidth=2"))
    #expect(dump(Circle().fill(.red, style: FillStyle(eoFill: true))).contains("Shape evenOdd(Circle) fill"))
    #expect(dump(Circle().inset(by: 2).fill(.red)).contains("Shape inset(Circle 2) fill"))
  }

  @Test func `a line along an outline is a shape, and is drawn as a line`() {
    #expect(dump(Circle().stroke(lineWidth: 2)).contains("Shape Circle stroke foreground(primary) lineWidth=2"))
    #expect(dump(Circle().stroke(lineWidth: 2).fill(.red)).contains("Shape Circle stroke system(red) lineWidth=2"))
  }

  @Test func `styles have levels, shadows, blend modes and values of the environment`() {
    #expect(dump(Circle().fill(.blue.secondary)).contains("opacity(system(blue) 0.5)"))
    #expect(dump(Circle().fill(.primary.secondary)).contains("fill foreground(secondary)"))
    #expect(dump(Circle().fill(Color.primary.secondary)).contains("fill system(secondaryLabel)"))
    #expect(dump(Circle().fill(Color.secondary.secondary)).contains("fill system(tertiaryLabel)"))
    #expect(dump(Circle().fill(.background.secondary)).contains("system(secondarySystemBackground)"))
    #expect(
      dump(Circle().fill(.red.shadow(.drop(radius: 3)))).contains(
        "effect(system(red) shadow(rgb(#000000 alpha=0.33) radius=3 x=0 y=0))"))
    #expect(dump(Circle().fill(.red.blendMode(.multiply))).contains("effect(system(red) blend(multiply))"))
    #expect(dump(Circle().fill(Adaptive())) { $0.colorScheme = .dark }.contains("system(white)"))
    #expect(dump(Text("a").foregroundStyle(.red, .blue)).contains(".foregroundStyles [system(red), system(blue)]"))
    #expect(dump(Circle().fill(.background).backgroundStyle(.red)).contains("Shape Circle fill system(red)"))
  }

  @Test func `a style behind or in front of a view reaches into the safe area around it`() {
    for view in [AnyView(Text("a").background(Color.red)), AnyView(Text("a").overlay(.red))] {
      #expect(dump(view.safeAreaPadding(10)).contains(".ignoresSafeArea"))
      #expect(!dump(view).contains(".ignoresSafeArea"))
    }
    #expect(!dump(Text("a").overlay(.red, ignoresSafeAreaEdges: []).safeAreaPadding(10)).contains(".ignoresSafeArea"))
    #expect(!dump(ScrollView { Text("a").background(Color.red) }.safeAreaPadding(10)).contains(".ignoresSafeArea"))
  }

  @Test func `gradients are paints`() {
    let angular = dump(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90)))
    #expect(angular.contains("at=[0.5, 0.5] from=90 to=450)"), "\(angular)")
    #expect(dump(Circle().fill(.ellipticalGradient(colors: [.red, .blue]))).contains("from=0 to=0.5)"))
    #expect(dump(Circle().fill(Color.red.gradient)).contains("mix(system(red) system(red) 0.7 shading)"))
  }

  @Test func `colours are mixed, turned by hue and resolved in an environment`() throws {
    var dark = EnvironmentValues.drawing
    dark.colorScheme = .dark
    #expect(Color.red.resolve(in: .drawing).description == "#FF3B30FF")
    #expect(Color.red.resolve(in: dark).description == "#FF453AFF")
    dark._colorSchemeContrast = .increased
    #expect(Color.red.resolve(in: dark).description == "#FF6961FF")
    #expect(Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: dark).description == "#808080FF")
    #expect(Color.black.mix(with: .white, by: 0.5).resolve(in: dark).description == "#636363FF")
    #expect(Color(hue: 1, saturation: 1, brightness: 1).description == "#FF0000FF")
    let half = Color.Resolved(red: 0.5, green: 0.25, blue: 0, opacity: 0.5)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(half)) == half)
    #expect(Color(half).resolve(in: dark).description == "#80400080")
  }

  @Test func `colour effects and maps are modifiers, with perspective where it shows`() {
    #expect(dump(Color.red.colorInvert()).contains(".colorEffect matrix([-1, 0, 0, 0, 1, "))
    #expect(dump(Color.red.transformEffect(CGAffineTransform(scaleX: 2, y: 1))).contains("[2, 0, 0, 1, 0, 0]"))
    let turned = dump(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
    #expect(turned.contains(".projectionEffect [0, 0, 0.5, 0, 1, 0, 0, 0, 1] anchor=[0.5, 0.5] relative"), "\(turned)")
    let flat = dump(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0))
    #expect(flat.contains(".transformEffect [0, 0, 0, 1, 0, 0] anchor=[0.5, 0.5]"), "\(flat)")
    var leaning = ProjectionTransform()
    leaning.m13 = 0.25
    #expect(dump(Color.red.projectionEffect(leaning)).contains(".projectionEffect [1, 0, 0.25, 0, 1, 0, 0, 0, 1]"))
    #expect(leaning.concatenating(leaning.inverted()) == ProjectionTransform())
  }

  @Test func `a mesh says its curves, its ground and how its colours change`() {
    let corners: [SIMD2<Float>] = [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)]
    let colors: [Color] = [.red, .blue, .green, .yellow]
    let plain = dump(MeshGradient(width: 2, height: 2, points: corners, colors: colors))
    #expect(plain.contains("mesh(columns=2 places=[") && plain.contains(" background=system(clear))"))
    let curved = MeshGradient(
      width: 2, height: 2,
      bezierPoints: corners.map {
        MeshGradient.BezierPoint(
          position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0, bottomControlPoint: $0)
      }, colors: colors, background: .black, smoothsColors: false, colorSpace: .perceptual)
    let text = dump(curved)
    #expect(text.contains(" background=system(black) mixing=perceptual linear)"))
    #expect(curved != MeshGradient(width: 2, height: 2, points: corners, colors: colors))
  }

  @Test func `a view is masked by another one, and lined in the foreground style`() {
    #expect(dump(Color.red.mask(Circle())) == dump(Color.red.mask { Circle() }))
    #expect(dump(Circle().strokeBorder(lineWidth: 2)).contains("strokeBorder foreground(primary) lineWidth=2"))
  }

  @Test func `letters, symbols and lines may have a shadow inside`() {
    let style = Color.blue.shadow(.inner(color: .black, radius: 2, y: 1))
    #expect(
      dump(Text("A").foregroundStyle(style)).contains(
        "effect(system(blue) shadow(system(black) radius=2 x=0 y=1 inner))"))
    #expect(dump(Circle().stroke(style, lineWidth: 3)).contains("shadow(system(black) radius=2 x=0 y=1 inner)"))
  }

  @Test func `colours have numbers that may be brighter than white`() {
    var color = Color(red: 1, green: 0.5, blue: 0).resolveHDR(in: .drawing)
    #expect(color.red == 1 && color.headroom == nil)
    color.blue = 1
    #expect(color.linearBlue == 1 && color.linearRed == 1)
  }

  @Test func `the accent follows its own modifier and no tint`() {
    #expect(dump(Circle().fill(Color.accentColor).tint(.red)).contains("fill accent"))
    #expect(dump(Circle().fill(.tint).accentColor(.red)).contains(".accent system(red)"))
    #expect(Color.accentColor.description == "accentColor")
  }

  @Test func `a colour's numbers are those of the platform that is drawn`() {
    for (profile, hex): (ProfileName?, String) in [(nil, "#007AFFFF"), (.ios26, "#0088FFFF"), (.macos26, "#0088FFFF")] {
      #expect(Color.blue.resolve(in: .drawing(for: profile)).description == hex)
    }
  }
}
