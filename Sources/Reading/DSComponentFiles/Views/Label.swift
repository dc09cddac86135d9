import DSNode

extension ViewDefinition {
  /// SwiftUI's `Label`.
  static let label = ViewDefinition(
    "Label", "An icon beside a title.",
    ArgumentList(
      [
        ArgumentDefinition("title", .string, "The title as a text."),
        ArgumentDefinition("symbol", .string, "The icon as a symbol's name."),
        ArgumentDefinition("content", .views, "The title as views, instead of 'title'."),
        ArgumentDefinition("icon", .views, "The icon as views, instead of 'symbol'."),
      ], rules: [.atLeastOne(["title", "content"])]),
    example: "Label: {title: Verified, symbol: checkmark}"
  ) { arguments in
    var title = arguments.views("content")
    var icon = arguments.views("icon")
    if let text = arguments.text("title") {
      title.append(DSNode(.text(TextNode([TextNode.Span(text)])), at: arguments.location))
    }
    if let symbol = arguments.symbolName("symbol") {
      icon.append(DSNode(.image(ImageNode(.symbol(symbol))), at: arguments.location))
    }
    guard arguments.has("title") || arguments.has("content") else {
      arguments.error("missing-argument", "Label needs 'title' or 'content'")
      return nil
    }
    return .label(title: title, icon: icon)
  }
}
