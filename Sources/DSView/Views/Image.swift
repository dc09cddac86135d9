import DSNode
public import Foundation

/// A picture: a symbol, or an asset of the design system.
nonisolated public struct Image: PrimitiveView, Equatable {
  /// Whether the picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How a resizable picture fills its room.
  public enum ResizingMode: Hashable, Sendable {
    case stretch, tile
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  private var image: ImageNode

  /// A symbol by its SF Symbols name: the design system's, whose file has hyphens for the dots, else a drawing of ours.
  /// - Partial: the drawings are not Apple's, and a name without one is a fault.
  public init(systemName: String) {
    image = ImageNode(.systemSymbol(systemName))
  }

  /// An asset by its name.
  public init(_ name: String, bundle: Bundle? = nil) { image = ImageNode(.asset(.literal(name), scale: 2)) }

  /// An asset by its name, which accessibility leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// The picture, in whatever size it is offered.
  public func resizable() -> Image {
    var view = self
    view.image.resizable = true
    return view
  }

  /// The picture with its own colours, or in the foreground style; nil leaves it.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var view = self
    switch renderingMode {
    case .template: view.image.renderingMode = .template
    case .original: view.image.renderingMode = .original
    case nil: view.image.renderingMode = nil
    }
    return view
  }

  /// The picture's node.
  @MainActor public static func _lower(_ view: Image, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.image(view.image))])
  }
}
