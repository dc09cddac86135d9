public import DSPlatform
public import DSView
public import Foundation

/// A view of AppKit among those of SwiftUI.
/// - Partial: a placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; the view is not created.
@preconcurrency @MainActor
public protocol NSViewRepresentable: _PlatformRepresentable {
  /// The view of AppKit.
  associatedtype NSViewType: NSView

  /// Makes the view.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Takes the view away.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// The size that the view takes; nil for the usual one.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Nothing is done.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

/// What a view of AppKit is made with.
public typealias NSViewRepresentableContext<Representable: NSViewRepresentable> = _RepresentableContext<Representable>

/// A controller of AppKit among SwiftUI's views.
/// - Partial: a placeholder with its name is drawn, as large as the space it is offered, and the shot has the finding
///   `undrawn-platform-view`; the controller is not created.
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: _PlatformRepresentable {
  /// The controller.
  associatedtype NSViewControllerType: NSViewController

  /// Makes the controller.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the controller up to date.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
}

/// What a controller of AppKit is made with.
public typealias NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> =
  _RepresentableContext<Representable>
