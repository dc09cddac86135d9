import DSView
public import Foundation

/// A button of UIKit, as a stub.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// A button of a kind.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) { self.init(frame: .zero) }
  /// A button of a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var subtitleLabel: UILabel? { nil }
  open var configuration: Configuration?
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var buttonType: ButtonType { .system }
  open var currentTitle: String? { titles[UIControl.State.normal.rawValue] }
  open var currentImage: UIImage? { nil }
  private var titles: [UInt: String] = [:]
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func titleColor(for state: UIControl.State) -> UIColor? { nil }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func image(for state: UIControl.State) -> UIImage? { nil }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}
}

extension UIButton {
  /// What a button looks like, all in one.
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// Where the text lies.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
  }
}

/// What lies behind content.
public struct UIBackgroundConfiguration {
  public init() {}
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Edges of a rectangle, by the direction of text.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
