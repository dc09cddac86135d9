import SwiftUI

extension GoldenViews {
  /// Views without lists.
  static let layouts: [String: @MainActor () -> AnyView] = [
    "scroll/anchor-roles": {
      AnyView(
        HStack(spacing: 20) {
          scroll("a", 3).defaultScrollAnchor(.bottom, for: .alignment).called("bottomAligned")
          scroll("b", 3).defaultScrollAnchor(.center, for: .alignment).called("centerAligned")
          scroll("c", 20).defaultScrollAnchor(.bottom, for: .sizeChanges).called("sizeChanges")
          scroll("d", 20).defaultScrollAnchor(.bottom).defaultScrollAnchor(.bottom, for: .sizeChanges)
            .called("bottomGrows")
        })
    },
    "scroll/margins": {
      AnyView(
        HStack(spacing: 20) {
          scroll("a", 20).contentMargins(20, for: .scrollContent).called("content")
          scroll("b", 3).contentMargins(.horizontal, 12, for: .scrollContent).called("horizontal")
          scroll("c", 3).contentMargins(.top, 30).called("automatic")
          scroll("d", 20).contentMargins(20, for: .scrollIndicators).called("indicators")
        })
    },
    "position/basic": {
      AnyView(
        VStack(spacing: 10) {
          ZStack {
            Color(white: 0.9)
            Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).called("inZStack")
            Color.blue.frame(width: 30, height: 30).position(x: 150, y: 60).called("point")
          }.frame(width: 200, height: 90).called("zstack")
          HStack(spacing: 10) {
            Text("Left").called("left")
            Color.green.frame(width: 30, height: 30).position(x: 20, y: 20).called("inHStack")
            Text("Right").called("right")
          }.frame(height: 50).called("hstack")
          VStack(spacing: 4) {
            Text("Above").called("above")
            Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).called("inVStack")
            Text("Below").called("below")
          }.called("vstack")
        }.called("stack"))
    },
    "position/safe-area": {
      AnyView(
        HStack(spacing: 20) {
          VStack(spacing: 0) { fill("plainContent") }
            .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).called("plainBar") }
            .frame(width: 100, height: 200).called("plain")
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<8) { Color.green.frame(height: 30).called("row\($0)") } }
              .called("scrollContent")
          }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).called("scrollBar") }
          .frame(width: 100, height: 200).called("scroll")
          VStack(spacing: 0) { fill("ignoringContent") }.ignoresSafeArea()
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).called("ignoringBar") }
            .frame(width: 100, height: 200).called("ignoring")
        }.called("row"))
    },
    "position/safe-area-padding": {
      AnyView(
        HStack(spacing: 20) {
          Color.red.safeAreaPadding(20).frame(width: 100, height: 150).called("padded")
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<6) { Color.green.frame(height: 30).called("prow\($0)") } }
              .called("paddedScrollContent")
          }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).called("paddedScroll")
        }.called("row"))
    },
    "effects/zindex": {
      AnyView(
        VStack(spacing: 30) {
          ZStack {
            Color.red.frame(width: 80, height: 80).offset(x: -25, y: -15).zIndex(2).called("red")
            box("blue", 80, 80)
            Color.green.frame(width: 80, height: 80).offset(x: 25, y: 15).zIndex(1).called("green")
            box("yellow", 120, 120).zIndex(-1)
          }.called("zstack")
          HStack(spacing: -30) {
            box("first", 70, 50)
            box("middle", 70, 50).zIndex(1)
            box("last", 70, 50)
          }.called("hstack")
        }.called("stack"))
    },
    "effects/hidden": {
      AnyView(
        VStack(spacing: 10) {
          Text("Above").called("above")
          Color.red.frame(width: 80, height: 30).hidden().called("hidden")
          Text("Below").called("below")
          HStack(spacing: 8) {
            Button("Ghost") {}.hidden().called("ghostButton")
            box("visible", 40, 20)
          }.called("row")
          Color.green.frame(width: 60, height: 20).opacity(0).called("transparent")
        }.called("stack"))
    },
    "effects/shadow-profile": {
      AnyView(
        HStack(spacing: 60) {
          Color.black.frame(width: 60, height: 60).shadow(color: .black, radius: 10).called("blur10")
          Color.black.frame(width: 60, height: 60).shadow(color: .black, radius: 4, x: 10).called("blur4")
          Color.black.frame(width: 60, height: 60).shadow(color: .red, radius: 0, x: 5).called("sharp")
        }.called("row"))
    },
    "effects/blend": {
      AnyView(
        ZStack {
          HStack(spacing: 0) {
            Color.blue.frame(width: 160)
            Color.yellow.frame(width: 200)
          }.called("background")
          VStack(spacing: 6) {
            ForEach(0..<3) { row in
              HStack(spacing: 6) {
                ForEach(0..<7) { column in
                  let name = [0: "normal", 1: "multiply", 20: "plusLighter"][row * 7 + column]
                  Color.red.frame(width: 44, height: 44).blendMode(.multiply).called(name ?? "\(row) \(column)")
                }
              }
            }
          }.called("grid")
        }.frame(width: 380, height: 220).called("zstack"))
    },
    "grid/basic": {
      AnyView(
        Grid {
          GridRow {
            Text("A").called("a")
            Text("BB").called("bb")
            Text("CCC").called("ccc")
          }
          GridRow {
            box("red", 30, 20)
            Text("E").called("e")
            box("blue", 50, 40)
          }
          GridRow {
            Text("G").called("g")
            Text("H").called("h")
          }
        }.called("grid"))
    },
    "grid/modifiers": {
      AnyView(
        Grid(alignment: .leading) {
          GridRow {
            Text("Header").gridCellColumns(2).called("header")
            Text("CCC").called("ccc")
          }
          GridRow {
            Text("A").gridColumnAlignment(.trailing).called("a")
            box("red", 60, 40)
            Text("E").gridCellAnchor(.bottomTrailing).called("e")
          }
          Color.green.frame(height: 4).called("divider")
          GridRow {
            Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).called("blue")
            Text("H").called("h")
          }
        }.called("grid"))
    },
    "grid/flexible": {
      AnyView(
        Grid {
          GridRow {
            Text("A").called("a")
            Color.red.frame(height: 20).called("red")
            Text("CCC").called("ccc")
          }
          GridRow {
            Color.blue.frame(height: 30).called("blue")
            Text("E").called("e")
            Color.green.frame(height: 30).called("green")
          }
        }.frame(width: 280).called("grid"))
    },
    "grid/alignment": {
      AnyView(
        HStack(alignment: .top, spacing: 16) {
          square("", .bottomTrailing).called("bottomTrailing")
          square("c", .center).called("center")
        }.called("row"))
    },
    "shape/builtin": {
      AnyView(
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 50).called("continuous")
            box("second", 80, 50)
            box("third", 80, 50)
            UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 20).frame(width: 60, height: 50)
              .called("uneven")
          }.called("row1")
          HStack(spacing: 8) {
            Capsule().frame(width: 100, height: 40).called("capsule")
            Capsule(style: .circular).frame(width: 100, height: 40)
            Capsule().frame(width: 30, height: 60).called("capsuleTall")
            Circle().called("circleWide").frame(width: 70, height: 40)
          }.called("row2")
          HStack(spacing: 8) {
            Ellipse().frame(width: 90, height: 40).called("ellipse")
            Rectangle().frame(width: 60, height: 40).called("rect")
            RoundedRectangle(cornerRadius: 40).frame(width: 60, height: 40).called("clamped")
            AnyShape(Circle()).fill(.pink).called("any").frame(width: 60, height: 40)
          }.called("row3")
        }.called("stack"))
    },
    "shape/border": {
      AnyView(
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            Text("Hello").called("textInner").border(.red).called("text")
            Text("Hello").padding(6).border(.blue, width: 3).called("padded")
            Text("Hg").border(.red, width: 8).called("thick")
            Text("OK").border(.green, width: 0).called("zero")
          }.called("row1")
          HStack(spacing: 8) {
            Color.yellow.frame(width: 60, height: 30).border(.black).called("color")
            Color.yellow.frame(width: 60, height: 30).border(.black, width: 2).padding(4).border(.blue)
              .called("nested")
            Circle().frame(width: 30, height: 30).border(.purple, width: 2).called("circle")
          }.called("row2")
        }.called("stack"))
    },
    "shape/layout": {
      AnyView(
        VStack(spacing: 8) {
          HStack(spacing: 0) {
            Circle().fill(.red).called("c1")
            Ellipse().fill(.blue).called("e1")
            Capsule().fill(.green).called("cap1")
            Circle().stroke(lineWidth: 2).called("strokedFlex")
          }.frame(height: 40).called("row1")
          HStack(spacing: 4) {
            Rectangle().fill(.red).called("r1")
            Rectangle().fill(.blue).frame(width: 40).called("r2")
            Capsule().fill(.orange).frame(width: 20).called("capsuleFixedWidth")
            RoundedRectangle(cornerRadius: 4).fill(.purple).frame(maxWidth: 50).called("maxWidth")
          }.frame(width: 200, height: 30).called("row2")
          HStack(spacing: 4) {
            Rectangle().fill(.gray).fixedSize().called("ideal")
            Circle().fill(.mint).fixedSize().called("circleIdeal")
            Circle().strokeBorder(lineWidth: 2).fixedSize().called("strokedIdeal")
            VStack(spacing: 0) {
              Circle().fill(.teal).called("vCircle")
              Rectangle().fill(.pink).called("vRect")
            }.frame(width: 60, height: 100).called("column")
          }.called("row3")
        }.called("stack"))
    },
  ]

  /// A scroll view over rows of 120 × 20.
  private static func scroll(_ name: String, _ count: Int) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count) { box("\(name)\($0)", 120, 20) } } }
  }

  /// A grid of two rows.
  private static func square(_ name: String, _ alignment: Alignment) -> some View {
    Grid(alignment: alignment) {
      GridRow {
        Text("A").called(name + "a")
        box(name + "red", 40, 40)
      }
      GridRow {
        box(name + "blue", 60, 20)
        Text("H").called(name + "h")
      }
    }
  }
}
