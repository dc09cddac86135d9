import DSGeometry
import DSNode

extension View {
  /// The background style in force behind this view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// The background style in force behind this view, cut to a shape.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// What `.background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// The style of texts, symbols and shapes inside, and its second level.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundModifier { [.foregroundStyles([primary._paint($0).paint, secondary._paint($0).paint])] })
  }

  /// The style of texts, symbols and shapes inside, and its second and third level.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier {
        [.foregroundStyles([primary._paint($0).paint, secondary._paint($0).paint, tertiary._paint($0).paint])]
      })
  }

  /// The view as one picture, drawn in memory first.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// The colour scheme of the whole picture, and of what is behind the view.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }

  /// The colour scheme of everything inside.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// How a drawing group stores colours.
/// - Ignored: colours are 8 bits of sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Sets the colour scheme that a view prefers for its window.
nonisolated struct PreferredColorScheme: ViewModifier {
  typealias Body = Never

  let scheme: ColorScheme?

  @MainActor static func _lower(
    _ modifier: PreferredColorScheme, _ inputs: _ViewInputs,
    _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let scheme = modifier.scheme else { return content(inputs) }
    inputs.session.preferredScheme = inputs.session.preferredScheme ?? scheme
    var inner = inputs
    inner.environment.colorScheme = scheme
    var outputs = content(inner).modified(inner.environment.modifiers(changedFrom: inputs.environment))
    for index in outputs.nodes.indices { outputs.traits[index, default: ViewTraits()].preferredScheme = scheme }
    return outputs
  }
}
