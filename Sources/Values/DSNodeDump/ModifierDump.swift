import DSGeometry
import DSNode

extension NodeWriter {
  /// Adds a modifier, with a leading dot as in SwiftUI.
  mutating func write(_ modifier: Modifier) {
    switch modifier {
    case .written(let inner, _): write(inner)
    case .font(let font): line(".font \(font.dump)")
    case .fontWeight(let weight): line(".fontWeight \(weight.dump)")
    case .bold: line(".bold")
    case .fontReset(let aspect): line(".fontReset \(aspect.rawValue)")
    case .allowsTightening(let flag): line(".allowsTightening \(flag)")
    case .writingDirection(let follows): line(".writingDirection \(follows ? "content" : "layout")")
    case .alignmentDirection(let follows): line(".alignmentDirection \(follows ? "content" : "layout")")
    case .italic(let isActive): line(".italic \(isActive)")
    case .underline(let isActive, let style): line(".underline \(isActive)\(style.dump)")
    case .strikethrough(let isActive, let style): line(".strikethrough \(isActive)\(style.dump)")
    case .fontTraits(let traits): line(".fontTraits \(traits.dump)")
    case .baselineOffset(let points): line(".baselineOffset \(points.dump)")
    case .textBackground(let paint): line(".textBackground \(paint.dump)")
    case .textCase(let letters): line(".textCase \(letters?.rawValue ?? "none")")
    case .minimumScaleFactor(let factor): line(".minimumScaleFactor \(factor.dump)")
    case .redacted(let flag): line(".redacted \(flag)")
    case .tracking(let points): line(".tracking \(points.dump)")
    case .lineHeight(.multiple(let factor)): line(".lineHeight multiple=\(factor.dump)")
    case .lineHeight(.points(let points)): line(".lineHeight points=\(points.dump)")
    case .lineHeight(.increase(let points)): line(".lineHeight increase=\(points.dump)")
    case .lineHeight(.natural): line(".lineHeight natural")
    case .lineSpacing(let points): line(".lineSpacing \(points.dump)")
    case .lineLimit(let limit, let reserves):
      line(".lineLimit \(limit.map(String.init) ?? "none")" + (reserves ? " reservesSpace" : ""))
    case .lineRange(let minimum, let maximum):
      line(".lineLimit \(minimum)…" + (maximum.map(String.init) ?? ""))
    case .truncationMode(let mode): line(".truncationMode \(mode.rawValue)")
    case .multilineTextAlignment(let alignment): line(".multilineTextAlignment \(alignment.rawValue)")
    case .foregroundStyle(let paint): line(".foregroundStyle \(paint.dump)")
    case .foregroundStyles(let paints): line(".foregroundStyle " + paints.map(\.dump).joined(separator: "; "))
    case .tint(let paint): line(".tint \(paint.dump)")
    case .accent(let paint): line(".accent \(paint.dump)")
    case .environment(let name, let value): line(".environment \(name)=\(value.dump)")
    case .mode(let name, let context): line(".mode \(name)=\(context.dump)")
    case .disabled(let flag): line(".disabled \(flag.dump)")
    case .padding(let edges, let length): line(".padding \(edges.dump)" + length.dumped(" "))
    case .paddingInsets(let top, let leading, let bottom, let trailing):
      line(
        ".padding top=\(top.dump) leading=\(leading.dump) bottom=\(bottom.dump) trailing=\(trailing.dump)")
    case .frame(let width, let height, let alignment):
      line(".frame" + width.dumped(" width=") + height.dumped(" height=") + " \(alignment.dump)")
    case .flexibleFrame(let frame): line(".frame" + frame.dump)
    case .fixedSize(let horizontal, let vertical):
      line(".fixedSize" + (horizontal ? " horizontal" : "") + (vertical ? " vertical" : ""))
    case .layoutPriority(let priority): line(".layoutPriority \(priority.text())")
    case .aspectRatio(let ratio, let mode): line(".aspectRatio" + ratio.dumped(" ") + " \(mode.rawValue)")
    case .offset(let x, let y): line(".offset x=\(x.dump) y=\(y.dump)")
    case .position(let x, let y): line(".position x=\(x.dump) y=\(y.dump)")
    case .alignmentGuide(let guide, .points(let points)): line(".alignmentGuide \(guide.dump) to=\(points.dump)")
    case .alignmentGuide(let guide, .guide(let other, let plus)):
      line(".alignmentGuide \(guide.dump) to=\(other.dump) plus=\(plus.dump)")
    case .alignmentGuide(let guide, .function): line(".alignmentGuide \(guide.dump) computed")
    case .mark(let mark): line(".mark" + (mark.space.map { " space=\($0.quoted)" } ?? ""))
    case .layoutValue(let value): line(".layoutValue \(value.name)")
    case .containerRelativeFrame(let axes, let length, let alignment):
      line(".containerRelativeFrame \(axes.rawValue)" + length.dump + " \(alignment.dump)")
    case .safeArea(let area, let views):
      views.isEmpty ? line(".safeAreaPadding \(area.dump)") : section(".safeAreaInset \(area.dump)", views)
    case .ignoresSafeArea(let edges, _): line(".ignoresSafeArea \(edges.dump)")
    case .zIndex(let index): line(".zIndex \(index.text())")
    case .gridCellColumns(let count): line(".gridCellColumns \(count)")
    case .gridCellAnchor(let anchor): line(".gridCellAnchor \(anchor.dump)")
    case .gridColumnAlignment(let alignment): line(".gridColumnAlignment \(alignment.name)")
    case .gridCellUnsizedAxes(let axes): line(".gridCellUnsizedAxes \(axes.rawValue)")
    case .background(let views, let alignment): section(".background \(alignment.dump)", views)
    case .backgroundStyle(let paint, let shape):
      line(".background \(paint.dump)" + (shape.map { " in=\($0.dump)" } ?? ""))
    case .overlay(let views, let alignment): section(".overlay \(alignment.dump)", views)
    case .border(let border): line(".border" + border.dump)
    case .cornerRadius(let radii): line(".cornerRadius \(radii.dump)")
    case .clipShape(let shape): line(".clipShape \(shape.dump)")
    case .clipped: line(".clipped")
    case .mask(let views, let alignment): section(".mask \(alignment.dump)", views)
    case .shadow(let shadow): line(".shadow \(shadow.dump)")
    case .opacity(let share): line(".opacity \(share.dump)")
    case .rotationEffect(let degrees, let anchor): line(".rotationEffect \(degrees.dump) anchor=\(anchor.dump)")
    case .scaleEffect(let x, let y, let anchor): line(".scaleEffect x=\(x.dump) y=\(y.dump) anchor=\(anchor.dump)")
    case .blur(let radius): line(".blur \(radius.dump)")
    case .blendMode(let mode): line(".blendMode \(mode.rawValue)")
    case .compositingGroup: line(".compositingGroup")
    case .colorEffect(.matrix(let matrix)):
      line(".colorEffect [" + matrix.values.map { $0.text() }.joined(separator: " ") + "]")
    case .colorEffect(.multiply(let paint)): line(".colorEffect multiply \(paint.dump)")
    case .transformEffect(let map, let anchor):
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { $0.text() }.joined(separator: " ")
      line(".transformEffect [\(numbers)] anchor=\(anchor.dump)")
    case .hidden: line(".hidden")
    case .accessibilityLabel(let label): line(".accessibilityLabel \(label.quoted)")
    case .accessibilityHidden(let isHidden): line(".accessibilityHidden \(isHidden)")
    case .accessibilityIdentifier(let identifier): line(".accessibilityIdentifier \(identifier.quoted)")
    case .accessibility(let node): line(".accessibility \(node.dump)")
    }
  }
}

extension EdgeSet {
  var dump: String {
    let names: [(EdgeSet, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return self == .all ? "all" : names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UnitPoint {
  var dump: String { "(\(x.text()), \(y.text()))" }
}

extension Modifier.Guide {
  var dump: String {
    switch self {
    case .horizontal(let guide): "horizontal-\(guide.name)"
    case .vertical(let guide): "vertical-\(guide.name)"
    }
  }
}

extension Modifier.FlexibleFrame {
  var dump: String {
    minWidth.dumped(" minWidth=") + idealWidth.dumped(" idealWidth=") + maxWidth.dumped(" maxWidth=")
      + minHeight.dumped(" minHeight=") + idealHeight.dumped(" idealHeight=") + maxHeight.dumped(" maxHeight=")
      + " \(alignment.dump)"
  }
}

extension Modifier.ContainerLength {
  var dump: String {
    switch self {
    case .whole: ""
    case .tracks(let count, let span, let spacing): " count=\(count) span=\(span) spacing=\(spacing.text())"
    case .function: " computed"
    }
  }
}

extension SafeAreaNode {
  var dump: String {
    guard let edge else {
      return "top=\(insets.top.text()) leading=\(insets.leading.text()) bottom=\(insets.bottom.text())"
        + " trailing=\(insets.trailing.text())"
    }
    return edge.rawValue + " \(alignment.dump)" + (spacing.map { " spacing=\($0.text())" } ?? "")
  }
}

extension Modifier.LineStyle {
  var dump: String {
    (pattern == .solid ? "" : " pattern=\(pattern.rawValue)") + (paint.map { " paint=\($0.dump)" } ?? "")
  }
}

extension Modifier.FontTraits {
  var dump: String {
    var parts: [String] = []
    if bold { parts.append("bold") }
    if let scale { parts.append("scale=\(scale.dump)") }
    if let isSecondary { parts.append("scale=\(isSecondary ? "secondary" : "default")") }
    if let italic { parts.append("italic=\(italic)") }
    if let design { parts.append("design=\(design.rawValue)") }
    if let width { parts.append("width=\(width.dump)") }
    if let smallCaps { parts.append("smallCaps=\(smallCaps.rawValue)") }
    if monospacedDigits { parts.append("monospacedDigits") }
    if let leading { parts.append("leading=\(leading.dump)") }
    return parts.joined(separator: " ")
  }
}
