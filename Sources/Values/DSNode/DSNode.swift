package import DSDiagnostics
package import DSGeometry

/// A view as its author described it: what it is, and the modifiers put on it.
///
/// Swift views and component files both become this. Parameters, slots and repetitions are gone; tokens, the
/// environment and choices by it are still open.
package struct DSNode: Hashable, Sendable {
  /// What the view is.
  package var kind: Kind
  /// The modifiers, the innermost first.
  package var modifiers: [Modifier]
  /// The element's name in reports and in the SVG, such as `label`; nil for an unnamed view.
  package var name: String?
  /// Where the view is written, with its arguments; takes no part in equality.
  package var origin: SourceOrigin

  /// A view with its modifiers.
  package init(_ kind: Kind, modifiers: [Modifier] = [], name: String? = nil, from origin: SourceOrigin) {
    self.kind = kind
    self.modifiers = modifiers
    self.name = name
    self.origin = origin
  }

  /// A view with its modifiers, none of whose arguments has a separate place.
  package init(_ kind: Kind, modifiers: [Modifier] = [], name: String? = nil, at location: SourceLocation) {
    self.init(kind, modifiers: modifiers, name: name, from: SourceOrigin(at: location))
  }

  /// Where the view is written.
  package var location: SourceLocation { origin.location }

  /// The closed set of views.
  package indirect enum Kind: Hashable, Sendable {
    /// Nothing; takes part in no layout.
    case empty
    /// Children that take part in the layout of the container around them; modifiers apply to each.
    case group([DSNode])
    /// The body of a component, under the component's name.
    case component(String, [DSNode])
    /// The children of the case whose key equals the environment's value as text, else of the fallback.
    case choose(EnvironmentReference, [Case], fallback: [DSNode])
    /// The same children once per token or group of a list, with what is known of it in the environment.
    case forEachToken(TokenListNode, [DSNode])
    case text(TextNode)
    case image(ImageNode)
    /// An icon beside a title.
    case label(title: [DSNode], icon: [DSNode])
    case spacer(minLength: Value<Double>?)
    case divider
    case hStack(alignment: VerticalAlignment, spacing: Value<Double>?, [DSNode])
    case vStack(alignment: HorizontalAlignment, spacing: Value<Double>?, [DSNode])
    case zStack(alignment: Alignment, [DSNode])
    case grid(alignment: Alignment, horizontalSpacing: Value<Double>?, verticalSpacing: Value<Double>?, [DSNode])
    /// A row of a grid; anywhere else its cells are separate views.
    case gridRow(alignment: VerticalAlignment?, [DSNode])
    /// A colour or gradient that takes all the space it is offered.
    case paint(Paint)
    case shape(ShapeNode, ShapeDrawing)
    /// The first child whose ideal size fits on the given axes, else the last.
    case viewThatFits(AxisSet, [DSNode])
    case lazyGrid(LazyGridNode, [DSNode])
    /// One view of its ideal length along the axes, behind a window.
    case scrollView(ScrollNode, [DSNode])
    /// Children that an author's own layout places.
    case custom(LayoutFunction, [DSNode])
    /// A view whose content is made for the size that it gets; the only kind whose text does not show its content.
    case deferred(DeferredView)
  }

  /// One branch of a choice.
  package struct Case: Hashable, Sendable {
    /// The environment's value as text.
    package var key: String
    /// The views of the branch.
    package var children: [DSNode]

    /// A branch.
    package init(key: String, children: [DSNode]) {
      self.key = key
      self.children = children
    }
  }
}

/// A text of one or more pieces.
package struct TextNode: Hashable, Sendable {
  /// A piece of text and the modifiers of that piece alone: only those that style text.
  package struct Span: Hashable, Sendable {
    /// The characters.
    package var text: Value<String>
    /// Modifiers of this piece, the innermost first.
    package var modifiers: [Modifier]
    /// The picture that the piece is; nil for characters.
    package var image: ImageNode?

    /// A piece.
    package init(_ text: Value<String>, modifiers: [Modifier] = []) {
      self.text = text
      self.modifiers = modifiers
    }

    /// A picture among letters: U+FFFC, the object replacement character, stands for it.
    package init(_ image: ImageNode, modifiers: [Modifier] = []) {
      text = .literal("\u{FFFC}")
      self.modifiers = modifiers
      self.image = image
    }
  }

  /// The pieces in reading order.
  package var spans: [Span]
  /// What of the text is drawn; nil for all of it.
  package var parts: [Part]?

  /// A text of pieces.
  package init(_ spans: [Span]) { self.spans = spans }
}

/// A picture.
package struct ImageNode: Hashable, Sendable {
  /// Where the picture comes from.
  package enum Source: Hashable, Sendable {
    /// A symbol of the design system; as tall as the font's capitals are drawn for, tinted by the foreground style.
    case symbol(Value<String>)
    /// A symbol by the name SwiftUI knows it by, such as `star.fill`: the design system's, with hyphens for the dots, else
    /// a drawing of `dsrender`'s own.
    case systemSymbol(String)
    /// A PNG file of the design system; its size is its pixels divided by `scale`.
    case asset(Value<String>, scale: Double)
    /// A file of an asset catalogue, and the one that stands for it where the environment is dark.
    case file(ImageFile, dark: ImageFile?)
    /// A picture that no catalogue has under its name, with the names that exist.
    case unknown(String, among: [String])
  }

  /// Whether the picture keeps its colours.
  package enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    case original, template
  }

  /// How a symbol's layers take colours.
  package enum SymbolMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// One paint.
    case monochrome
    /// One paint in several strengths.
    case hierarchical
    /// The foreground style's levels.
    case palette
    /// Colours of the symbol's own where it has some.
    case multicolor
  }

  /// The picture.
  package var source: Source
  /// Whether it takes the size it is offered.
  package var resizable: Bool
  /// Whether it keeps its colours; nil is template for symbols, original for assets.
  package var renderingMode: RenderingMode?
  /// Edges that keep their size where the picture is resizable, in points of the picture.
  package var capInsets = EdgeInsets()
  /// Whether a resizable picture is repeated instead of stretched.
  package var isTiled = false
  /// Whether pixels stay hard where the picture is enlarged.
  package var hasHardPixels = false
  /// What is added to a symbol's name where there is such a symbol, such as `circle.fill`; the first that there is.
  package var variants: [String] = []
  /// What a symbol's size is multiplied by.
  package var symbolScale = 1.0
  /// How a symbol takes colours; nil is palette if the foreground style has its own levels, else monochrome.
  package var symbolMode: SymbolMode?
  /// What a symbol that shows a value is drawn at, 0…1; nil draws it whole.
  package var variableValue: Double?

  /// A picture, at its natural size by default.
  package init(_ source: Source, resizable: Bool = false, renderingMode: RenderingMode? = nil) {
    self.source = source
    self.resizable = resizable
    self.renderingMode = renderingMode
  }
}
