package import DSDiagnostics
package import DSGeometry

/// The closed set of modifiers. Lengths are in points, angles in degrees clockwise.
package indirect enum Modifier: Hashable, Sendable {
  /// A modifier with its own place in a file; any other is written where its view is.
  case written(Modifier, at: SourceOrigin)
  /// Modifiers chosen by a value of the view's environment, the innermost first.
  case choose(EnvironmentReference, [Case], fallback: [Modifier])

  // Text and colour: values that the views below inherit.
  case font(FontNode)
  case fontWeight(Value<Double>)
  /// The bold letters of the font, which are those of its text style if a profile defines them.
  case bold
  case italic(Bool)
  /// Reverts what modifiers above have set for texts' letters; what a font itself sets stays.
  case fontReset(FontAspect)
  case underline(Bool, LineStyle = LineStyle())
  case strikethrough(Bool, LineStyle = LineStyle())
  /// What is added to the font of everything inside.
  case fontTraits(FontTraits)
  /// The distance of letters above the baseline, in points.
  case baselineOffset(Value<Double>)
  /// A paint behind the letters of a piece of text.
  case textBackground(Paint)
  /// Letters made large or small; nil leaves them.
  case textCase(TextCase?)
  /// Whether letters move together before a text is cut.
  case allowsTightening(Bool)
  /// Whether paragraphs run as their letters do, else as the layout does.
  case writingDirection(followsContent: Bool)
  /// Whether lines begin where their paragraph does, else where the layout does.
  case alignmentDirection(followsContent: Bool)
  /// How small letters may become before a text is cut, as a share of their size.
  case minimumScaleFactor(Value<Double>)
  /// Whether texts are drawn as bars and pictures as areas.
  case redacted(Bool)
  case tracking(Value<Double>)
  /// The height of a line box as design tools mean it; a multiple of the size, or points.
  case lineHeight(LineHeight)
  case lineSpacing(Value<Double>)
  case lineLimit(Int?, reservesSpace: Bool)
  /// The least number of lines, whose space is always reserved, and the greatest.
  case lineRange(minimum: Int, maximum: Int?)
  case truncationMode(TruncationMode)
  case multilineTextAlignment(TextAlignment)
  case foregroundStyle(Paint)
  /// The foreground style and its quieter levels, the first level first.
  case foregroundStyles([Paint])
  case tint(Paint)
  /// The accent of everything inside, and its tint.
  case accent(Paint)
  /// A value of the environment by name, for everything below.
  case environment(String, EnvironmentValue)
  /// A context of a mode by name, for everything below.
  case mode(String, Value<String>)
  case disabled(Value<Bool>)

  // Layout.
  case padding(EdgeSet, Value<Double>?)
  case paddingInsets(top: Value<Double>, leading: Value<Double>, bottom: Value<Double>, trailing: Value<Double>)
  case frame(width: Value<Double>?, height: Value<Double>?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case aspectRatio(Value<Double>?, ContentMode)
  case offset(x: Value<Double>, y: Value<Double>)
  case position(x: Value<Double>, y: Value<Double>)
  case alignmentGuide(Guide, GuideValue)
  case zIndex(Double)
  case gridCellColumns(Int)
  case gridCellAnchor(UnitPoint)
  case gridColumnAlignment(HorizontalAlignment)
  case gridCellUnsizedAxes(AxisSet)
  /// Names the view's place for views that ask for its position.
  case mark(LayoutMark)
  /// Passes a value about the view to an author's layout.
  case layoutValue(LayoutValueNode)
  /// A length as a part of the nearest scroll view's or the root's, on some axes.
  case containerRelativeFrame(AxisSet, ContainerLength, alignment: Alignment)
  /// Insets at edges that belong to the safe area, and the views in them.
  case safeArea(SafeAreaNode, [DSNode])
  /// Reaches into the safe area at edges that it touches.
  case ignoresSafeArea(EdgeSet, LayoutMark)

  // Drawing.
  case background([DSNode], alignment: Alignment)
  /// A paint behind the view, cut to a shape; the whole rectangle without one.
  case backgroundStyle(Paint, in: ShapeNode?)
  case overlay([DSNode], alignment: Alignment)
  case border(BorderNode)
  case cornerRadius(ShapeNode.Radii)
  case clipShape(ShapeNode)
  case clipped
  case mask([DSNode], alignment: Alignment)
  case shadow(ShadowNode)
  case opacity(Value<Double>)
  case rotationEffect(degrees: Value<Double>, anchor: UnitPoint)
  /// The view turned about an axis in space, as seen from a distance of its longer side over `perspective`.
  case rotation3DEffect(
    degrees: Value<Double>, x: Value<Double>, y: Value<Double>, z: Value<Double>, anchor: UnitPoint,
    perspective: Value<Double>)
  case scaleEffect(x: Value<Double>, y: Value<Double>, anchor: UnitPoint)
  case blur(radius: Value<Double>)
  case blendMode(BlendMode)
  case compositingGroup
  /// Mirrored where content runs from right to left.
  case flipsForRightToLeft
  /// The colours of everything that the view draws, changed.
  case colorEffect(ColorEffect)
  /// The view moved by a map about one of its points; its lengths are points.
  case transformEffect(AffineTransform, anchor: UnitPoint)
  /// The view mapped with perspective about one of its points; of a relative map the depth grows with the distance in
  /// longer sides of the view.
  case projectionEffect(Projection, anchor: UnitPoint, isRelative: Bool)
  case hidden

  // Accessibility: kept for the SVG and the text of nodes.
  case accessibilityLabel(String)
  case accessibilityHidden(Bool)
  /// The name that tests and reports of frames find the view by.
  case accessibilityIdentifier(String)
  /// Everything else that assistive technology is given.
  case accessibility(AccessibilityNode)

  /// Where the modifier is written; nil if its view is.
  package var origin: SourceOrigin? {
    if case .written(_, let origin) = self { origin } else { nil }
  }

  /// The modifier without its place.
  package var unplaced: Modifier {
    if case .written(let inner, _) = self { inner.unplaced } else { self }
  }

  /// One branch of a choice.
  package struct Case: Hashable, Sendable {
    /// The environment's value as text.
    package var key: String
    /// The modifiers of the branch, the innermost first.
    package var modifiers: [Modifier]

    /// A branch.
    package init(key: String, modifiers: [Modifier]) {
      self.key = key
      self.modifiers = modifiers
    }
  }

  /// What can be reverted for texts' letters.
  package enum FontAspect: String, Hashable, Sendable {
    case weight, bold, italic, design, monospaced, width
  }

  /// Where a cut text has its ellipsis.
  package enum TruncationMode: String, Hashable, Sendable, CaseIterable {
    case head, middle, tail
  }

  /// The alignment of the lines of a text in its box.
  package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
  }

  /// Whether a view fits into its offer or fills it.
  package enum ContentMode: String, Hashable, Sendable, CaseIterable {
    case fit, fill
  }

  /// A change of colours.
  package enum ColorEffect: Hashable, Sendable {
    /// A linear map of each colour.
    case matrix(ColorMatrix)
    /// Each channel multiplied by that of a paint that is a colour.
    case multiply(Paint)
    /// A named change by an amount.
    case adjustment(Adjustment, Value<Double>)

    /// A named change of colours.
    package enum Adjustment: String, Hashable, Sendable, CaseIterable {
      /// The amount is added to each channel: 0 changes nothing, 1 gives white.
      case brightness
      /// Channels move away from grey: 0 gives grey, 1 changes nothing.
      case contrast
      /// Colours are livelier: 0 leaves greys, 1 changes nothing.
      case saturation
      /// Colours become grey: 0 changes nothing, 1 leaves greys.
      case grayscale
      /// Hues are turned by degrees.
      case hueRotation
    }
  }

  /// The height of a line box.
  package enum LineHeight: Hashable, Sendable {
    /// A multiple of the font's size.
    case multiple(Value<Double>)
    /// Points.
    case points(Value<Double>)
    /// The font's size and that many points.
    case increase(Value<Double>)
    /// The font's own setting.
    case natural
  }

  /// A guide of one of the two axes.
  package enum Guide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  /// Where a guide is put.
  package enum GuideValue: Hashable, Sendable {
    /// Points from the top or leading edge.
    case points(Value<Double>)
    /// Another guide of the same axis, moved by points.
    case guide(Guide, plus: Value<Double>)
    /// Determined by an author's function.
    case function(GuideFunction)
  }

  /// How a view's length follows from its container's.
  package enum ContainerLength: Hashable, Sendable {
    /// All of it.
    case whole
    /// That of `span` tracks of `count`, with points between them.
    case tracks(count: Int, span: Int, spacing: Double)
    /// Determined by an author's function.
    case function(LengthFunction)
  }

  /// A font: a token, a text style, or its parts.
  package enum FontNode: Hashable, Sendable {
    /// A token of type typography, which also sets tracking and line height; or of type fontFamily.
    case token(TokenReference)
    /// One of SwiftUI's text styles by name, such as `headline`.
    case textStyle(String, weight: Value<Double>?)
    /// Parts; what is nil stays as it is above.
    case parts(family: Value<[String]>?, size: Value<Double>?, weight: Value<Double>?)
    /// A font that takes nothing from above: the design system's family where none is given, weight 400 where none is.
    /// The size grows as a text style does, or not at all.
    case complete(family: Value<[String]>?, size: Value<Double>, relativeTo: String?, weight: Value<Double>?)
    /// A font with something added.
    indirect case traits(FontTraits, FontNode)
    /// The font whose key equals the environment's value as text, else the fallback.
    indirect case choose(EnvironmentReference, [FontCase], fallback: FontNode?)
  }

  /// One branch of a choice of fonts.
  package struct FontCase: Hashable, Sendable {
    /// The environment's value as text.
    package var key: String
    /// The font.
    package var font: FontNode

    /// A branch.
    package init(key: String, font: FontNode) {
      self.key = key
      self.font = font
    }
  }

  /// Bounds of a flexible frame; nil leaves a bound open.
  package struct FlexibleFrame: Hashable, Sendable {
    /// The bounds in points, and the alignment of the view in the frame.
    package var minWidth, idealWidth, maxWidth: Value<Double>?
    package var minHeight, idealHeight, maxHeight: Value<Double>?
    package var alignment: Alignment

    /// A frame without bounds.
    package init(alignment: Alignment = .center) { self.alignment = alignment }
  }

  /// A line inside a view's edges.
  package struct BorderNode: Hashable, Sendable {
    /// A token of type border; it decides what the other members leave nil.
    package var token: TokenReference?
    /// The line's paint.
    package var paint: Paint?
    /// The line's width; 1 where neither it nor a token is given.
    package var width: Value<Double>?
    /// The outline; the whole rectangle where it is nil.
    package var shape: ShapeNode?
    /// How the line is broken; solid where it is nil.
    package var style: Value<StrokeStyleValue>?

    /// A border.
    package init(
      token: TokenReference? = nil, paint: Paint? = nil, width: Value<Double>? = nil, shape: ShapeNode? = nil,
      style: Value<StrokeStyleValue>? = nil
    ) {
      self.token = token
      self.paint = paint
      self.width = width
      self.shape = shape
      self.style = style
    }
  }

  /// The shadows of a view.
  package enum ShadowNode: Hashable, Sendable {
    /// A token of type shadow: every shadow of its list.
    case token(TokenReference)
    /// SwiftUI's shadow: `radius` is the standard deviation of the blur.
    case radius(color: Paint?, radius: Value<Double>, x: Value<Double>, y: Value<Double>)
    /// Shadows as design tools mean them: `blur` is twice the standard deviation.
    case list([Item])
    /// The shadows whose key equals the environment's value as text, else the fallback; none without one.
    case choose(EnvironmentReference, [ShadowCase], fallback: [ShadowNode])

    /// One shadow of a list.
    package struct Item: Hashable, Sendable {
      /// The colour, the lengths in points, and whether the shadow is drawn inside the outline.
      package var color: Value<Color>
      package var x, y, blur, spread: Value<Double>
      package var inset: Bool

      /// A shadow.
      package init(
        color: Value<Color>, x: Value<Double>, y: Value<Double>, blur: Value<Double>, spread: Value<Double>,
        inset: Bool
      ) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.inset = inset
      }
    }
  }

  /// One branch of a choice of shadows.
  package struct ShadowCase: Hashable, Sendable {
    /// The environment's value as text.
    package var key: String
    /// The shadows.
    package var shadows: [ShadowNode]

    /// A branch.
    package init(key: String, shadows: [ShadowNode]) {
      self.key = key
      self.shadows = shadows
    }
  }
}
