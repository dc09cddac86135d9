import DSNode

/// A rectangle that positions are measured from.
public enum CoordinateSpace: Hashable {
  /// The whole picture's content.
  case global
  /// The view's own.
  case local
  /// The one that a view around has named.
  case named(AnyHashable)

  /// Whether it is that of the whole picture.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the whole picture's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The whole picture's content.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view itself.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A coordinate space that a view has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole picture's content.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: scrollViewSpace) }
  /// The nearest scroll view around that scrolls along an axis.
  /// - Partial: the nearest scroll view of any axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The name of the coordinate spaces of scroll views.
package let scrollViewSpace = "SwiftUI.ScrollView"

/// A name of a coordinate space as later stages know it.
package func spaceName(_ name: AnyHashable) -> String { "\(type(of: name.base)) \(name.base)" }

extension View {
  /// Names the view as a coordinate space for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { space(name.name) }

  /// Names the view as a coordinate space for the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { space(AnyHashable(name)) }

  nonisolated private func space(_ name: AnyHashable) -> some View {
    let name = spaceName(name)
    return modified { .mark(.init(id: $0.place(), space: name)) }
  }
}
