import DSDiagnostics
import DSNode
import DSSyntax

extension ViewDefinition {
  /// SwiftUI's `Image(_:)` and `Image(systemName:)`.
  static let image = ViewDefinition(
    "Image", "A symbol or a picture of the design system.",
    ArgumentList(
      [
        ArgumentDefinition("symbol", .string, "The name of a symbol; it has the height of the font's capitals."),
        ArgumentDefinition("asset", .string, "The name of a PNG or JPEG picture, instead of 'symbol'."),
        ArgumentDefinition(
          "resizable", .boolean, "Whether it takes the size it is offered.", default: "false"),
        ArgumentDefinition(
          "renderingMode", .choice(ImageNode.RenderingMode.allCases.map(\.rawValue)),
          "Whether it keeps its colours; symbols are templates, pictures originals."),
        ArgumentDefinition(
          "scale", .number(0.1...Limits.pictureScale), "The picture's pixels per point.", default: "1"),
      ], rules: [.exactlyOne(["symbol", "asset"])]),
    example: "Image: {symbol: checkmark}"
  ) { arguments in
    guard arguments.has("symbol") != arguments.has("asset") else {
      if arguments.has("symbol") {
        arguments.error("conflicting-arguments", "Image has both 'symbol' and 'asset'", hint: "remove one of them")
      } else {
        let isAbsent = arguments.node["symbol"] != nil || arguments.node["asset"] != nil
        arguments.error(
          "missing-argument", "Image needs either 'symbol' or 'asset'",
          hint: isAbsent ? "ask with 'If' where a parameter is optional" : "name one, such as {symbol: checkmark}")
      }
      return nil
    }
    let resizable = arguments.boolean("resizable") ?? false
    let mode = arguments.choice("renderingMode", ImageNode.RenderingMode.self)
    let scale = arguments.constantNumber("scale") ?? 1
    let source: ImageNode.Source? =
      arguments.has("symbol")
      ? arguments.symbolName("symbol").map(ImageNode.Source.symbol)
      : arguments.symbolName("asset").map { .asset($0, scale: scale) }
    return source.map { .image(ImageNode($0, resizable: resizable, renderingMode: mode)) }
  }
}
