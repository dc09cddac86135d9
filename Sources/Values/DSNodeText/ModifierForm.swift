import DSGeometry
import DSNode

extension Modifier.TruncationMode: NodeTextCodable {}
extension Modifier.TextAlignment: NodeTextCodable {}
extension Modifier.ContentMode: NodeTextCodable {}

extension Modifier {
  /// The modifier as a line, with a leading dot as in SwiftUI, and views below it.
  func line(_ write: Writing) -> Line {
    switch self {
    case .written(let inner, let origin): inner.line(write).written(at: origin, write)
    case .choose(let reference, let cases, let fallback): Self.choice(reference, cases, fallback, write)
    case .font(let font): write.line(".font", write(font))
    case .fontWeight(let weight): write.line(".fontWeight", write(weight))
    case .bold: write.line(".bold")
    case .italic(let flag): write.line(".italic", write(flag))
    case .fontReset(let aspect): write.line(".fontReset", write(aspect))
    case .underline(let flag, let style): write.line(".underline", [write(flag)] + style.arguments(write))
    case .strikethrough(let flag, let style): write.line(".strikethrough", [write(flag)] + style.arguments(write))
    case .fontTraits(let traits): write.line(".fontTraits", traits.arguments(write))
    case .baselineOffset(let points): write.line(".baselineOffset", write(points))
    case .textBackground(let paint): write.line(".textBackground", write(paint))
    case .textCase(let letters): write.line(".textCase", write(letters))
    case .allowsTightening(let flag): write.line(".allowsTightening", write(flag))
    case .writingDirection(let flag): write.line(".writingDirection", write("followsContent", flag))
    case .alignmentDirection(let flag): write.line(".alignmentDirection", write("followsContent", flag))
    case .minimumScaleFactor(let factor): write.line(".minimumScaleFactor", write(factor))
    case .redacted(let flag): write.line(".redacted", write(flag))
    case .tracking(let points): write.line(".tracking", write(points))
    case .lineHeight(let height): write.line(".lineHeight", write(height))
    case .lineSpacing(let points): write.line(".lineSpacing", write(points))
    case .lineLimit(let limit, let reserves):
      write.line(".lineLimit", write(limit), write.flag("reservesSpace", reserves))
    case .lineRange(let minimum, let maximum): write.line(".lineRange", write(minimum), write(maximum))
    case .truncationMode(let mode): write.line(".truncationMode", write(mode))
    case .multilineTextAlignment(let alignment): write.line(".multilineTextAlignment", write(alignment))
    case .foregroundStyle(let paint): write.line(".foregroundStyle", write(paint))
    case .foregroundStyles(let paints): write.line(".foregroundStyles", write(paints))
    case .tint(let paint): write.line(".tint", write(paint))
    case .accent(let paint): write.line(".accent", write(paint))
    case .environment(let name, let value): write.line(".environment", write.name(name), write(value))
    case .mode(let name, let context): write.line(".mode", write.name(name), write(context))
    case .disabled(let flag): write.line(".disabled", write(flag))
    case .padding(let edges, let length): write.line(".padding", write(edges), write(length))
    case .paddingInsets(let top, let leading, let bottom, let trailing):
      write.line(
        ".paddingInsets", write("top", top), write("leading", leading), write("bottom", bottom),
        write("trailing", trailing))
    case .frame(let width, let height, let alignment):
      write.line(".frame", write("width", width), write("height", height), write(alignment))
    case .flexibleFrame(let frame): write.line(".flexibleFrame", frame.arguments(write))
    case .fixedSize(let horizontal, let vertical):
      write.line(".fixedSize", write.flag("horizontal", horizontal), write.flag("vertical", vertical))
    case .layoutPriority(let priority): write.line(".layoutPriority", write(priority))
    case .aspectRatio(let ratio, let mode): write.line(".aspectRatio", write(mode), write(ratio))
    case .offset(let x, let y): write.line(".offset", write("x", x), write("y", y))
    case .position(let x, let y): write.line(".position", write("x", x), write("y", y))
    case .alignmentGuide(let guide, let value): write.line(".alignmentGuide", write(guide), write("to", value))
    case .zIndex(let index): write.line(".zIndex", write(index))
    case .gridCellColumns(let count): write.line(".gridCellColumns", write(count))
    case .gridCellAnchor(let anchor): write.line(".gridCellAnchor", write(anchor))
    case .gridColumnAlignment(let alignment): write.line(".gridColumnAlignment", write(alignment))
    case .gridCellUnsizedAxes(let axes): write.line(".gridCellUnsizedAxes", write(axes))
    case .mark(let mark): write.line(".mark", write(mark))
    case .layoutValue(let value): write.line(".layoutValue", value.arguments(write))
    case .containerRelativeFrame(let axes, let length, let alignment):
      write.line(".containerRelativeFrame", write(axes), write(length), write(alignment))
    case .safeArea(let area, let views): write.line(".safeArea", area.arguments(write)).over(views, write)
    case .ignoresSafeArea(let edges, let mark): write.line(".ignoresSafeArea", write(edges), write("mark", mark))
    case .background(let views, let alignment): write.line(".background", write(alignment)).over(views, write)
    case .backgroundStyle(let paint, let shape): write.line(".backgroundStyle", write(paint), write("in", shape))
    case .overlay(let views, let alignment): write.line(".overlay", write(alignment)).over(views, write)
    case .border(let border): write.line(".border", border.arguments(write))
    case .cornerRadius(let radii): write.line(".cornerRadius", write(radii))
    case .clipShape(let shape): write.line(".clipShape", write(shape))
    case .clipped: write.line(".clipped")
    case .mask(let views, let alignment): write.line(".mask", write(alignment)).over(views, write)
    case .shadow(let shadow): write.line(".shadow", write(shadow))
    case .opacity(let share): write.line(".opacity", write(share))
    case .rotationEffect(let degrees, let anchor):
      write.line(".rotationEffect", write(degrees), write("anchor", anchor))
    case .rotation3DEffect(let degrees, let x, let y, let z, let anchor, let perspective):
      write.line(
        ".rotation3DEffect", write(degrees), write("x", x), write("y", y), write("z", z), write("anchor", anchor),
        write("perspective", perspective))
    case .scaleEffect(let x, let y, let anchor):
      write.line(".scaleEffect", write("x", x), write("y", y), write("anchor", anchor))
    case .blur(let radius): write.line(".blur", write(radius))
    case .blendMode(let mode): write.line(".blendMode", write(mode))
    case .compositingGroup: write.line(".compositingGroup")
    case .flipsForRightToLeft: write.line(".flipsForRightToLeft")
    case .colorEffect(let effect): write.line(".colorEffect", write(effect))
    case .transformEffect(let map, let anchor): write.line(".transformEffect", write(map), write("anchor", anchor))
    case .projectionEffect(let map, let anchor, let isRelative):
      write.line(".projectionEffect", write(map), write("anchor", anchor), write.flag("relative", isRelative))
    case .hidden: write.line(".hidden")
    case .accessibilityLabel(let label): write.line(".accessibilityLabel", write(label))
    case .accessibilityHidden(let flag): write.line(".accessibilityHidden", write(flag))
    case .accessibilityIdentifier(let identifier): write.line(".accessibilityIdentifier", write(identifier))
    case .accessibility(let node): write.line(".accessibility", node.arguments(write))
    }
  }

  private static func choice(
    _ reference: EnvironmentReference, _ cases: [Case], _ fallback: [Modifier], _ write: Writing
  ) -> Line {
    let line = write.line(".choose", write(reference))
    for branch in cases {
      let below = write.line("case", write.name(branch.key))
      below.children = branch.modifiers.map { $0.line(write) }
      line.children.append(below)
    }
    if !fallback.isEmpty {
      let below = write.line("else")
      below.children = fallback.map { $0.line(write) }
      line.children.append(below)
    }
    return line
  }

  static func read(_ fields: Fields) throws -> Modifier {
    let origin = try fields.takeOrigin()
    let modifier = try readPlain(fields)
    return origin.map { .written(modifier, at: $0) } ?? modifier
  }

  private static func readPlain(_ fields: Fields) throws -> Modifier {
    switch fields.head {
    case ".choose":
      let reference: EnvironmentReference = try fields()
      let cases = try fields.sections("case") { Case(key: try $0.name(), modifiers: $0.lines()) }
      return .choose(reference, cases, fallback: try fields.section("else") { $0.lines() } ?? [])
    case ".font": return .font(try fields())
    case ".fontWeight": return .fontWeight(try fields())
    case ".bold": return .bold
    case ".italic": return .italic(try fields())
    case ".fontReset": return .fontReset(try fields())
    case ".underline": return .underline(try fields(), try .read(fields))
    case ".strikethrough": return .strikethrough(try fields(), try .read(fields))
    case ".fontTraits": return .fontTraits(try .read(fields))
    case ".baselineOffset": return .baselineOffset(try fields())
    case ".textBackground": return .textBackground(try fields())
    case ".textCase": return .textCase(try fields.optional())
    case ".allowsTightening": return .allowsTightening(try fields())
    case ".writingDirection": return .writingDirection(followsContent: try fields("followsContent"))
    case ".alignmentDirection": return .alignmentDirection(followsContent: try fields("followsContent"))
    case ".minimumScaleFactor": return .minimumScaleFactor(try fields())
    case ".redacted": return .redacted(try fields())
    case ".tracking": return .tracking(try fields())
    case ".lineHeight": return .lineHeight(try fields())
    case ".lineSpacing": return .lineSpacing(try fields())
    case ".lineLimit":
      let reserves = fields.flag("reservesSpace")
      return .lineLimit(try fields.optional(), reservesSpace: reserves)
    case ".lineRange": return .lineRange(minimum: try fields(), maximum: try fields.optional())
    case ".truncationMode": return .truncationMode(try fields())
    case ".multilineTextAlignment": return .multilineTextAlignment(try fields())
    case ".foregroundStyle": return .foregroundStyle(try fields())
    case ".foregroundStyles": return .foregroundStyles(try fields())
    case ".tint": return .tint(try fields())
    case ".accent": return .accent(try fields())
    case ".environment": return .environment(try fields.name(), try fields())
    case ".mode": return .mode(try fields.name(), try fields())
    case ".disabled": return .disabled(try fields())
    default: return try readLayout(fields)
    }
  }

  private static func readLayout(_ fields: Fields) throws -> Modifier {
    switch fields.head {
    case ".padding": return .padding(try fields(), try fields.optional())
    case ".paddingInsets":
      return .paddingInsets(
        top: try fields("top"), leading: try fields("leading"), bottom: try fields("bottom"),
        trailing: try fields("trailing"))
    case ".frame":
      return .frame(
        width: try fields.optional("width"), height: try fields.optional("height"), alignment: try fields())
    case ".flexibleFrame": return .flexibleFrame(try .read(fields))
    case ".fixedSize": return .fixedSize(horizontal: fields.flag("horizontal"), vertical: fields.flag("vertical"))
    case ".layoutPriority": return .layoutPriority(try fields())
    case ".aspectRatio":
      let mode: ContentMode = try fields()
      return .aspectRatio(try fields.optional(), mode)
    case ".offset": return .offset(x: try fields("x"), y: try fields("y"))
    case ".position": return .position(x: try fields("x"), y: try fields("y"))
    case ".alignmentGuide": return .alignmentGuide(try fields(), try fields("to"))
    case ".zIndex": return .zIndex(try fields())
    case ".gridCellColumns": return .gridCellColumns(try fields())
    case ".gridCellAnchor": return .gridCellAnchor(try fields())
    case ".gridColumnAlignment": return .gridColumnAlignment(try fields())
    case ".gridCellUnsizedAxes": return .gridCellUnsizedAxes(try fields())
    case ".mark": return .mark(try fields())
    case ".layoutValue": return .layoutValue(try .read(fields))
    case ".containerRelativeFrame":
      return .containerRelativeFrame(try fields(), try fields(), alignment: try fields())
    case ".safeArea": return .safeArea(try .read(fields), fields.lines())
    case ".ignoresSafeArea": return .ignoresSafeArea(try fields(), try fields("mark"))
    default: return try readDrawing(fields)
    }
  }

  private static func readDrawing(_ fields: Fields) throws -> Modifier {
    switch fields.head {
    case ".background": return .background(fields.lines(), alignment: try fields())
    case ".backgroundStyle": return .backgroundStyle(try fields(), in: try fields.optional("in"))
    case ".overlay": return .overlay(fields.lines(), alignment: try fields())
    case ".border": return .border(try .read(fields))
    case ".cornerRadius": return .cornerRadius(try fields())
    case ".clipShape": return .clipShape(try fields())
    case ".clipped": return .clipped
    case ".mask": return .mask(fields.lines(), alignment: try fields())
    case ".shadow": return .shadow(try fields())
    case ".opacity": return .opacity(try fields())
    case ".rotationEffect": return .rotationEffect(degrees: try fields(), anchor: try fields("anchor"))
    case ".rotation3DEffect":
      return .rotation3DEffect(
        degrees: try fields(), x: try fields("x"), y: try fields("y"), z: try fields("z"),
        anchor: try fields("anchor"), perspective: try fields("perspective"))
    case ".scaleEffect": return .scaleEffect(x: try fields("x"), y: try fields("y"), anchor: try fields("anchor"))
    case ".blur": return .blur(radius: try fields())
    case ".blendMode": return .blendMode(try fields())
    case ".compositingGroup": return .compositingGroup
    case ".flipsForRightToLeft": return .flipsForRightToLeft
    case ".colorEffect": return .colorEffect(try fields())
    case ".transformEffect": return .transformEffect(try fields(), anchor: try fields("anchor"))
    case ".projectionEffect":
      return .projectionEffect(try fields(), anchor: try fields("anchor"), isRelative: fields.flag("relative"))
    case ".hidden": return .hidden
    case ".accessibilityLabel": return .accessibilityLabel(try fields())
    case ".accessibilityHidden": return .accessibilityHidden(try fields())
    case ".accessibilityIdentifier": return .accessibilityIdentifier(try fields())
    case ".accessibility": return .accessibility(try .read(fields))
    default: throw fields.fails("a modifier")
    }
  }
}
