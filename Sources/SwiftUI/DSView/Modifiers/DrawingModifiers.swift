package import DSGeometry
import DSNode
public import Foundation

/// Puts a foreground style on a view, which buttons inside have instead of the platform's.
nonisolated struct ForegroundModifier: ViewModifier {
  typealias Body = Never
  let styles: @MainActor (_ViewInputs) -> [Modifier]

  @MainActor static func _lower(
    _ modifier: ForegroundModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let styles: [Modifier] = modifier.styles(inputs)
    var inner = inputs
    if !styles.isEmpty { inner.environment.hasForeground = true }
    return content(inner).modified(styles)
  }
}

extension View {
  /// The colour of texts, symbols and shapes inside; nil leaves it.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier { _ in color.map { [.foregroundStyle($0.paint)] } ?? [] })
  }

  /// The style of texts, symbols and shapes inside.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier { [.foregroundStyle(style._paint($0).paint)] })
  }

  /// The style of texts, symbols and shapes inside, as the platform has it: a button inside keeps its own.
  nonisolated package func platformForeground<S: ShapeStyle>(_ style: S) -> some View {
    modified { .foregroundStyle(style._paint($0).paint) }
  }

  /// The accent of everything inside; nil leaves it.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(NodeModifier { _ in tint.map { [.tint($0.paint)] } ?? [] }).modifier(
      EnvironmentModifier { values in
        guard tint != nil else { return }
        (values.isTinted, values.tintGradient) = (true, nil)
      })
  }

  /// The accent of everything inside.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    let gradient = tint as? Gradient ?? (tint as? AnyGradient)?.gradient
    return modified { .tint(tint._paint($0).paint) }.modifier(
      EnvironmentModifier { ($0.isTinted, $0.tintGradient) = (true, gradient) })
  }

  /// The accent of everything inside, which is its tint too; nil leaves it.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(NodeModifier { _ in accentColor.map { [.accent($0.paint)] } ?? [] }).modifier(
      EnvironmentModifier { values in
        guard accentColor != nil else { return }
        (values.isTinted, values.tintGradient) = (true, nil)
      })
  }

  /// A view behind this one, which is offered this one's size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modified { .background($0.nodes(background), alignment: alignment.node) }
  }

  /// Views behind this one, which are offered this one's size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modified { .background($0.nodes(content), alignment: alignment.node) }
  }

  /// A style behind this view.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified { inputs in
      guard inputs.environment[IsInSafeArea.self], !edges.isEmpty else {
        return .backgroundStyle(style._paint(inputs).paint, in: nil)
      }
      return .background(inputs.nodes(Rectangle().fill(style).ignoresSafeArea(edges: edges)), alignment: .center)
    }
  }

  /// A style behind this view, cut to a shape.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified {
      .backgroundStyle(style._paint($0).paint, in: shape._outline($0.environment).filled(fillStyle))
    }
  }

  /// A view in front of this one, which is offered this one's size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modified { .overlay($0.nodes(overlay), alignment: alignment.node) }
  }

  /// Views in front of this one, which are offered this one's size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modified { .overlay($0.nodes(content), alignment: alignment.node) }
  }

  /// A style in front of this view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges.isEmpty ? [] : .all, edges: edges) }
  }

  /// A style in front of this view, cut to a shape.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// A line inside the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modified { .border(Modifier.BorderNode(paint: content._paint($0).paint, width: width.literal)) }
  }

  /// The view cut to a rectangle with circular corners.
  /// - Partial: edges are smooth even where `antialiased` is false.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modified(.cornerRadius(ShapeNode.Radii(radius.cornerRadius.literal)))
  }

  /// The view cut to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified { .clipShape(shape._outline($0.environment).filled(style)) }
  }

  /// The view cut to its own rectangle.
  /// - Partial: edges are smooth even where `antialiased` is false.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { modified(.clipped) }

  /// The view where views are opaque.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    let mask = mask()
    return modified { .mask($0.nodes(mask), alignment: alignment.node) }
  }

  /// A shadow; the radius is the standard deviation of its blur, in points, and 0 where it is negative.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(.shadow(.radius(color: color.paint, radius: radius.atLeastZero.literal, x: x.literal, y: y.literal)))
  }

  /// The view, more transparent, as one picture; below 0 it is 0, above 1 it is 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modified(.opacity(.literal(opacity.clampedToUnit)))
  }

  /// The view turned, clockwise for positive angles.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotationEffect(degrees: .literal(angle.degrees), anchor: anchor.node))
  }

  /// The view drawn larger or smaller.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified(.scaleEffect(x: x.literal, y: y.literal, anchor: anchor.node))
  }

  /// The view drawn larger or smaller.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// The view blurred; the radius is the standard deviation in points.
  /// - Partial: `opaque` is ignored; the edges of the blur are always transparent.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(.blur(radius: radius.atLeastZero.literal))
  }

  /// How the view's colours meet what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modified(.blendMode(blendMode.node)) }

  /// The view as one picture before what is put on it later.
  nonisolated public func compositingGroup() -> some View { modified(.compositingGroup) }

  /// The view's space without the view.
  nonisolated public func hidden() -> some View { modified(.hidden) }

  /// Views inside do not react to touches, and look so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// How a view's colours meet what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// The mode as nodes have it.
  package var node: DSGeometry.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    case .plusDarker: .plusDarker
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    }
  }
}
