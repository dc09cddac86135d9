public import DSView

/// The platform's button: its label in the tint, on a Mac upon a quiet ground.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label in its colour.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.button(configuration, ground: .automatic) }
  }
}

/// A button of its label alone.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { PlainButtonLook(label: configuration.label) }
}

/// A button of its label in the tint, red where it takes something away.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label in its colour.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.button(configuration, ground: .none) }
  }
}

/// A button on a quiet rounded ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.button(configuration, ground: .quiet) }
  }
}

/// A button on a rounded ground of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.button(configuration, ground: .prominent) }
  }
}

/// A button that looks like a link: its label in the tint.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label in its colour.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.button(configuration, ground: .link) }
  }
}

/// A button on glass.
/// - Partial: glass is drawn as a muted capsule.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// The style.
  public init() { glass = .regular }

  /// The style with a kind of glass: its tint is that of the ground.
  public init(_ glass: Glass) { self.glass = glass }

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    if glass == .identity {
      DrawnControl { $0.button(configuration, ground: .none) }
    } else if let tint = glass.tint {
      DrawnControl { $0.button(configuration, ground: .prominent) }.environment(\.buttonBorderShape, .capsule).tint(
        tint)
    } else {
      DrawnControl { $0.button(configuration, ground: .glass) }.environment(\.buttonBorderShape, .capsule)
    }
  }
}

/// A button on tinted glass.
/// - Partial: glass is drawn as a capsule in the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.button(configuration, ground: .prominent) }.environment(\.buttonBorderShape, .capsule)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's button.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button of its label alone.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button of its label in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button on a quiet rounded ground.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a rounded ground of the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button on a kind of glass.
  /// - Partial: glass is drawn as a muted capsule, or as one in its tint.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on tinted glass.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button's label alone, paler where it cannot be pressed.
nonisolated struct PlainButtonLook: View {
  let label: PrimitiveButtonStyleConfiguration.Label
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    if isEnabled { label } else { label.opacity(0.5) }
  }
}

/// What is behind the label of a button.
package enum ButtonGround {
  case automatic, none, link, quiet, prominent, glass
}
