import DSGeometry
package import DSNode
public import Foundation

/// A picture: a symbol, or an asset of a catalogue or of the design system.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  /// Whether the picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How a resizable picture fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How pixels are found between pixels.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Which way up a picture is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored = 2
    case down = 6
    case downMirrored = 4
    case left = 1
    case leftMirrored = 3
    case right = 7
    case rightMirrored = 5
  }

  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String, bundle: String?)
    case picture(PictureInMemory)
  }

  let source: Source
  var style = ImageNode(.symbol(.literal("")))
  /// What accessibility calls the picture; nil if it has no label.
  var label: Text?
  /// Whether accessibility leaves the picture out.
  var isDecorative = false
  /// How the symbol's paint fills it, and how it shows its value; nil leaves it to the environment.
  var colorMode: SymbolColorRenderingMode?
  var valueMode: SymbolVariableValueMode?

  init(source: Source) { self.source = source }

  /// A symbol by its SF Symbols name: the project's own of that name, else a drawing of ours.
  /// - Partial: the drawings are not Apple's; a name without one gives a placeholder, and a warning.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A symbol by its SF Symbols name, drawn at a value from 0 to 1 where it shows one.
  /// - Partial: the layers of the symbols drawn here share the value evenly; layers that are off have 30 % opacity.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    style.variableValue = variableValue
  }

  /// An asset by its name: of the bundle's catalogues, else a PNG, JPEG or SVG file among its resources. Without a bundle the
  /// pictures of the design system are looked in too.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, bundle: bundle?.bundlePath) }

  /// An asset by its name.
  /// - Partial: the asset is drawn whole, whatever its value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// An asset by its name, with a text for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// An asset by its name, with a text for accessibility.
  /// - Partial: the asset is drawn whole, whatever its value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// An asset by its name, which accessibility leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// An asset by its name, which accessibility leaves out.
  /// - Partial: the asset is drawn whole, whatever its value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// An asset of a catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// A picture in memory.
  @available(*, unavailable, message: "UIImage is not there: put the picture into an asset catalogue and name it")
  public init(uiImage: Never) { self.init("") }

  /// A picture in memory.
  @available(*, unavailable, message: "NSImage is not there: put the picture into an asset catalogue and name it")
  public init(nsImage: Never) { self.init("") }

  /// The picture, in whatever size it is offered; the insets keep their size, and what lies between is stretched or
  /// repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var view = self
    view.style.resizable = true
    view.style.capInsets = .init(
      top: Double(capInsets.top), leading: Double(capInsets.leading), bottom: Double(capInsets.bottom),
      trailing: Double(capInsets.trailing))
    view.style.isTiled = resizingMode == .tile
    return view
  }

  /// The picture with its own colours, or in the foreground style; nil leaves it.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var view = self
    switch renderingMode {
    case .template: view.style.renderingMode = .template
    case .original: view.style.renderingMode = .original
    case nil: view.style.renderingMode = nil
    }
    return view
  }

  /// The picture with hard or soft pixels where it is enlarged.
  /// - Partial: `low`, `medium` and `high` are all bilinear.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var view = self
    view.style.hasHardPixels = interpolation == .none
    return view
  }

  /// The picture with soft edges.
  /// - Ignored: the edges of pictures lie on whole pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture's node.
  @MainActor public static func _lower(_ view: Image, _ inputs: _ViewInputs) -> _ViewOutputs {
    // A name that is left empty is how sources say that there is no picture.
    if case .asset("", _) = view.source {
      let nothing = Color.clear
      let nodes = view.style.resizable ? inputs.nodes(nothing) : inputs.nodes(nothing.frame(width: 0, height: 0))
      return _ViewOutputs(nodes)
    }
    view.warnOfModes(inputs)
    let label = view.label.map { [Modifier.accessibilityLabel($0.plain(in: inputs.environment))] } ?? []
    let hidden = view.isDecorative ? [Modifier.accessibilityHidden(true)] : []
    return _ViewOutputs([inputs.node(.image(view.node(inputs)), modifiers: label + hidden)])
  }
}

extension Image {
  /// The picture in an environment.
  package func node(_ inputs: _ViewInputs) -> ImageNode {
    var node = style
    let environment = inputs.environment
    switch source {
    case .symbol(let name):
      node.source = .systemSymbol(name)
      node.variants = environment.symbolVariants.suffixes
      node.setSymbol(in: environment)
    case .picture(let picture):
      node.source = .file(picture.light, dark: picture.dark)
      if node.renderingMode == nil, picture.isTemplate { node.renderingMode = .template }
    case .asset(let name, let path):
      let bundle = path.flatMap { Bundle(path: $0) }
      let scale = Double(environment.displayScale)
      if var set = AssetCatalogs.image(name, in: bundle),
        var light = AssetCatalog.ImageSet.best(set.light, for: scale)
      {
        if light.format == .symbol {
          node.setSymbol(in: environment)
          // A symbol of the catalogue may have variants, as the platform's have.
          let variants = environment.symbolVariants.suffixes.lazy.compactMap {
            AssetCatalogs.image(name + "." + $0, in: bundle)
          }
          if let variant = variants.first, let file = AssetCatalog.ImageSet.best(variant.light, for: scale) {
            (set, light) = (variant, file)
          }
        }
        node.source = .file(light, dark: AssetCatalog.ImageSet.best(set.dark, for: scale))
        if node.renderingMode == nil, set.isTemplate { node.renderingMode = .template }
      } else if path == nil {
        node.source = .asset(.literal(name), scale: 2)
      } else {
        node.source = .unknown(name, among: AssetCatalogs.imageNames(in: bundle))
      }
    }
    return node
  }
}

extension ImageNode {
  /// Takes what an environment says of symbols.
  fileprivate mutating func setSymbol(in environment: EnvironmentValues) {
    symbolScale = environment.imageScale.factor
    if symbolMode == nil { symbolMode = environment.symbolRenderingMode?.node }
  }
}
