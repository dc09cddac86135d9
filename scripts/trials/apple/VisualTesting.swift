// The part of VisualTesting's interface that suites of components use: each function of a suite returns a view.
import SwiftUI

public enum SnapshotTheme: String, CaseIterable, Sendable {
  case light, dark

  public var userInterfaceStyle: UIUserInterfaceStyle { self == .light ? .light : .dark }
}

/// How a suite gives its views a theme.
@preconcurrency @MainActor
public protocol ThemeApplicable {
  func applyTheme<Content: View>(_ view: Content, theme: SnapshotTheme) -> AnyView
}

private struct SchemeApplicable: ThemeApplicable {
  func applyTheme<Content: View>(_ view: Content, theme: SnapshotTheme) -> AnyView {
    AnyView(view.environment(\.colorScheme, theme == .light ? .light : .dark))
  }
}

@MainActor
public enum VisualTesting {
  public static var themeApplicable: any ThemeApplicable = SchemeApplicable()

  /// The view of a suite's function in one of its themes, in a picture of the size that its attribute asks for. A function whose
  /// suite is made installs the themes.
  public static func component(
    _ theme: SnapshotTheme, width: CGFloat? = nil, height: CGFloat? = nil, disableAnimations: Bool = false,
    _ view: () -> some View
  ) -> AnyView {
    let made = view()
    let themed = themeApplicable.applyTheme(made, theme: theme)
    let size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
    return traced(placed(themed, size: size), [UITraitCollection(userInterfaceStyle: theme.userInterfaceStyle)])
  }
}
