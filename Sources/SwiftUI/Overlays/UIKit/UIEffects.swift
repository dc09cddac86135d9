public import Foundation

// What is behind a view, blurred, as stubs: it is not drawn.

/// What a view of an effect shows.
open class UIVisualEffect: @unchecked Sendable {
  public init() {}
}

/// A blur.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How strong a blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  /// How strong the blur is.
  let style: Style
  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// A blur of the usual style.
  public override init() {
    style = .regular
    super.init()
  }
}

/// What is in front of a blur, and shines through it.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// What shines through.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) { super.init() }
}

/// What shines through a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view of an effect, as a stub.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public nonisolated init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var effect: UIVisualEffect?
  public let contentView = UIView()
}
