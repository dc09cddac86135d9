public import DSView
public import Foundation

/// A view of SwiftUI in a cell of UIKit, as a stub.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background

  /// A view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    (self.content, background) = (content(), EmptyView())
  }

  private init(_ content: Content, _ background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// The view in front of a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingBackground<S>> {
    .init(content, _UIHostingBackground(style: style))
  }

  /// The view in front of another.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    .init(self.content, content())
  }

  /// The view with other distances from the cell's edges.
  /// - Ignored: the cell is not drawn.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    self
  }

  /// The view with other distances from the cell's edges.
  /// - Ignored: the cell is not drawn.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    self
  }

  /// The view in a cell that is at least so large.
  /// - Ignored: the cell is not drawn.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    self
  }
}

/// A style behind a view.
public struct _UIHostingBackground<S: ShapeStyle>: View {
  let style: S

  /// The style.
  public var body: some View { Rectangle().fill(style) }
}
