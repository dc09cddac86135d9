import DSDiagnostics
import DSGeometry
import DSNode

@testable import DSNodeText

extension RandomNodes {
  static let modifiers: Makers<Modifier> = [
    { _ in .bold }, { .italic($0.flag()) }, { _ in .clipped }, { _ in .compositingGroup },
    { _ in .flipsForRightToLeft }, { _ in .hidden },
    { .written($0.flag() ? .opacity($0.length()) : .overlay($0.nodes(), alignment: $0.alignment()), at: $0.origin()) },
    { random in
      .choose(
        random.environment(),
        random.some { Modifier.Case(key: $0.name(), modifiers: $0.flag() ? [.bold, .opacity($0.length())] : []) },
        fallback: random.flag() ? [.hidden] : [])
    },
    { .layoutPriority($0.number()) }, { .zIndex($0.number()) }, { .accessibilityLabel($0.name()) },
    { .font($0.one(of: fonts, plain: 2)) }, { .fontWeight($0.length()) },
    { .fontReset($0.pick([.weight, .bold, .italic, .design, .monospaced, .width])) },
    { .underline($0.flag(), $0.lineStyle()) }, { .strikethrough($0.flag(), $0.lineStyle()) },
    { .fontTraits($0.fontTraits()) }, { .baselineOffset($0.length()) }, { .textBackground($0.paint()) },
    { .textCase($0.maybe { $0.pick(Modifier.TextCase.allCases) }) }, { .allowsTightening($0.flag()) },
    { .writingDirection(followsContent: $0.flag()) }, { .alignmentDirection(followsContent: $0.flag()) },
    { .minimumScaleFactor($0.length()) }, { .redacted($0.flag()) }, { .tracking($0.length()) },
    { .lineHeight($0.one(of: lineHeights, plain: 4)) }, { .lineSpacing($0.length()) },
    { .lineLimit($0.maybe { $0.integer() }, reservesSpace: $0.flag()) },
    { .lineRange(minimum: $0.integer(), maximum: $0.maybe { $0.integer() }) },
    { .truncationMode($0.pick(Modifier.TruncationMode.allCases)) },
    { .multilineTextAlignment($0.pick(Modifier.TextAlignment.allCases)) }, { .foregroundStyle($0.paint()) },
    { .foregroundStyles($0.some { $0.paint() }) }, { .tint($0.paint()) }, { .accent($0.paint()) },
    { .environment($0.name(), $0.one(of: environmentValues, plain: 5)) },
    { .mode($0.name(), $0.value { $0.name() }) }, { .disabled($0.value { $0.flag() }) },
    { .padding($0.edges(), $0.maybe { $0.length() }) },
    { .paddingInsets(top: $0.length(), leading: $0.length(), bottom: $0.length(), trailing: $0.length()) },
    { .frame(width: $0.maybe { $0.length() }, height: $0.maybe { $0.length() }, alignment: $0.alignment()) },
    { .flexibleFrame($0.flexibleFrame()) }, { .fixedSize(horizontal: $0.flag(), vertical: $0.flag()) },
    { .aspectRatio($0.maybe { $0.length() }, $0.pick(Modifier.ContentMode.allCases)) },
    { .offset(x: $0.length(), y: $0.length()) }, { .position(x: $0.length(), y: $0.length()) },
    { .alignmentGuide($0.guide(), $0.one(of: guideValues, plain: 2)) }, { .gridCellColumns($0.integer()) },
    { .gridCellAnchor($0.point()) }, { .gridColumnAlignment($0.horizontal()) },
    { .gridCellUnsizedAxes($0.pick(AxisSet.allCases)) }, { .mark($0.mark()) },
    {
      guard $0.hasFunctions else { return .bold }
      return .layoutValue(LayoutValueNode(key: ObjectIdentifier(Self.self), name: $0.name(), value: 1))
    },
    {
      .containerRelativeFrame(
        $0.pick(AxisSet.allCases), $0.one(of: containerLengths, plain: 2), alignment: $0.alignment())
    },
    { .safeArea($0.safeArea(), $0.nodes()) }, { .ignoresSafeArea($0.edges(), $0.mark()) },
    { .background($0.nodes(), alignment: $0.alignment()) },
    { .backgroundStyle($0.paint(), in: $0.maybe { $0.shape() }) },
    { .overlay($0.nodes(), alignment: $0.alignment()) }, { .border($0.border()) }, { .cornerRadius($0.radii()) },
    { .clipShape($0.shape()) }, { .mask($0.nodes(), alignment: $0.alignment()) },
    { .shadow($0.one(of: shadows, plain: 3)) }, { .opacity($0.length()) },
    { .rotationEffect(degrees: $0.length(), anchor: $0.point()) },
    {
      .rotation3DEffect(
        degrees: $0.length(), x: $0.length(), y: $0.length(), z: $0.length(), anchor: $0.point(),
        perspective: $0.length())
    },
    { .scaleEffect(x: $0.length(), y: $0.length(), anchor: $0.point()) }, { .blur(radius: $0.length()) },
    { .blendMode($0.pick(BlendMode.allCases)) }, { .colorEffect($0.one(of: colorEffects, plain: 2)) },
    {
      .transformEffect(
        AffineTransform(
          a: $0.number(), b: $0.number(), c: $0.number(), d: $0.number(), tx: $0.number(), ty: $0.number()),
        anchor: $0.point())
    },
    {
      .projectionEffect(
        Projection(AffineTransform(a: $0.number(), tx: $0.number())), anchor: $0.point(), isRelative: $0.flag())
    },
    { .accessibilityHidden($0.flag()) }, { .accessibilityIdentifier($0.name()) },
    { .accessibility($0.accessibility()) },
  ]

  static let fonts: Makers<Modifier.FontNode> = [
    { .token($0.token()) }, { .textStyle($0.name(), weight: $0.maybe { $0.length() }) },
    {
      .parts(
        family: $0.maybe { $0.value { $0.some { $0.name() } } }, size: $0.maybe { $0.length() },
        weight: $0.maybe { $0.length() })
    },
    {
      .complete(
        family: $0.maybe { $0.value { $0.some { $0.name() } } }, size: $0.length(), relativeTo: $0.maybe { $0.name() },
        weight: $0.maybe { $0.length() })
    },
    { .traits($0.fontTraits(), $0.one(of: fonts, plain: 2)) },
    {
      .choose(
        $0.environment(), $0.some { Modifier.FontCase(key: $0.name(), font: $0.one(of: fonts, plain: 2)) },
        fallback: $0.maybe { $0.one(of: fonts, plain: 2) })
    },
  ]

  mutating func fontTraits() -> Modifier.FontTraits {
    var traits = Modifier.FontTraits(
      italic: maybe { $0.flag() }, design: maybe { $0.pick(Modifier.FontTraits.Design.allCases) },
      width: maybe { $0.number() }, smallCaps: maybe { $0.pick(Modifier.FontTraits.SmallCaps.allCases) },
      monospacedDigits: flag(), leading: maybe { $0.number() })
    traits.bold = flag()
    traits.scale = maybe { $0.number() }
    traits.isSecondary = maybe { $0.flag() }
    traits.features = some { $0.pick(["tnum", "-liga", "cv05=2", "ss01"]) }.compactMap { FontFeature(text: $0) }
    return traits
  }

  mutating func lineStyle() -> Modifier.LineStyle {
    Modifier.LineStyle(pattern: pick(Modifier.LineStyle.Pattern.allCases), paint: maybe { $0.paint() })
  }

  static let lineHeights: Makers<Modifier.LineHeight> = [
    { .multiple($0.length()) }, { .points($0.length()) }, { .increase($0.length()) }, { _ in .natural },
  ]

  mutating func flexibleFrame() -> Modifier.FlexibleFrame {
    var frame = Modifier.FlexibleFrame(alignment: alignment())
    frame.minWidth = maybe { $0.length() }
    frame.idealWidth = maybe { $0.length() }
    frame.maxWidth = maybe { $0.length() }
    frame.minHeight = maybe { $0.length() }
    frame.idealHeight = maybe { $0.length() }
    frame.maxHeight = maybe { $0.length() }
    return frame
  }

  mutating func guide() -> Modifier.Guide { flag() ? .horizontal(horizontal()) : .vertical(vertical()) }

  static let guideValues: Makers<Modifier.GuideValue> = [
    { .points($0.length()) }, { .guide($0.guide(), plus: $0.length()) },
    { $0.hasFunctions ? .function(GuideFunction { _, _ in 1 }) : .points($0.length()) },
  ]

  static let containerLengths: Makers<Modifier.ContainerLength> = [
    { _ in .whole }, { .tracks(count: $0.integer(), span: $0.integer(), spacing: $0.number()) },
    { $0.hasFunctions ? .function(LengthFunction { length, _ in length }) : .whole },
  ]

  mutating func safeArea() -> SafeAreaNode {
    var area = SafeAreaNode(insets(), mark: mark())
    if flag() { area = SafeAreaNode(pick([.top, .trailing]), alignment: alignment(), spacing: nil, mark: mark()) }
    area.spacing = maybe { $0.number() }
    area.fills = flag()
    area.screen = maybe { Size(width: $0.number(), height: $0.number()) }
    return area
  }

  mutating func border() -> Modifier.BorderNode {
    Modifier.BorderNode(
      token: maybe { $0.token() }, paint: maybe { $0.paint() }, width: maybe { $0.length() },
      shape: maybe { $0.shape() }, style: maybe { $0.value { $0.one(of: Self.strokeStyles, plain: 2) } })
  }

  static let strokeStyles: Makers<StrokeStyleValue> = [
    { .named($0.pick(StrokeStyleValue.Name.allCases)) },
    { .dashes($0.some { $0.number() }, $0.pick(StrokeStyleValue.LineCap.allCases)) },
  ]

  static let shadows: Makers<Modifier.ShadowNode> = [
    { .token($0.token()) },
    { .radius(color: $0.maybe { $0.paint() }, radius: $0.length(), x: $0.length(), y: $0.length()) },
    {
      .list(
        $0.some {
          Modifier.ShadowNode.Item(
            color: $0.value { $0.color() }, x: $0.length(), y: $0.length(), blur: $0.length(), spread: $0.length(),
            inset: $0.flag())
        })
    },
    {
      .choose(
        $0.environment(),
        $0.some { Modifier.ShadowCase(key: $0.name(), shadows: $0.some { $0.one(of: shadows, plain: 3) }) },
        fallback: $0.some { $0.one(of: shadows, plain: 3) })
    },
  ]

  static let colorEffects: Makers<Modifier.ColorEffect> = [
    { .matrix(ColorMatrix([$0.number()] + (1..<20).map(Double.init))) }, { .multiply($0.paint()) },
    { .adjustment($0.pick(Modifier.ColorEffect.Adjustment.allCases), $0.length()) },
  ]

  mutating func accessibility() -> AccessibilityNode {
    var node = AccessibilityNode()
    node.label = maybe { $0.name() }
    node.value = maybe { $0.name() }
    node.hint = maybe { $0.name() }
    node.isHidden = maybe { $0.flag() }
    node.isEnabled = maybe { $0.flag() }
    node.isOn = maybe { $0.flag() }
    node.isExpanded = maybe { $0.flag() }
    node.role = maybe { $0.pick(AccessibilityNode.Role.allCases) }
    node.traits = some { $0.pick(AccessibilityNode.Trait.allCases) }
    node.removedTraits = some { $0.pick(AccessibilityNode.Trait.allCases) }
    node.headingLevel = maybe { $0.integer() }
    node.children = maybe { $0.pick(AccessibilityNode.Children.allCases) }
    node.sortPriority = maybe { $0.number() }
    node.actions = some { $0.name() }
    node.inputLabels = some { $0.name() }
    node.content = some { $0.name() }
    return node
  }

  static let kinds: Makers<DSNode.Kind> = [
    { _ in .empty }, { _ in .divider }, { .group($0.nodes()) }, { .component($0.name(), $0.nodes()) },
    {
      .choose(
        $0.environment(), $0.some { DSNode.Case(key: $0.name(), children: $0.nodes()) }, fallback: $0.nodes())
    },
    {
      var list = TokenListNode(
        $0.pick(TokenListNode.Element.allCases), in: $0.value { $0.name() }, isDirect: $0.flag(),
        type: $0.maybe { $0.name() }, order: $0.pick(TokenListNode.Order.allCases), name: $0.name())
      (list.skip, list.limit) = ($0.integer(), $0.maybe { $0.integer() })
      return .forEachToken(list, $0.nodes())
    },
    { .text($0.text()) }, { .image($0.image()) }, { .label(title: $0.nodes(), icon: $0.nodes()) },
    { .spacer(minLength: $0.maybe { $0.length() }) },
    { .hStack(alignment: $0.vertical(), spacing: $0.maybe { $0.length() }, $0.nodes()) },
    { .vStack(alignment: $0.horizontal(), spacing: $0.maybe { $0.length() }, $0.nodes()) },
    { .zStack(alignment: $0.alignment(), $0.nodes()) },
    {
      .grid(
        alignment: $0.alignment(), horizontalSpacing: $0.maybe { $0.length() },
        verticalSpacing: $0.maybe { $0.length() }, $0.nodes())
    },
    { .gridRow(alignment: $0.maybe { $0.vertical() }, $0.nodes()) }, { .paint($0.paint()) },
    { .shape($0.shape(), $0.one(of: drawings, plain: 3)) }, { .viewThatFits($0.pick(AxisSet.allCases), $0.nodes()) },
    { .lazyGrid($0.lazyGrid(), $0.nodes()) }, { .scrollView($0.scroll(), $0.nodes()) },
    {
      guard $0.hasFunctions else { return .empty }
      let layout = LayoutFunction(name: $0.name(), axis: $0.maybe { $0.pick(Axis.allCases) }) { children in
        children[0].container(.zStack(.center), of: children)
      }
      return .custom(layout, $0.nodes())
    },
    {
      guard $0.hasFunctions else { return .empty }
      return .deferred(
        DeferredView(name: $0.name(), mark: $0.mark()) { _ in LoweredView(DSNode(.empty, at: .unknown)) })
    },
  ]

  mutating func text() -> TextNode {
    let isPlain = flag()
    var text = TextNode(
      some {
        var span = TextNode.Span($0.value { $0.name() }, modifiers: isPlain ? [] : $0.some { $0.modifier() })
        if !isPlain { span.image = $0.maybe { $0.image() } }
        return span
      })
    text.parts = maybe { $0.some { TextNode.Part(line: $0.integer(), pieces: -3..<$0.pick([-3, 0, 5])) } }
    return text
  }

  static let trackSizes: Makers<LazyGridNode.Track.Size> = [
    { .fixed($0.number()) }, { .flexible(minimum: $0.number(), maximum: $0.number()) },
    { .adaptive(minimum: $0.number(), maximum: $0.number()) },
  ]

  mutating func lazyGrid() -> LazyGridNode {
    if flag() {
      return LazyGridNode(
        stack: pick(Axis.allCases), alignment: alignment(), spacing: maybe { $0.number() })
    }
    let tracks = some {
      LazyGridNode.Track(
        $0.one(of: Self.trackSizes, plain: 3), spacing: $0.maybe { $0.number() }, alignment: $0.maybe { $0.alignment() }
      )
    }
    var grid = LazyGridNode(
      axis: pick(Axis.allCases), tracks: tracks, alignment: alignment(), spacing: maybe { $0.number() })
    grid.isStack = flag()
    return grid
  }

  static let targets: Makers<ScrollNode.Target> = [
    { .point(x: $0.maybe { $0.number() }, y: $0.maybe { $0.number() }) },
    { .view($0.mark(), anchor: $0.maybe { $0.point() }) },
  ]

  mutating func scroll() -> ScrollNode {
    ScrollNode(
      pick(AxisSet.allCases), anchor: maybe { $0.point() }, alignment: maybe { $0.point() },
      target: maybe { $0.one(of: Self.targets, plain: 2) }, clips: flag(), margins: pick([EdgeInsets(), insets()]))
  }
}
