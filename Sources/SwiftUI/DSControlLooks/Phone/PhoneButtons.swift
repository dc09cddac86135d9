import DSControls
import DSNode
import DSView
import Foundation

/// How the platform draws a button: its label in a colour, on a ground or on none.
nonisolated struct ButtonLook: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let ground: ButtonGround
  let metrics: ControlMetrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTinted) private var isTinted
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlContext) private var context
  @Environment(\.isProminentInBar) private var isProminentInBar

  @ScaledMetric private var roundEnd: CGFloat = 26

  init(configuration: PrimitiveButtonStyleConfiguration, ground: ButtonGround, metrics: ControlMetrics) {
    (self.configuration, self.ground, self.metrics) = (configuration, ground, metrics)
  }

  @MainActor var body: some View {
    switch ground {
    case .automatic, .none, .link:
      if context == .question {
        configuration.label
      } else if context == .bar {
        configuration.label.foregroundStyle(barStyle)
      } else if context == .list {
        configuration.label.foregroundStyle(labelStyle).environment(\.tintsLabelIcons, false)
      } else {
        configuration.label.foregroundStyle(labelStyle).multilineTextAlignment(.center).preferredSpacing(.label)
      }
    case .quiet, .prominent, .glass:
      outlined(
        configuration.label
          .font(font)
          .modifier(NodeModifier { _ in configuration.role == .cancel ? [.fontWeight(.literal(600))] : [] })
          .foregroundStyle(labelStyle).multilineTextAlignment(.center)
          .padding(.horizontal, isCircle ? labelMetrics.vertical : labelMetrics.horizontal).padding(
            .vertical, labelMetrics.vertical
          )
          .frame(minWidth: isCircle ? labelMetrics.height : nil).minimumHeight(labelMetrics.height))
    }
  }

  private var isDestructive: Bool { configuration.role == .destructive }
  private var isCircle: Bool { shape == .circle }

  private var accent: AnyShapeStyle { isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }

  /// The colour of a button in a bar: on glass that of letters, unless a view has set a tint.
  private var barStyle: AnyShapeStyle {
    if !isEnabled || hasForeground || !metrics.hasRoundEnds { return labelStyle }
    if isProminentInBar { return AnyShapeStyle(Color.white) }
    return isTinted || configuration.role == .destructive ? accent : AnyShapeStyle(Color(.label))
  }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if hasForeground { return AnyShapeStyle(ForegroundStyle()) }
    if ground == .glass, !isTinted, !isDestructive { return AnyShapeStyle(Color(.label)) }
    return ground == .prominent ? AnyShapeStyle(Color.white) : accent
  }

  private var groundStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(metrics.ground) }
    if ground == .prominent { return accent }
    if ground == .glass { return AnyShapeStyle(GlassStyle()) }
    return isTinted || isDestructive ? AnyShapeStyle(accent.opacity(0.18)) : AnyShapeStyle(metrics.ground)
  }

  private var font: Font {
    switch size {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// The label's padding, minimum height and corner radius, as UIKit's button configurations have them.
  private var labelMetrics: (horizontal: CGFloat, vertical: CGFloat, height: CGFloat?, radius: CGFloat) {
    switch size {
    case .mini, .small: (10, 4, 28, 14)
    case .regular: (12, 7, metrics.buttonHeight, 8)
    case .large, .extraLarge: (20, 14, 50, 12)
    }
  }

  @MainActor @ViewBuilder private func outlined(_ label: some View) -> some View {
    switch shape.kind {
    case .capsule: label.background(groundStyle, in: Capsule())
    case .circle: label.inSquare().background(groundStyle, in: Circle())
    case .roundedRectangle(let radius):
      label.background(
        groundStyle, in: RoundedRectangle(cornerRadius: radius.map { CGFloat($0) } ?? min(labelMetrics.radius, 12)))
    case .automatic where metrics.hasRoundEnds:
      // The ends of one line are round; several lines have corners that do not cut into them.
      label.background(groundStyle, in: RoundedRectangle(cornerRadius: roundEnd, style: .circular))
    case .automatic: label.background(groundStyle, in: RoundedRectangle(cornerRadius: labelMetrics.radius))
    }
  }
}
