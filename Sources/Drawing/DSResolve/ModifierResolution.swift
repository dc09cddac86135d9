import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

extension Resolver {
  /// Takes a modifier into the environment of everything below; false if it is not one that views inherit.
  mutating func inherit(_ modifier: Modifier, _ environment: inout Environment, at location: SourceLocation) -> Bool {
    switch modifier {
    case .written(let inner, let origin): return inherit(inner, &environment, at: origin.location)
    // Views open their choices before; a piece of a text has only what is inherited.
    case .choose(let reference, let cases, let fallback):
      for chosen in chosen(reference, cases, fallback, environment).reversed() {
        _ = inherit(chosen, &environment, at: location)
      }
    case .font(let font):
      // A complete font overrides those above it; parts are put on them.
      switch font {
      case .token, .textStyle, .complete: environment[FontKey.self] = [font]
      case .traits(_, let inner) where inner.saysEverything: environment[FontKey.self] = [font]
      case .parts, .choose, .traits: environment[FontKey.self] += [font]
      }
    case .fontWeight(let weight):
      environment[FontWeightKey.self].weight = weight
      environment[FontWeightKey.self].isBoldInside = false
    case .bold:
      environment[FontWeightKey.self].isBold = true
      environment[FontWeightKey.self].isBoldInside = true
    case .fontReset(let aspect): reset(aspect, &environment)
    case .italic(let flag): environment[ItalicKey.self] = flag
    case .underline(let flag, let style): environment[UnderlineKey.self] = TextLine(isActive: flag, style: style)
    case .strikethrough(let flag, let style):
      environment[StrikethroughKey.self] = TextLine(isActive: flag, style: style)
    case .fontTraits(let traits): environment[FontTraitsKey.self] = environment[FontTraitsKey.self].merging(traits)
    case .baselineOffset(let points): environment[BaselineOffsetKey.self] = points
    case .textBackground(let paint): environment[TextBackgroundKey.self] = settle(paint, environment)
    case .textCase(let letters): environment[TextCaseKey.self] = letters
    case .allowsTightening(let flag): environment[TighteningKey.self] = flag
    case .writingDirection(let follows): environment[WritingDirectionKey.self] = follows
    case .alignmentDirection(let follows): environment[AlignmentDirectionKey.self] = follows
    case .minimumScaleFactor(let factor): environment[MinimumScaleKey.self] = factor
    case .redacted(let flag): environment[RedactedKey.self] = flag
    case .tracking(let tracking): environment[TrackingKey.self] = tracking
    case .lineHeight(let height): environment[LineHeightKey.self] = height
    case .lineSpacing(let spacing): environment[LineSpacingKey.self] = spacing
    case .lineLimit(let lines, let reservesSpace):
      environment[LineLimitKey.self] = LineLimit(lines: lines, reserved: reservesSpace ? lines ?? 0 : 0)
    case .lineRange(let minimum, let maximum):
      environment[LineLimitKey.self] = LineLimit(lines: maximum, reserved: minimum)
    case .truncationMode(let mode): environment[TruncationModeKey.self] = mode
    case .multilineTextAlignment(let alignment): environment[TextAlignmentKey.self] = alignment
    case .foregroundStyle(let paint):
      environment[ForegroundKey.self] = settle(paint, environment)
      if !environment[ForegroundLevelsKey.self].isEmpty { environment[ForegroundLevelsKey.self] = [] }
    case .foregroundStyles(let paints):
      let settled = paints.map { settle($0, environment) }
      environment[ForegroundKey.self] = settled.first
      environment[ForegroundLevelsKey.self] = settled
    case .tint(let paint): environment[TintKey.self] = paint
    case .accent(let paint):
      environment[AccentKey.self] = paint
      environment[TintKey.self] = paint
    case .environment("colorScheme", .string(let scheme)):
      do {
        try environment.switchColorScheme(to: scheme)
      } catch {
        bag.add(error.diagnostic(at: location))
      }
    case .environment("layoutDirection", .string(let name)):
      guard let direction = LayoutDirection(rawValue: name) else {
        bag.error(
          "unknown-layout-direction", "there is no layout direction '\(name)'", at: location,
          hint: "use leftToRight or rightToLeft")
        return true
      }
      environment.direction = direction
    case .environment(let name, let value):
      if environment.value(named: name) == nil {
        _ = self.value(of: EnvironmentReference(name, at: location), environment)
      }
      environment.set(name, value)
    case .mode(let name, let value):
      let context = string(value, environment)
      do {
        try environment.switchMode(name, to: context)
      } catch {
        bag.add(error.diagnostic(at: location))
      }
    case .disabled(let flag):
      if self.flag(flag, environment) {
        environment.set("isEnabled", .boolean(false))
        environment.set("state", .string("disabled"))
      }
    case .padding, .paddingInsets, .frame, .flexibleFrame, .fixedSize, .layoutPriority, .aspectRatio, .offset,
      .position, .alignmentGuide, .zIndex, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment,
      .gridCellUnsizedAxes, .mark, .layoutValue, .containerRelativeFrame, .safeArea, .ignoresSafeArea, .background,
      .backgroundStyle, .overlay,
      .border, .cornerRadius, .clipShape, .clipped, .mask, .shadow, .opacity, .rotationEffect, .rotation3DEffect,
      .scaleEffect, .blur,
      .blendMode, .compositingGroup, .flipsForRightToLeft, .colorEffect, .transformEffect,
      .projectionEffect, .hidden, .accessibilityLabel, .accessibilityHidden, .accessibilityIdentifier, .accessibility:
      return false
    }
    return true
  }

  /// The modifiers of a choice's branch, the innermost first.
  mutating func chosen(
    _ reference: EnvironmentReference, _ cases: [Modifier.Case], _ fallback: [Modifier], _ environment: Environment
  ) -> [Modifier] {
    choose(reference, cases.map { ($0.key, $0.modifiers) }, fallback: fallback, environment) ?? []
  }

  /// A foreground style that refers to the one above it, with that one put in.
  private func settle(_ paint: Paint, _ environment: Environment) -> Paint {
    switch paint {
    case .foreground(let level):
      environment.ownLevel(level) ?? environment.foreground.leveled(level)
    case .opacity(let inner, let factor): .opacity(settle(inner, environment), factor)
    case .effect(let inner, let effect): .effect(settle(inner, environment), effect)
    case .mix(let first, let second, let fraction, let mixing):
      .mix(settle(first, environment), settle(second, environment), fraction: fraction, mixing)
    case .color, .tint, .accent, .system, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient,
      .mesh, .image,
      .unknown, .choose:
      paint
    }
  }

  /// A modifier that lays out or draws, with its values known; nil for those that views inherit.
  mutating func resolve(
    _ modifier: Modifier, _ environment: Environment, at location: SourceLocation
  ) -> ResolvedModifier? {
    func number(
      _ value: Value<Double>, _ range: ClosedRange<Double> = -Limits.points...Limits.points, or fallback: Double = 0
    )
      -> Double
    { self.number(value, environment, at: location, in: range, or: fallback) }
    switch modifier {
    case .written(let inner, let origin): return resolve(inner, environment, at: origin.location)
    case .padding(let edges, let length):
      let value = length.map { number($0) } ?? environment.context.profile?.padding ?? 16
      return .padding(
        EdgeInsets(
          top: edges.contains(.top) ? value : 0, leading: edges.contains(.leading) ? value : 0,
          bottom: edges.contains(.bottom) ? value : 0, trailing: edges.contains(.trailing) ? value : 0))
    case .paddingInsets(let top, let leading, let bottom, let trailing):
      return .padding(
        EdgeInsets(
          top: number(top), leading: number(leading), bottom: number(bottom), trailing: number(trailing)))
    case .frame(let width, let height, let alignment):
      return .frame(
        width: width.map { number($0, 0...Limits.points) }, height: height.map { number($0, 0...Limits.points) },
        alignment: alignment)
    case .flexibleFrame(let frame): return .flexibleFrame(flexibleFrame(frame, environment, at: location))
    case .fixedSize(let horizontal, let vertical): return .fixedSize(horizontal: horizontal, vertical: vertical)
    case .layoutPriority(let priority): return .layoutPriority(priority)
    case .aspectRatio(let ratio, let mode):
      return .aspectRatio(
        ratio.map { number($0, 1 / Limits.resolvedAspectRatio...Limits.resolvedAspectRatio, or: 1) }, mode)
    case .offset(let x, let y): return .offset(x: number(x), y: number(y))
    case .position(let x, let y): return .position(x: number(x), y: number(y))
    case .alignmentGuide(let guide, let value):
      switch value {
      case .points(let points): return .alignmentGuide(guide, .points(number(points)))
      case .guide(let other, let plus): return .alignmentGuide(guide, .guide(other, plus: number(plus)))
      case .function(let function): return .alignmentGuide(guide, .function(function))
      }
    case .zIndex(let index): return .zIndex(index)
    case .gridCellColumns(let count): return .gridCellColumns(count)
    case .gridCellAnchor(let anchor): return .gridCellAnchor(anchor)
    case .gridColumnAlignment(let alignment): return .gridColumnAlignment(alignment)
    case .gridCellUnsizedAxes(let axes): return .gridCellUnsizedAxes(axes)
    case .mark(let mark): return .mark(mark)
    case .layoutValue(let value): return .layoutValue(value)
    case .containerRelativeFrame(let axes, let length, let alignment):
      return .containerRelativeFrame(axes, length, alignment: alignment)
    case .safeArea(let area, let nodes):
      return .safeArea(area, layer(nodes, environment, at: location))
    case .ignoresSafeArea(let edges, let mark): return .ignoresSafeArea(edges, mark)
    case .background(let nodes, let alignment):
      return layer(nodes, environment, at: location).map { .background($0, alignment: alignment) }
    case .overlay(let nodes, let alignment):
      return layer(nodes, environment, at: location).map { .overlay($0, alignment: alignment) }
    case .mask(let nodes, let alignment):
      return layer(nodes, environment, at: location).map { .mask($0, alignment: alignment) }
    case .backgroundStyle(let paint, let shape):
      return .effect(
        .backgroundPaint(
          self.paint(paint, environment, at: location),
          in: shape.map { self.shape($0, environment, at: location) } ?? .rectangle))
    case .border(let border): return .effect(self.border(border, environment, at: location))
    case .cornerRadius(let radii):
      return .effect(.clip(.roundedRectangle(self.radii(radii, environment, at: location), .circular)))
    case .clipShape(let shape): return .effect(.clip(self.shape(shape, environment, at: location)))
    case .clipped: return .effect(.clip(.rectangle))
    case .shadow(let shadow): return .effect(.shadow(shadows(shadow, environment, at: location)))
    case .opacity(let opacity): return .effect(.opacity(number(opacity, 0...1, or: 1)))
    case .rotationEffect(let degrees, let anchor): return .effect(.rotation(degrees: number(degrees), anchor: anchor))
    case .rotation3DEffect(let degrees, let x, let y, let z, let anchor, let perspective):
      let turn = Projection(
        turn: sineAndCosine(degrees: number(degrees)), axis: (number(x), number(y), number(z)),
        perspective: number(perspective, 0...Limits.perspective, or: 1))
      // Without perspective it is a map of the plane, which is drawn exactly.
      return .effect(
        turn.affine.map { .transform($0, anchor: anchor) } ?? .projection(turn, anchor: anchor, isRelative: true))
    case .scaleEffect(let x, let y, let anchor):
      let range = -Limits.resolvedScaleEffect...Limits.resolvedScaleEffect
      return .effect(.scale(x: number(x, range, or: 1), y: number(y, range, or: 1), anchor: anchor))
    case .blur(let radius): return .effect(.blur(radius: number(radius, 0...Limits.blurRadius)))
    case .blendMode(let mode): return .effect(.blendMode(mode))
    case .compositingGroup: return .effect(.compositingGroup)
    case .colorEffect(.matrix(let matrix)): return .effect(.colorMatrix(matrix))
    case .colorEffect(.multiply(let paint)):
      return .effect(.colorMatrix(.multiply(solid(paint, environment, at: location))))
    case .colorEffect(.adjustment(let adjustment, let amount)):
      return .effect(.colorMatrix(adjustment.matrix(number(amount))))
    case .flipsForRightToLeft:
      return environment.direction == .leftToRight ? nil : .effect(.scale(x: -1, y: 1, anchor: .center))
    case .transformEffect(let map, let anchor): return .effect(.transform(map, anchor: anchor))
    case .projectionEffect(let map, let anchor, let isRelative):
      return .effect(.projection(map, anchor: anchor, isRelative: isRelative))
    case .hidden: return .effect(.hidden)
    case .accessibilityLabel(let label): return .effect(.accessibility(AccessibilityNode { $0.label = label }))
    case .accessibilityHidden(let isHidden):
      return .effect(.accessibility(AccessibilityNode { $0.isHidden = isHidden }))
    case .accessibility(var node):
      // A control that cannot be used says so, as SwiftUI's `disabled(_:)` makes it.
      if node.role != nil, node.isEnabled == nil, environment.value(named: "state") == .string("disabled") {
        node.isEnabled = false
      }
      return .effect(.accessibility(node))
    case .accessibilityIdentifier(let identifier): return .effect(.identified(identifier))
    case .choose, .font, .fontWeight, .bold, .fontReset, .italic, .underline, .strikethrough, .fontTraits,
      .baselineOffset,
      .textBackground, .textCase, .allowsTightening, .writingDirection, .alignmentDirection, .minimumScaleFactor,
      .redacted, .tracking, .lineHeight, .lineSpacing, .lineLimit, .lineRange,
      .truncationMode, .multilineTextAlignment, .foregroundStyle, .foregroundStyles, .tint, .accent, .environment,
      .mode,
      .disabled:
      return nil
    }
  }

  private mutating func flexibleFrame(
    _ frame: Modifier.FlexibleFrame, _ environment: Environment, at location: SourceLocation
  ) -> ResolvedFlexibleFrame {
    var resolved = ResolvedFlexibleFrame(alignment: frame.alignment)
    let range = 0...Limits.points
    resolved.minWidth = number(frame.minWidth, environment, at: location, in: range)
    resolved.idealWidth = number(frame.idealWidth, environment, at: location, in: range)
    resolved.maxWidth = number(frame.maxWidth, environment, at: location, in: range, infinite: true)
    resolved.minHeight = number(frame.minHeight, environment, at: location, in: range)
    resolved.idealHeight = number(frame.idealHeight, environment, at: location, in: range)
    resolved.maxHeight = number(frame.maxHeight, environment, at: location, in: range, infinite: true)
    return resolved
  }

  /// The second view of a background, an overlay or a mask. Several are stacked in depth and centred on one another,
  /// whatever container they are in.
  private mutating func layer(
    _ nodes: [DSNode], _ environment: Environment, at location: SourceLocation
  ) -> ResolvedNode? {
    let views = resolveAll(nodes, environment)
    if views.isEmpty { return nil }
    return views.count == 1
      ? views[0]
      : ResolvedNode(.zStack(alignment: .center, views), direction: environment.direction, at: location)
  }
}

extension Modifier.FontNode {
  /// Whether it overrides the fonts above completely.
  fileprivate var saysEverything: Bool {
    switch self {
    case .token, .textStyle, .complete: true
    case .traits(_, let font): font.saysEverything
    case .parts, .choose: false
    }
  }
}
