import SwiftUI

extension GoldenViews {
  /// Effects, transforms, shapes, gradients, canvases and animations at rest.
  static let effects: [String: @MainActor () -> AnyView] = [
    "effects/shadow": {
      AnyView(
        VStack(spacing: 50) {
          HStack(spacing: 60) {
            square(60).shadow(radius: 8).called("default")
            square(60).shadow(color: .black, radius: 4, x: 6).called("offset")
            Circle().fill(Color.green).frame(width: 60, height: 60).shadow(color: .blue.opacity(0.5), radius: 0, x: 4)
              .called("hard")
          }.called("row1")
          HStack(spacing: 60) {
            Text("Shadow").font(.title).shadow(radius: 2).called("text")
            RoundedRectangle(cornerRadius: 12).fill(Color.orange).frame(width: 90, height: 50)
              .shadow(color: .purple, radius: 12).called("rounded")
            square(60).opacity(0.5).shadow(radius: 6).called("faded")
          }.called("row2")
        }.called("stack"))
    },
    "effects/blur": {
      AnyView(
        VStack(spacing: 30) {
          HStack(spacing: 50) {
            square(50).blur(radius: 6).called("blur6")
            square(50).blur(radius: 3, opaque: true).called("opaque3")
            square(50).blur(radius: 0).called("blur0")
          }.called("row1")
          HStack(spacing: 30) {
            Text("Blurred").font(.title).blur(radius: 2).called("text")
            HStack(spacing: 0) {
              Color.red.frame(width: 30, height: 40)
              Color.green.frame(width: 30, height: 40)
            }.blur(radius: 4).called("pair")
          }.called("row2")
        }.called("stack"))
    },
    "effects/color-text": {
      AnyView(
        ZStack {
          box("background", 340, 180)
          VStack(spacing: 12) {
            HStack(spacing: 20) {
              Text("Bright").font(.title).brightness(0.3).called("bright")
              Text("Gray").font(.title).grayscale(1).called("gray")
              Text("Invert").font(.title).colorInvert().called("invert")
            }.called("row1")
            HStack(spacing: 20) {
              Circle().frame(width: 40, height: 40).luminanceToAlpha().called("lumCircle")
              Text("Hue").padding(.horizontal, 10).padding(.vertical, 4).background(Capsule().fill(Color.red))
                .hueRotation(.degrees(120)).called("capsule")
              Image(systemName: "star.fill").font(.largeTitle).saturation(0).called("symbol")
              RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40).colorMultiply(.red).called("multiplied")
            }.called("row2")
          }.called("stack")
        }.called("zstack"))
    },
    "effects/saturation": {
      AnyView(
        VStack(spacing: 10) {
          ForEach(0..<5) { row in
            HStack(spacing: 10) {
              square(30).called("plain-\(row)")
              Color.red.saturation(0.5).frame(width: 30, height: 30).called("s05-\(row)")
              Color.red.saturation(2).frame(width: 30, height: 30).called("s2-\(row)")
              Color.red.saturation(0.25).frame(width: 30, height: 30).called("s025-\(row)")
              Color.red.grayscale(0.5).frame(width: 30, height: 30).called("g05-\(row)")
              Color.red.grayscale(1).frame(width: 30, height: 30).called("g1-\(row)")
              Color.red.hueRotation(.degrees(90)).frame(width: 30, height: 30).called("h90-\(row)")
              Color.red.hueRotation(.degrees(200)).frame(width: 30, height: 30).called("h200-\(row)")
            }
          }
        }.called("grid"))
    },
    "transform/basic": {
      AnyView(
        VStack(spacing: 24) {
          HStack(spacing: 40) {
            square(40).offset(x: 10, y: 6).called("offset")
            square(40).rotationEffect(.degrees(45)).called("rotated")
            square(40).scaleEffect(1.5).called("scaled")
          }.called("row1")
          HStack(spacing: 40) {
            square(40).rotationEffect(.degrees(30), anchor: .topLeading).called("anchored")
            square(40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).called("stretched")
            Text("Tilt").rotationEffect(.degrees(-20)).called("text")
          }.called("row2")
          Color.gray.frame(width: 60, height: 20).transformEffect(CGAffineTransform(translationX: 20, y: -4))
            .called("affine")
        }.called("stack"))
    },
    "transform/3d": {
      AnyView(
        VStack(spacing: 30) {
          HStack(spacing: 40) { square(40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).called("aboutZ") }
            .called("row1")
          HStack(spacing: 40) {
            square(40).projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
              .called("projected")
            square(40).modifier(Skew(amount: 0.4)).called("skewed")
          }.called("row2")
        }.called("stack"))
    },
    "shapebool/fills": {
      AnyView(
        HStack(spacing: 20) {
          Circle().union(half).fill(Color.blue).frame(width: 60, height: 60).called("union")
          Circle().intersection(half).fill(Color.blue).frame(width: 60, height: 60).called("intersection")
          Circle().subtracting(half).fill(Color.blue).frame(width: 60, height: 60).called("subtracting")
          Circle().symmetricDifference(half).fill(Color.blue).frame(width: 60, height: 60).called("symmetric")
        }.called("row"))
    },
    "shape/stroke": {
      AnyView(
        VStack(spacing: 12) {
          HStack(spacing: 8) {
            Circle().stroke(Color.blue, lineWidth: 4).called("stroke").frame(width: 50, height: 50)
            Circle().strokeBorder(Color.blue, lineWidth: 4).called("strokeBorder").frame(width: 50, height: 50)
            Circle().stroke(lineWidth: 6).called("strokeShape").frame(width: 50, height: 50)
            Circle().fill(Color.yellow).stroke(Color.red, lineWidth: 3).called("fillStroke").frame(
              width: 50, height: 50)
            Circle().stroke(Color.red, lineWidth: 3).fill(Color.yellow).called("strokeFill").frame(
              width: 50, height: 50)
          }.called("row1")
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 8).stroke(Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
              .frame(width: 80, height: 40).called("dashed")
            Rectangle().stroke(Color.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12]))
              .frame(width: 80, height: 40).called("dots")
            Capsule().strokeBorder(Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3))
              .frame(width: 80, height: 40).called("capsuleDash")
          }.called("row2")
          HStack(spacing: 8) {
            zigzag.stroke(Color.blue, style: StrokeStyle(lineWidth: 6)).frame(width: 70, height: 40).called("miter")
            zigzag.stroke(Color.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
              .frame(width: 70, height: 40).called("round")
            zigzag.stroke(Color.blue, style: StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel))
              .frame(width: 70, height: 40).called("bevel")
          }.called("row3")
        }.called("stack"))
    },
    "shape/modifiers": {
      AnyView(
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            Circle().scale(0.5).fill(Color.blue).called("scaled").frame(width: 60, height: 40)
            Circle().offset(x: 10, y: 5).fill(Color.red).called("offset").frame(width: 60, height: 40)
            Rectangle().rotation(.degrees(30)).fill(Color.green).called("rotated").frame(width: 60, height: 40)
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).fill(Color.orange)
              .called("sheared").frame(width: 60, height: 40)
            Rectangle().size(width: 30, height: 20).fill(Color.purple).called("sized").frame(width: 60, height: 40)
          }.called("row1")
          HStack(spacing: 8) {
            Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).called("trimmed")
              .frame(width: 60, height: 40)
            RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).called("inset").frame(
              width: 60, height: 40)
            Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(Color.red).called("strokedOffset")
              .frame(width: 60, height: 40)
            Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(Color.pink).called("anchored")
              .frame(width: 60, height: 40)
            Ellipse().inset(by: 4).stroke(Color.indigo, lineWidth: 2).called("insetStroke").frame(width: 60, height: 40)
          }.called("row2")
          HStack(spacing: 8) {
            Circle().offset(x: 5).fill(Color.blue).called("offsetIdeal")
            Rectangle().size(width: 30, height: 20).fill(Color.green).called("sizedIdeal")
            Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(Color.red).called("pathIdeal")
            Circle().trim(from: 0, to: 0.5).fill(Color.orange).called("trimIdeal")
          }.fixedSize().called("row3")
        }.called("stack"))
    },
    "shape/steps": {
      AnyView(
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8)
            .strokeBorder(Color.blue, style: StrokeStyle(lineWidth: 2, dash: [6, 3])).frame(width: 120, height: 60)
            .called("box")
          Circle().trim(from: 0, to: 1).stroke(Color.red, lineWidth: 4).frame(width: 40, height: 40).called("arc")
        }.called("row"))
    },
    "gradient/basic": {
      AnyView(
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            Rectangle().fill(linear).frame(width: 80, height: 50).called("linear")
            Rectangle().fill(linear).frame(width: 80, height: 50).called("stops")
            Circle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 25))
              .frame(width: 50, height: 50).called("radial")
          }.called("row1")
          HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 8).fill(AngularGradient(colors: [.red, .yellow, .red], center: .center))
              .frame(width: 60, height: 60).called("angular")
            Text("Sky").padding(12).background(linear).called("background")
            Capsule().strokeBorder(linear, lineWidth: 6).frame(width: 80, height: 40).called("stroke")
          }.called("row2")
        }.called("stack"))
    },
    "canvas/sizing": {
      AnyView(
        VStack(spacing: 8) {
          Text("Above").called("above")
          Canvas { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.red)) }.called("fill")
          Canvas { $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: $1)), with: .color(.blue)) }
            .frame(width: 80, height: 50).called("framed")
        }.called("stack"))
    },
    "matched/follower": { AnyView(Follower()) },
    "animation/frame": {
      AnyView(
        VStack(spacing: 8) {
          box("box", 100, 40)
          Text("Below").called("below")
        }.animation(.linear(duration: 0.3), value: 1).called("stack"))
    },
    "animation/transition": {
      AnyView(
        VStack(spacing: 8) {
          Text("Above").called("above")
          Text("Hello").transition(.move(edge: .leading)).called("hello")
          Text("Below").called("below")
        }.called("stack"))
    },
    "animation/implicit": {
      AnyView(
        HStack(alignment: .top, spacing: 12) {
          square(40).opacity(1).called("faded")
          square(40).padding(.leading, 0).animation(.linear(duration: 0), value: 0).called("moved")
        }.called("row"))
    },
    "dark/system-colors": {
      AnyView(
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            named(Color.red, "red", Color.orange, "orange", Color.yellow, "yellow", Color.green, "green")
            named(Color.mint, "mint", Color.teal, "teal", Color.cyan, "cyan", Color.blue, "blue")
          }
          HStack(spacing: 0) {
            named(Color.indigo, "indigo", Color.purple, "purple", Color.pink, "pink", Color.brown, "brown")
            named(Color.white, "white", Color.gray, "gray", Color.black, "black", Color.clear, "clear")
          }
          HStack(spacing: 0) {
            named(
              Color.primary, "primary", Color.secondary, "secondary", Color.accentColor, "accentColor", Color.red,
              "namedAccent")
            named(
              Color.red, "namedPanel", Rectangle().fill(.tertiary), "tertiary", Rectangle().fill(.quaternary),
              "quaternary", Rectangle(), "shapeDefault")
          }
        }.called("stack").environment(\.colorScheme, .dark))
    },
  ]

  private static func square(_ side: CGFloat) -> some View { Color.red.frame(width: side, height: side) }

  @ViewBuilder private static func named(
    _ a: some View, _ nameA: String, _ b: some View, _ nameB: String, _ c: some View, _ nameC: String,
    _ d: some View, _ nameD: String
  ) -> some View {
    a.called(nameA)
    b.called(nameB)
    c.called(nameC)
    d.called(nameD)
  }

  private static let half = Rectangle().offset(x: 30, y: 0)

  private static let linear = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private static let zigzag = Path {
    $0.move(to: CGPoint(x: 5, y: 35))
    for (x, y) in [(25, 5), (45, 35), (65, 5)] { $0.addLine(to: CGPoint(x: x, y: y)) }
  }

  /// A slant that leaves the layout alone.
  private struct Skew: GeometryEffect {
    var amount: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
    }
  }

  /// Three views that follow a fourth one's frame, position or size.
  private struct Follower: View {
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        square(40).matchedGeometryEffect(id: "box", in: space).called("source")
          .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
        Color.blue.frame(width: 80, height: 20).matchedGeometryEffect(id: "box", in: space, isSource: false)
          .called("frame")
        square(30).matchedGeometryEffect(id: "box", in: space, properties: .position, isSource: false)
          .called("position").padding(.top, 70)
        Color.orange.frame(width: 20, height: 60)
          .matchedGeometryEffect(id: "box", in: space, properties: .size, isSource: false).called("size")
          .padding(.leading, 60)
      }.frame(width: 200, height: 100, alignment: .topLeading).called("stack")
    }
  }
}
