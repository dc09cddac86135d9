import DSDiagnostics
import DSGeometry
import DSNode
import TestRandom

@testable import DSNodeText

/// Makes nodes and their parts at random; each list of makers has one for every case of its type.
struct RandomNodes {
  var random: SeededRandom
  /// How many more levels may begin.
  var depth = 4
  /// Whether there are functions, which are equal to none that is read.
  var hasFunctions: Bool

  init(seed: Int, hasFunctions: Bool) {
    random = SeededRandom(seed: seed)
    self.hasFunctions = hasFunctions
  }

  typealias Makers<Made> = [@Sendable (inout RandomNodes) -> Made]

  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &random)] }
  mutating func flag() -> Bool { Bool.random(using: &random) }
  mutating func maybe<Item>(_ make: (inout Self) -> Item) -> Item? { flag() ? make(&self) : nil }
  mutating func some<Item>(_ make: (inout Self) -> Item) -> [Item] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in make(&self) }
  }
  mutating func name() -> String {
    pick(["a", "else", "size.m", "", "true", "two words", "é\n\"\\\u{1}", "${x}", "1", "#", "-inf", "a\u{301}\r\n"])
  }
  mutating func number() -> Double {
    pick([
      0, 1, -0.0, 0.1, -8.25, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, 1.0 / 3,
      100_000_000_000_000_000_000,
    ])
  }
  mutating func integer() -> Int { pick([0, 1, -1, 7, .max, .min]) }
  mutating func origin() -> SourceOrigin {
    SourceOrigin(at: location(), arguments: some { SourceOrigin.Argument($0.name(), at: $0.location()) })
  }

  mutating func location() -> SourceLocation {
    SourceLocation(file: name(), line: pick([0, 0, 4, -1]), column: pick([0, 3, -2]))
  }
  mutating func color() -> Color {
    var color = Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &random), alpha: pick([1, 0.5, 0.2, 0]))
    if flag() { color.red = pick([0.1, 1.0 / 3]) }
    return color
  }
  mutating func point() -> UnitPoint { UnitPoint(x: number(), y: number()) }
  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }
  mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  mutating func horizontal() -> HorizontalAlignment {
    pick([.leading, .center, .listRowSeparatorTrailing, HorizontalAlignment(name: name(), fraction: number())])
  }
  mutating func vertical() -> VerticalAlignment {
    pick([.top, .lastTextBaseline, .capitalsMiddle, VerticalAlignment(name: name(), fraction: number())])
  }
  mutating func alignment() -> Alignment { Alignment(horizontal: horizontal(), vertical: vertical()) }
  mutating func mark() -> LayoutMark {
    LayoutMark(id: pick([0, 1, .max]), space: maybe { $0.name() }, safeArea: maybe { $0.insets() })
  }
  mutating func edges() -> EdgeSet { EdgeSet(rawValue: pick([0, 1, 6, 15, 16, 31])) }
  mutating func token() -> TokenReference { TokenReference(TokenPath(name()), at: location()) }
  mutating func environment() -> EnvironmentReference { EnvironmentReference(name(), at: location()) }

  mutating func value<Literal>(_ literal: (inout Self) -> Literal) -> Value<Literal> {
    guard depth > 0 else { return .literal(literal(&self)) }
    depth -= 1
    defer { depth += 1 }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .token(token())
    case 1: return .environment(environment())
    case 2:
      let cases = some { Value<Literal>.Case(key: $0.name(), value: $0.value(literal)) }
      return .choose(environment(), cases, fallback: maybe { $0.value(literal) })
    default: return .literal(literal(&self))
    }
  }
  /// Only lengths grow with type.
  mutating func length() -> Value<Double> {
    let length = value { $0.number() }
    return flag() ? .scaled(length) : length
  }

  /// One of many; the first ones, which hold nothing of the same type, where no further level may begin.
  mutating func one<Made>(of makers: Makers<Made>, plain: Int) -> Made {
    let index = Int.random(in: 0..<(depth > 0 ? makers.count : plain), using: &random)
    depth -= 1
    defer { depth += 1 }
    return makers[index](&self)
  }

  mutating func paint() -> Paint { one(of: Self.paints, plain: 4) }
  mutating func shape() -> ShapeNode { one(of: Self.shapes, plain: 4) }
  mutating func modifier() -> Modifier { one(of: Self.modifiers, plain: 8) }
  mutating func node() -> DSNode {
    DSNode(
      one(of: Self.kinds, plain: 2), modifiers: some { $0.modifier() }, name: maybe { $0.name() }, from: origin())
  }
  mutating func nodes() -> [DSNode] { some { $0.node() } }

  static let environmentValues: Makers<EnvironmentValue> = [
    { .string($0.name()) }, { .number($0.number()) }, { .boolean($0.flag()) }, { .color($0.color()) },
    { .token($0.token()) },
  ]

  static let paints: Makers<Paint> = [
    { .color($0.value { $0.color() }) }, { .foreground($0.pick(Paint.Level.allCases)) }, { _ in .tint },
    { _ in .accent },
    { .system($0.name(), $0.location()) }, { .opacity($0.paint(), $0.length()) },
    { .linearGradient($0.gradient(), start: $0.point(), end: $0.point()) },
    { .radialGradient($0.gradient(), center: $0.point(), startRadius: $0.length(), endRadius: $0.length()) },
    { .angularGradient($0.gradient(), center: $0.point(), startAngle: $0.number(), endAngle: $0.number()) },
    { .ellipticalGradient($0.gradient(), center: $0.point(), startFraction: $0.number(), endFraction: $0.number()) },
    { .mesh($0.mesh()) }, { .image($0.image(), part: $0.rect(), scale: $0.number()) },
    { .effect($0.paint(), $0.one(of: effects, plain: 2)) },
    { .mix($0.paint(), $0.paint(), fraction: $0.number(), $0.pick([.device, .perceptual, .shading])) },
    { .unknown($0.name(), among: $0.some { $0.name() }, $0.location()) },
    {
      .choose(
        $0.environment(), $0.some { Paint.Case(key: $0.name(), paint: $0.paint()) }, fallback: $0.maybe { $0.paint() })
    },
  ]

  static let effects: Makers<PaintEffect> = [
    { .shadow($0.paint(), radius: $0.number(), x: $0.number(), y: $0.number(), isInner: $0.flag()) },
    { .blendMode($0.pick(BlendMode.allCases)) }, { .backdropBlur(radius: $0.number()) },
  ]

  mutating func gradient() -> Paint.Gradient { flag() ? .token(token()) : .stops(some { $0.stop() }) }
  mutating func stop() -> Paint.Stop {
    var stop = Paint.Stop(
      color: value { $0.color() }, location: maybe { $0.number() }, opacity: maybe { $0.length() })
    stop.paint = maybe { $0.paint() }
    return stop
  }
  mutating func mesh() -> MeshGradientNode {
    MeshGradientNode(
      columns: integer(),
      places: some {
        .init(
          $0.point(),
          controls: $0.maybe {
            .init(leading: $0.point(), top: $0.point(), trailing: $0.point(), bottom: $0.point())
          })
      },
      colors: some { $0.paint() }, background: pick([paint(), .color(.literal(.clear))]), isSmooth: flag(),
      mixing: pick([.device, .perceptual, .shading]))
  }

  static let imageSources: Makers<ImageNode.Source> = [
    { .symbol($0.value { $0.name() }) }, { .systemSymbol($0.name()) },
    { .asset($0.value { $0.name() }, scale: $0.number()) },
    { .file($0.file(), dark: $0.maybe { $0.file() }) }, { .unknown($0.name(), among: $0.some { $0.name() }) },
  ]
  mutating func file() -> ImageFile {
    ImageFile(name: name(), format: pick([.png, .svg]), bytes: pick([[], [0, 255], [1, 2, 3]]), scale: number())
  }
  mutating func image() -> ImageNode {
    var image = ImageNode(
      one(of: Self.imageSources, plain: 3), resizable: flag(),
      renderingMode: maybe { $0.pick(ImageNode.RenderingMode.allCases) })
    if flag() { image.capInsets = insets() }
    image.isTiled = flag()
    image.hasHardPixels = flag()
    image.variants = some { $0.name() }
    image.symbolScale = number()
    image.symbolMode = maybe { $0.pick(ImageNode.SymbolMode.allCases) }
    image.variableValue = maybe { $0.number() }
    return image
  }

  static let pathElements: Makers<Path.Element> = [
    { .move(Point(x: $0.number(), y: $0.number())) }, { .line(Point(x: $0.number())) },
    { .quadratic(Point(y: $0.number()), control: Point(x: $0.number())) },
    { .cubic(.zero, control1: Point(x: $0.number()), control2: Point(y: $0.number())) }, { _ in .close },
  ]
  static let shapes: Makers<ShapeNode> = [
    { _ in .rectangle }, { _ in .capsule }, { _ in .circle }, { _ in .ellipse },
    { .roundedRectangle($0.radii(), $0.pick(ShapeNode.Style.allCases)) },
    {
      .path(
        Path($0.some { $0.one(of: pathElements, plain: 5) }), viewBox: $0.maybe { $0.rect() },
        $0.pick([.nonZero, .evenOdd]))
    },
    {
      guard $0.hasFunctions else { return .circle }
      return .function(PathFunction(standInFor: $0.name(), mirrors: $0.flag(), container: $0.maybe { $0.mark() }))
    },
    { .timingCurve($0.token()) }, { .evenOdd($0.shape()) }, { .inset($0.shape(), $0.length()) },
    { .trim($0.shape(), from: $0.length(), to: $0.length()) },
  ]
  mutating func radii() -> ShapeNode.Radii {
    flag()
      ? ShapeNode.Radii(length())
      : ShapeNode.Radii(topLeading: length(), topTrailing: length(), bottomTrailing: length(), bottomLeading: length())
  }
  static let drawings: Makers<ShapeDrawing> = [
    { .fill($0.maybe { $0.paint() }) }, { .stroke($0.paint(), $0.stroke()) },
    { .strokeBorder($0.paint(), $0.stroke()) },
  ]
  mutating func stroke() -> StrokeNode {
    var stroke = StrokeNode(
      lineWidth: length(), lineCap: pick(StrokeNode.LineCap.allCases), lineJoin: pick(StrokeNode.LineJoin.allCases),
      dash: some { $0.number() }, dashPhase: number(), style: maybe { $0.token() })
    stroke.miterLimit = number()
    return stroke
  }
}
