public import DSView
public import Foundation

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes the place that the content moves to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// How the scroll view behaves besides.
  func properties(context: PropertiesContext) -> Properties
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// How the scroll view behaves besides.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What is known before the scroll view moves.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  /// As scroll views behave.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The place that a scroll view's content moves to.
public struct ScrollTarget: Hashable, @unchecked Sendable {
  /// The part of the content that is seen then.
  public var rect: CGRect
  /// The point of the part that stays in its place; nil for the scroll view's own.
  public var anchor: UnitPoint?

  /// Whether they are the same place.
  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool { a.rect == b.rect && a.anchor == b.anchor }

  /// Adds the part's corner and size.
  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
  }
}

/// What is known of a scroll view whose content is about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  private let environment: EnvironmentValues
  /// Where the content was.
  public let originalTarget: ScrollTarget
  /// How fast it moves.
  public let velocity: CGVector
  /// How large the content is.
  public let contentSize: CGSize
  /// How large the scroll view is.
  public let containerSize: CGSize
  /// The axes along which it moves.
  public let axes: Axis.Set

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// How a scroll view behaves beside where it comes to rest.
public struct ScrollTargetBehaviorProperties {
  /// Whether the content comes to rest within what one movement of a finger reaches.
  public var limitsScrolls = false

  /// As scroll views behave.
  public init() {}
}

/// What is known of a scroll view before it moves.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes along which it moves.
  public let axes: Axis.Set
  /// The environment.
  public let environment: EnvironmentValues
}

extension View {
  /// Where scroll views inside come to rest.
  /// - Ignored: pictures show no movement.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}
