import DSEffects
public import DSView
public import Foundation

/// A view of AppKit among those of SwiftUI.
/// - Partial: a placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; the view is not created.
@preconcurrency @MainActor
public protocol NSViewRepresentable: View where Body == Never {
  /// The view of AppKit.
  associatedtype NSViewType: NSView
  /// Receives the view's events.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Makes the receiver of the view's events.
  func makeCoordinator() -> Coordinator
  /// Takes the view away.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// The size that the view takes; nil for the usual one.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Never called: the view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// Nothing is done.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  /// The area that is drawn for the view.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower("\(Self.self)", inputs)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  /// No coordinator: events have no receiver.
  public func makeCoordinator() {}
}

/// What a view of AppKit is made with.
@preconcurrency @MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// Receives the view's events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are animated.
  public let transaction: Transaction
}

/// A controller of AppKit among SwiftUI's views.
/// - Partial: a placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; the controller is not created.
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The controller.
  associatedtype NSViewControllerType: NSViewController
  /// Receives the controller's events.
  associatedtype Coordinator = Void
  /// What the controller is made with.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the controller up to date.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Makes the receiver of the controller's events.
  func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
  /// Never called: the view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// The area that is drawn for the view.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower("\(Self.self)", inputs)
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// No coordinator: events have no receiver.
  public func makeCoordinator() {}
}

/// What a controller of AppKit is made with.
@preconcurrency @MainActor
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// Receives the controller's events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are animated.
  public let transaction: Transaction
}
