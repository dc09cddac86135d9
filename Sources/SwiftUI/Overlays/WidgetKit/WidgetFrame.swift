import DSEffects
import DSView
import Foundation

/// A view in the frame of a widget: its size, its margins, and on the home screen its ground and its corners.
struct WidgetFrame: View {
  /// The distance of content from the edges, in points, on the home screen; Apple's documentation calls it 16 on a phone.
  static let margin: CGFloat = 16
  /// The corners' radius in points, by eye: Apple publishes none.
  static let cornerRadius: CGFloat = 22

  let family: WidgetFamily
  let hasMargins: Bool
  let content: AnyView

  private var margins: EdgeInsets {
    let margin = family.isSystem && hasMargins ? Self.margin : 0
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  var body: some View {
    if family.isSystem {
      let corners = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
      framed.background(Color(UIColor.systemBackground)).containerShape(corners).clipShape(corners)
    } else if family == .accessoryCircular {
      framed.containerShape(Circle()).clipShape(Circle())
    } else {
      framed.clipped()
    }
  }

  private var framed: some View {
    content
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
      .environment(\.widgetFamily, family)
      .environment(\.widgetRenderingMode, family.isSystem ? .fullColor : .vibrant)
      .environment(\.widgetMargins, margins)
  }
}
