import DSView
public import Foundation

/// Parts to choose from, as a stub.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// A part by its place from the leading edge.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }
  /// No part is chosen.
  nonisolated public static let noSegment = -1
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Parts of texts or pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    parts = items ?? []
  }
  private var parts: [Any] = []
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var numberOfSegments: Int { parts.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    parts.insert(title ?? "", at: max(0, min(segment, parts.count)))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    parts.insert(image ?? UIImage(), at: max(0, min(segment, parts.count)))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if parts.indices.contains(segment) { parts.remove(at: segment) }
  }
  open func removeAllSegments() { parts = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if parts.indices.contains(segment) { parts[segment] = title ?? "" }
  }
  open func titleForSegment(at segment: Int) -> String? {
    parts.indices.contains(segment) ? parts[segment] as? String : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if parts.indices.contains(segment) { parts[segment] = image ?? UIImage() }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    parts.indices.contains(segment) ? parts[segment] as? UIImage : nil
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}
  /// The letters by state.
  var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}
