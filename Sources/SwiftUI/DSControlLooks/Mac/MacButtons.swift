import DSControls
import DSEffects
import DSNode
import DSView
import Foundation

/// A Mac's button: its label on a ground, or in the colour of what can be pressed.
nonisolated struct MacButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let ground: ButtonGround
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForeground) private var hasForeground

  @Environment(\.controlContext) private var context
  @Environment(\.isOnSheet) private var isOnSheet
  @Environment(\.isProminentInBar) private var isProminentInBar

  /// Whether it is what a sheet is confirmed by, on the tint.
  private var isDefault: Bool { isOnSheet && isProminentInBar }

  @MainActor var body: some View {
    switch ground {
    case .automatic where context == .question: configuration.label
    case .automatic where context == .bar:
      configuration.label.foregroundStyle(isEnabled ? AnyShapeStyle(isDefault ? .white : Color.ink(216)) : labelStyle)
    case .none: configuration.label.foregroundStyle(labelStyle).environment(\.controlContext, .plain)
    case .link:
      configuration.label.foregroundStyle(hasForeground ? labelStyle : AnyShapeStyle(Color.macLink))
        .opacity(isEnabled ? 1 : 0.5).environment(\.controlContext, .plain)
    case .glass:
      MacBox { configuration.label }.background(GlassStyle(), in: Capsule())
    case .automatic, .quiet, .prominent:
      MacBox(isProminent: ground == .prominent, isDestructive: configuration.role == .destructive) {
        configuration.label
      }
    }
  }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.ink(66)) }
    if hasForeground { return AnyShapeStyle(ForegroundStyle()) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

/// A label on the ground of a button.
nonisolated struct MacBox<Content: View>: View {
  var isProminent = false
  var isDestructive = false
  @ViewBuilder let content: () -> Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTinted) private var isTinted
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  @MainActor var body: some View {
    let metrics = MacBoxMetrics(size)
    let label = content()
      .font(font ?? metrics.font).foregroundStyle(labelStyle).multilineTextAlignment(.center)
      .environment(\.controlContext, .plain).environment(\.isInMacBox, true)
      .environment(\.isOnMacColor, isProminent)
      .padding(.horizontal, isCircle ? 0 : metrics.horizontal).padding(.vertical, isCircle ? 0 : metrics.vertical)
      .frame(minWidth: isCircle ? metrics.height : nil).minimumHeight(metrics.height)
    switch shape.kind {
    case .capsule: label.background(groundStyle, in: Capsule())
    case .circle: label.background(groundStyle, in: Circle())
    case .roundedRectangle(let radius):
      label.background(groundStyle, in: RoundedRectangle(cornerRadius: radius.map { CGFloat($0) } ?? metrics.radius))
    case .automatic: label.background(groundStyle, in: RoundedRectangle(cornerRadius: metrics.radius, style: .circular))
    }
  }

  private var isCircle: Bool { shape == .circle }
  private var accent: AnyShapeStyle { isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.ink(73)) }
    if hasForeground { return AnyShapeStyle(ForegroundStyle()) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return isDestructive || isTinted ? accent : AnyShapeStyle(Color.ink(216))
  }

  private var groundStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.ink(10)) }
    if isProminent { return accent }
    return isTinted ? AnyShapeStyle(accent.opacity(0.18)) : AnyShapeStyle(Color.ink(20))
  }
}

/// The padding of a button's label, its minimum height, corner radius and font.
///
/// Source: swiftui-web, `Docs/elements/Button.md`, recorded on macOS 26.2; only `regular` was, the other sizes are made
/// up.
struct MacBoxMetrics {
  let horizontal, vertical, height, radius: CGFloat
  /// The letters; nil for those around.
  let font: Font?

  init(_ size: ControlSize) {
    (horizontal, vertical, height, radius, font) =
      switch size {
      case .mini: (6, 1, 16, 4, .system(size: 9))
      case .small: (9, 3, 20, 5, .subheadline)
      case .regular: (12, 4, 24, 6, nil)
      case .large: (14, 6, 28, 8, nil)
      case .extraLarge: (18, 10, 36, 10, nil)
      }
  }
}

enum IsInMacBoxKey: EnvironmentKey { static let defaultValue = false }
enum IsOnMacColorKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a view is on the ground of a button.
  var isInMacBox: Bool {
    get { self[IsInMacBoxKey.self] }
    set { self[IsInMacBoxKey.self] = newValue }
  }

  /// Whether that ground is a colour on which letters are white.
  var isOnMacColor: Bool {
    get { self[IsOnMacColorKey.self] }
    set { self[IsOnMacColorKey.self] = newValue }
  }
}

/// The button of a Mac's menu, with an arrow; beside a separate arrow if the button does something itself.
nonisolated struct MacMenu: View {
  let configuration: MenuStyleConfiguration
  @Environment(\.menuIndicatorVisibility) private var indicator

  @MainActor var body: some View {
    Button(action: {}) {
      if indicator == .hidden {
        configuration.label
      } else {
        MacMenuLabel(label: AnyView(configuration.label), isSplit: configuration.actsAtOnce)
      }
    }
  }
}

/// The label of a menu with its arrow.
///
/// Source: swiftui-web, `Docs/elements/Menu.md`, recorded on macOS 26.2.
nonisolated struct MacMenuLabel: View {
  let label: AnyView
  let isSplit: Bool
  @Environment(\.isInMacBox) private var isInBox
  @Environment(\.isOnMacColor) private var isOnColor
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    if !isInBox {
      HStack(spacing: 5) {
        label
        arrow(1.5)
      }
    } else if isSplit {
      label.padding(.trailing, 21)
        .overlay(alignment: .trailing) {
          HStack(spacing: 8.75) {
            (isEnabled && isOnColor ? Color.white.opacity(0.4) : .ink(43)).frame(width: 1, height: 14)
            arrow(1).frame(width: 8)
          }
          .padding(.trailing, -4.75)
        }
    } else {
      // A pop-up button neither breaks its title nor gives way to its neighbours.
      label.lineLimit(1).fixedSize(horizontal: true, vertical: false)
        .padding(.trailing, 23.5).overlay(alignment: .trailing) { arrow(1.5).padding(.trailing, -3.5) }
    }
  }

  @MainActor private func arrow(_ width: CGFloat) -> some View {
    MacMark([(0, 0), (3.5, 3.5), (7, 0)]).drawn(width, isEnabled && isOnColor ? .white : .ink(isEnabled ? 216 : 73))
      .frame(width: 7, height: 3.5)
  }
}

/// An arrow out of a box.
nonisolated struct MacShareIcon: View {
  @MainActor var body: some View {
    ShareShape().stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: 1.4, lineCap: .round, lineJoin: .round))
      .frame(width: 14.5, height: 17.58)
      .accessibilityHidden(true)
  }
}

/// Controls on one ground.
nonisolated struct MacControlGroup: View {
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View {
    HStack(spacing: 16) { configuration.content }
      .buttonStyle(.plain)
      .padding(.horizontal, 12).padding(.vertical, 4).frame(minHeight: 24)
      .background(Color.ink(20), in: RoundedRectangle(cornerRadius: 6, style: .circular))
  }
}

/// The row of a link in a list: its label without an arrow.
nonisolated struct MacLinkRow: View {
  let label: AnyView
  let leads: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.badge) private var badge

  @MainActor var body: some View {
    HStack(spacing: 8) {
      if isEnabled && leads { label } else { label.foregroundStyle(Color.ink(66)) }
      Spacer(minLength: 0)
      if let badge { badge.foregroundStyle(Color.ink(127, dark: 140)) }
    }
  }
}
