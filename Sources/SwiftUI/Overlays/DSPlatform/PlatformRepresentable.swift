import DSEffects
public import DSView

/// A view or controller of a platform among SwiftUI's views: all that the protocols of UIKit and AppKit have in common.
/// Sources name these.
/// - Partial: a placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; what it stands for is not created. SwiftUI-Introspect's are empty.
@preconcurrency @MainActor
public protocol _PlatformRepresentable: View where Body == Never {
  /// Receives events.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = _RepresentableContext<Self>

  /// Makes the receiver of events.
  func makeCoordinator() -> Coordinator
}

extension _PlatformRepresentable {
  /// Never called: the view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// The area that is drawn for the view.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _lowerPlace(inputs) }

  /// The area that is drawn for a view of this kind. Those of SwiftUI-Introspect are empty, and find no views of the platform to
  /// change.
  @MainActor public static func _lowerPlace(_ inputs: _ViewInputs) -> _ViewOutputs {
    if _isOfIntrospection { return AnyView._lower(AnyView(Color.clear), inputs) }
    return PlatformPlace.lower("\(Self.self)", inputs)
  }

  /// Whether the view is one of SwiftUI-Introspect's.
  @MainActor package static var _isOfIntrospection: Bool {
    ["SwiftUIIntrospect", "Introspect"].contains(String(reflecting: Self.self).prefix { $0 != "." })
  }
}

extension _PlatformRepresentable where Coordinator == Void {
  /// No coordinator: events have no receiver.
  public func makeCoordinator() {}
}

/// What a view or controller of a platform is made with.
@preconcurrency @MainActor
public struct _RepresentableContext<Representable: _PlatformRepresentable> {
  /// Receives events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are animated.
  public let transaction: Transaction

  /// What a view is made with.
  package init(coordinator: Representable.Coordinator, environment: EnvironmentValues, transaction: Transaction) {
    (self.coordinator, self.environment, self.transaction) = (coordinator, environment, transaction)
  }
}
