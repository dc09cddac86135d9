import DSEffects
public import DSPlatform
public import DSView
public import Foundation

/// A view of UIKit among those of SwiftUI.
/// - Partial: labels, fields and views of text, pictures, switches, sliders, indicators and blurs are drawn as SwiftUI's, without
///   what a subclass draws itself, and a view without any content is its ground. For any other view a placeholder with its name
///   is drawn, as large as the space it is offered, and the shot has the finding `undrawn-platform-view`; a view of a subclass
///   is not created.
@preconcurrency @MainActor
public protocol UIViewRepresentable: _PlatformRepresentable {
  /// The view of UIKit.
  associatedtype UIViewType: UIView

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Takes the view away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size that the view takes; nil for the usual one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// The equal of a view that has one, else the area that is drawn for it.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard UIViewType.self is any DrawnUIView.Type || UIViewType.self == UIView.self else {
      return _lowerPlace(inputs)
    }
    return DrawnRepresentable._lower(DrawnRepresentable(representable: view, environment: inputs.environment), inputs)
  }
  /// Nothing is done.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

/// What a view of UIKit is made with.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = _RepresentableContext<Representable>

/// A controller of UIKit among SwiftUI's views.
/// - Partial: a hosting controller's view is drawn, and a controller without any content is its ground. For any other one a
///   placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; a controller that is declared as one of a subclass is not created.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: _PlatformRepresentable {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Takes the controller away.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size that the controller's view takes; nil for the usual one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// The equal of a controller that has one, else the area that is drawn for it.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard DrawnControllerRepresentable<Self>.isDrawn else { return _lowerPlace(inputs) }
    let drawn = DrawnControllerRepresentable(representable: view, environment: inputs.environment)
    return DrawnControllerRepresentable._lower(drawn, inputs)
  }
  /// Nothing is done.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// The usual size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

/// What a controller of UIKit is made with.
public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> =
  _RepresentableContext<Representable>
