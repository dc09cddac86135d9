public import DSView
public import Foundation

/// A view of UIKit among those of SwiftUI.
/// - Partial: a placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; the view is not created.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// Receives the view's events.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the receiver of the view's events.
  func makeCoordinator() -> Coordinator
  /// Takes the view away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size that the view takes; nil for the usual one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Never called: the view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// Nothing is done.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  /// The area that is drawn for the view.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower("\(Self.self)", inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator: events have no receiver.
  public func makeCoordinator() {}
}

/// What a view of UIKit is made with.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Receives the view's events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are animated.
  public let transaction: Transaction
}

/// A controller of UIKit among SwiftUI's views.
/// - Partial: a placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; the controller is not created.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// Receives the controller's events.
  associatedtype Coordinator = Void
  /// What the controller is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the receiver of the controller's events.
  func makeCoordinator() -> Coordinator
  /// Takes the controller away.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size that the controller's view takes; nil for the usual one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Never called: the view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// Nothing is done.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// The usual size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// The area that is drawn for the view.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower("\(Self.self)", inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator: events have no receiver.
  public func makeCoordinator() {}
}

/// What a controller of UIKit is made with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// Receives the controller's events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are animated.
  public let transaction: Transaction
}
