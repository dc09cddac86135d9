public import Foundation

// How large texts are. `Text` measures its letters; these sizes are for sources that ask before anything is laid out.

extension NSAttributedString {
  /// The size of the text in one line.
  /// - Partial: estimated from the number of letters and the size of the first one's font; letters are not measured.
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    return string.size(withAttributes: attributes(at: 0, effectiveRange: nil))
  }

  /// The rectangle of the text within a size.
  /// - Partial: estimated from the number of letters and the size of the first one's font; letters are not measured.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
    -> CGRect
  {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return string.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSString {
  /// The size of the text in its own lines.
  /// - Partial: estimated from the number of letters and the size of the font; letters are not measured.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// The rectangle of the text within a size.
  /// - Partial: estimated from the number of letters and the size of the font; letters are not measured.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text.
  /// - Ignored: nothing is drawn into contexts.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text.
  /// - Ignored: nothing is drawn into contexts.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
  /// The size of the text in its own lines.
  /// - Partial: estimated from the number of letters and the size of the font; letters are not measured.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let lines = estimatedWidths(attributes)
    return CGSize(width: lines.max() ?? 0, height: CGFloat(lines.count) * Self.lineHeight(attributes))
  }

  /// The rectangle of the text within a size.
  /// - Partial: estimated from the number of letters and the size of the font; letters are not measured.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let widths = estimatedWidths(attributes)
    let isWrapped = size.width > 0 && options.contains(.usesLineFragmentOrigin)
    let lines = isWrapped ? widths.reduce(0) { $0 + max(($1 / size.width).rounded(.up), 1) } : 1
    let width = widths.max() ?? 0
    return CGRect(
      x: 0, y: 0, width: isWrapped ? min(width, size.width) : width, height: lines * Self.lineHeight(attributes))
  }

  /// Draws the text.
  /// - Ignored: nothing is drawn into contexts.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text.
  /// - Ignored: nothing is drawn into contexts.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}

  /// The lines' widths: letters are half as wide as their font is high.
  private func estimatedWidths(_ attributes: [NSAttributedString.Key: Any]?) -> [CGFloat] {
    let pointSize = (attributes?[.font] as? UIFont)?.pointSize ?? Self.usualSize
    return split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) * pointSize / 2 }
  }

  private static func lineHeight(_ attributes: [NSAttributedString.Key: Any]?) -> CGFloat {
    (attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: usualSize)).lineHeight
  }

  /// The size of a text's font if it has none, as in UIKit.
  private static let usualSize: CGFloat = 12
}

/// The area that a text flows into.
open class NSTextContainer {
  public init(size: CGSize = .zero) { self.size = size }
  open var size: CGSize
  /// The distance of the text from the area's sides, in points.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is known of a text that was measured.
open class NSStringDrawingContext {
  public init() {}
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}
