import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import DSSupportPage
import SwiftUI
import TestFolder
import Testing

@testable import DSView

/// Two views that Apple's SwiftUI draws differently, because of one symbol.
struct Probe {
  var path: String
  var first: AnyView
  var second: AnyView

  init(_ path: String, _ first: some View, _ second: some View) {
    (self.path, self.first, self.second) = (path, AnyView(first), AnyView(second))
  }
}

@MainActor private let square = AnyView(Rectangle().frame(width: 20, height: 20))
@MainActor private let words = Text("Some words of a text")

@MainActor private let textProbes = [
  Probe("View/font(_:)", words.font(.title), words),
  Probe("View/fontWeight(_:)", words.fontWeight(.black), words),
  Probe("View/fontWidth(_:)", words.fontWidth(.compressed), words),
  Probe("Text/fontWidth(_:)", words.fontWidth(.expanded), words),
  Probe("Font/width(_:)", words.font(.body.width(.condensed)), words.font(.body)),
  Probe("View/bold(_:)", words.bold(), words),
  Probe("View/italic(_:)", words.italic(), words),
  Probe("View/kerning(_:)", words.kerning(2), words.kerning(1)),
  Probe("View/tracking(_:)", words.tracking(2), words),
  Probe("View/lineLimit(_:)", words.lineLimit(1), words),
  Probe("View/lineLimit(_:reservesSpace:)", words.lineLimit(2, reservesSpace: true), words.lineLimit(2)),
  Probe("View/lineSpacing(_:)", words.lineSpacing(3), words),
  Probe("View/multilineTextAlignment(_:)", words.multilineTextAlignment(.center), words),
  Probe("View/truncationMode(_:)", words.truncationMode(.head), words),
  Probe("Text/bold()", words.bold(), words),
  Probe("Text/kerning(_:)", words.kerning(2), words),
  Probe("Font/system(_:design:weight:)", words.font(.system(.body, design: .serif)), words.font(.body)),
  Probe(
    "Font/system(size:weight:design:)", words.font(.system(size: 12, design: .monospaced)),
    words.font(.system(size: 12))),
  Probe("Font/Design/rounded", words.font(.system(.body, design: .rounded)), words.font(.body)),
  Probe("Font/custom(_:size:)", words.font(.custom("A", size: 12)), words.font(.custom("A", fixedSize: 12))),
  Probe("Font/italic()", words.font(.body.italic()), words.font(.body)),
  Probe("Font/weight(_:)", words.font(.body.weight(.thin)), words.font(.body)),
  Probe(
    "EnvironmentValues/dynamicTypeSize", words.environment(\.dynamicTypeSize, .accessibility3).font(.body),
    words.font(.body)),
  Probe("EnvironmentValues/legibilityWeight", words.environment(\.legibilityWeight, .bold), words),
  Probe("EnvironmentValues/layoutDirection", words.environment(\.layoutDirection, .rightToLeft), words),
  Probe("EnvironmentValues/locale", Text("\(1.5)").environment(\.locale, Locale(identifier: "de")), Text("\(1.5)")),
]

@MainActor private let shapeProbes = [
  Probe("View/cornerRadius(_:antialiased:)", square.cornerRadius(3, antialiased: false), square.cornerRadius(3)),
  Probe("View/clipped(antialiased:)", square.clipped(antialiased: true), square.clipped()),
  Probe("View/blur(radius:opaque:)", square.blur(radius: 3, opaque: true), square.blur(radius: 3)),
  Probe("View/shadow(color:radius:x:y:)", square.shadow(radius: 3), square),
  Probe("View/blendMode(_:)", square.blendMode(.multiply), square),
  Probe("View/border(_:width:)", square.border(.red, width: 2), square.border(.red)),
  Probe("View/compositingGroup()", square.compositingGroup(), square),
  Probe("View/mask(alignment:_:)", square.mask(alignment: .top) { Circle() }, square.mask { Circle() }),
  Probe("View/overlay(alignment:content:)", square.overlay(alignment: .top) { words }, square.overlay { words }),
  Probe("View/opacity(_:)", square.opacity(0.5), square),
  Probe("View/foregroundStyle(_:)", square.foregroundStyle(.secondary), square),
  Probe("View/tint(_:)", Rectangle().fill(.tint).tint(.red), Rectangle().fill(.tint)),
  Probe("View/rotationEffect(_:anchor:)", square.rotationEffect(.degrees(3), anchor: .top), square),
  Probe("View/scaleEffect(x:y:anchor:)", square.scaleEffect(x: 2), square),
  Probe("Capsule/init(style:)", Capsule(style: .circular), Capsule(style: .continuous)),
  Probe(
    "RoundedRectangle/init(cornerSize:style:)", RoundedRectangle(cornerSize: CGSize(width: 8, height: 2)),
    RoundedRectangle(cornerRadius: 8)),
  Probe(
    "Path/init(roundedRect:cornerRadius:style:)",
    Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 9, style: .circular),
    Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 9)),
  Probe(
    "RoundedRectangle/path(in:)",
    RoundedRectangle(cornerRadius: 9).path(in: CGRect(x: 0, y: 0, width: 30, height: 30)),
    RoundedRectangle(cornerRadius: 9, style: .circular).path(in: CGRect(x: 0, y: 0, width: 30, height: 30))),
  Probe(
    "UnevenRoundedRectangle/path(in:)",
    UnevenRoundedRectangle(topLeadingRadius: 9).path(in: CGRect(x: 0, y: 0, width: 30, height: 30)),
    RoundedRectangle(cornerRadius: 9).path(in: CGRect(x: 0, y: 0, width: 30, height: 30))),
  Probe(
    "StrokeStyle/miterLimit", Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, miterLimit: 1)),
    Circle().stroke(.red, style: StrokeStyle(lineWidth: 3))),
  Probe(
    "StrokeStyle/lineCap", Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round)),
    Circle().stroke(.red, style: StrokeStyle(lineWidth: 3))),
  Probe(
    "Color/RGBColorSpace/displayP3", Color(.displayP3, red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)),
  Probe(
    "Gradient/init(colors:)",
    LinearGradient(gradient: Gradient(colors: [.accentColor, .clear]), startPoint: .top, endPoint: .bottom).tint(.red),
    LinearGradient(gradient: Gradient(colors: [Color(.systemBlue), .clear]), startPoint: .top, endPoint: .bottom)
      .tint(.red)),
  Probe("Image/init(_:bundle:)", Image("a", bundle: Bundle(for: Anchor.self)), Image("a")),
]

@MainActor private let layoutProbes = [
  Probe("View/padding(_:_:)", square.padding(.top, 3), square),
  Probe("View/frame(width:height:alignment:)", square.frame(width: 3, alignment: .top), square.frame(width: 3)),
  Probe("View/fixedSize(horizontal:vertical:)", words.fixedSize(horizontal: true, vertical: false), words.fixedSize()),
  Probe("View/layoutPriority(_:)", words.layoutPriority(1), words),
  Probe("View/aspectRatio(_:contentMode:)", square.aspectRatio(2, contentMode: .fill), square.scaledToFill()),
  Probe("View/offset(x:y:)", square.offset(x: 3), square),
  Probe("View/position(x:y:)", square.position(x: 3, y: 3), square),
  Probe("View/zIndex(_:)", square.zIndex(1), square),
  Probe("View/gridColumnAlignment(_:)", square.gridColumnAlignment(.trailing), square),
  Probe("HStack/init(alignment:spacing:content:)", HStack(spacing: 2) { words }, HStack { words }),
  Probe("View/hidden()", square.hidden(), square),
  Probe("View/disabled(_:)", Button("a") {}.disabled(true), Button("a") {}),
  Probe(
    "ForEach/init(_:content:)", ForEach(0..<2) { Text(verbatim: "\($0)") }, ForEach(0..<1) { Text(verbatim: "\($0)") }),
]

@MainActor private let button = AnyView(Button("Save") {}.buttonStyle(.bordered))

@MainActor private let controlProbes = [
  Probe("ButtonRole/destructive", Button("a", role: .destructive) {}, Button("a") {}),
  Probe("PrimitiveButtonStyle/borderedProminent", Button("Save") {}.buttonStyle(.borderedProminent), button),
  Probe("View/buttonStyle(_:)", Button("a") {}.buttonStyle(.plain), Button("a") {}),
  Probe("View/controlSize(_:)", button.controlSize(.large), button),
  Probe("View/buttonBorderShape(_:)", button.buttonBorderShape(.circle), button),
  Probe("ProgressView/init(value:total:)", ProgressView(value: 0.2), ProgressView(value: 0.4)),
  Probe("ProgressViewStyle/circular", ProgressView().progressViewStyle(.circular), ProgressView(value: 0.4)),
  Probe("Toggle/init(_:isOn:)", Toggle("a", isOn: .constant(true)), Toggle("a", isOn: .constant(false))),
  Probe("LabelStyle/iconOnly", Label("a", systemImage: "star").labelStyle(.iconOnly), Label("a", systemImage: "star")),
]

private final class Anchor {}

@MainActor
struct HonestyTests {
  private func dump(_ view: AnyView) -> String {
    lower(view, in: .drawing, at: SourceLocation(file: "Probe.swift", line: 1)).text(.comparable)
  }

  /// The status of every listed symbol.
  private func statuses() throws -> [String: SymbolStatus] {
    var statuses: [String: SymbolStatus] = [:]
    for (section, all) in try Repository.comparison.get().sections {
      for (symbol, status) in zip(section.symbols, all) { statuses[symbol] = status }
    }
    return statuses
  }

  private var probes: [Probe] {
    textProbes + shapeProbes + layoutProbes + controlProbes + environmentProbes + momentProbes + navigationProbes
      + containerProbes
  }

  @Test func `what counts as full makes the difference that it makes on Apple's platforms`() throws {
    let statuses = try statuses()
    for probe in probes {
      let status = try #require(statuses[probe.path], "\(probe.path) is on no list")
      if dump(probe.first) == dump(probe.second) {
        #expect(
          status != .full, "\(probe.path) changes nothing; it needs a '- Partial:' or '- Ignored:' in its comment")
      }
    }
  }

  /// What differs by the smoothness of edges, or in colours that no screen of sRGB shows.
  private let finer: Set<String> = [
    "View/cornerRadius(_:antialiased:)", "View/clipped(antialiased:)", "View/blur(radius:opaque:)",
    "Capsule/init(style:)", "Color/RGBColorSpace/displayP3", "View/keyboardShortcut(_:)",
  ]

  @Test func `what changes nothing, and does on Apple's platforms, is told by the run`() throws {
    for probe in probes where !finer.contains(probe.path) && dump(probe.first) == dump(probe.second) {
      let warnings = [probe.first, probe.second].flatMap {
        lowered($0, in: .drawing, at: SourceLocation(file: "Probe.swift", line: 1)).warnings
      }
      #expect(!warnings.isEmpty, "\(probe.path) changes nothing and nobody is told")
    }
  }
}
