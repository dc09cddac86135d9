public import DSView

/// Draws a view into a picture while an app runs.
@available(*, unavailable, message: "a view cannot be drawn while another is: make a preview of it and run dsrender")
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content

  /// A renderer of a view.
  public init(content view: Content) { content = view }
}
