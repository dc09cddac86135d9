import DSEffects
import DSPlatform
import DSView
import Foundation

/// A controller whose view is one of SwiftUI's.
@MainActor
protocol DrawnUIViewController: UIViewController {
  /// The view.
  var drawing: AnyView { get }
}

extension UIHostingController: DrawnUIViewController {
  /// The root view, in the middle of the space that there is, on the screen's ground unless the app takes that away.
  var drawing: AnyView { AnyView(rootView.frame(maxWidth: .infinity, maxHeight: .infinity)) }
}

/// A representable whose controller shows a view of SwiftUI, or may have no content.
struct DrawnControllerRepresentable<Representable: UIViewControllerRepresentable>: View {
  let representable: Representable
  let environment: EnvironmentValues

  /// Whether controllers of the representable's type may have an equal.
  static var isDrawn: Bool {
    let type = Representable.UIViewControllerType.self
    guard !Representable._isOfIntrospection else { return false }
    return type is any DrawnUIViewController.Type || type == UIViewController.self
  }

  var body: some View {
    let context = _RepresentableContext<Representable>(
      coordinator: representable.makeCoordinator(), environment: environment, transaction: Transaction())
    let controller = representable.makeUIViewController(context: context)
    representable.updateUIViewController(controller, context: context)
    return drawing(of: controller)
  }

  private func drawing(of controller: UIViewController) -> AnyView {
    guard let equal = (controller as? any DrawnUIViewController)?.drawing ?? nothing(of: controller) else {
      return AnyView(UndrawnView(name: "\(Representable.self)"))
    }
    return AnyView(equal.background { controller.view.backgroundColor.map { Color(uiColor: $0) } })
  }

  /// An empty area, of a controller that apps put behind others to reach their window or their navigation.
  private func nothing(of controller: UIViewController) -> AnyView? {
    guard type(of: controller) == UIViewController.self, controller.children.isEmpty else { return nil }
    return controller.view.nothing
  }
}
