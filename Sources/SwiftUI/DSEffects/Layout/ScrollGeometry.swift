public import DSView
public import Foundation

/// The sizes of a scroll view and its content, and the position of the content.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// Insets of the content.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize

  /// The sizes of a scroll view.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content that the scroll view covers.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is seen, without its insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The sizes as text.
  public var debugDescription: String {
    "contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize)"
  }
}

/// What a scroll view is doing; in a picture, nothing.
@frozen
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view begins to do something else.
public struct ScrollPhaseChangeContext {
  /// The sizes of the scroll view.
  public var geometry: ScrollGeometry
  /// How fast the content moves; nil if it does not.
  public var velocity: CGVector?
}
