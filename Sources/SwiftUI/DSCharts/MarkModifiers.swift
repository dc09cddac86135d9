public import DSView
public import Foundation

/// Marks that are changed.
public struct _ModifiedMarks<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: @MainActor (inout ChartMark) -> Void

  init(_ content: Content, _ change: @escaping @MainActor (inout ChartMark) -> Void) {
    (self.content, self.change) = (content, change)
  }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) {
    var changed = _ChartMarks(content.content).marks
    for index in changed.indices { content.change(&changed[index]) }
    marks.add(changed)
  }
}

// The innermost modifier of a kind wins, as with views: one around several marks is for those that have none.
extension ChartContent {
  /// The colour or another filling of marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return _ModifiedMarks(self) { if $0.style == nil, $0.styleBy == nil { $0.style = style } }
  }
  /// A colour for each value.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    _ModifiedMarks(self) { if $0.style == nil, $0.styleBy == nil { $0.styleBy = value.channel } }
  }
  /// What points are drawn as.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    _ModifiedMarks(self) { if $0.symbol == nil { $0.symbol = .shape(symbol) } }
  }
  /// What points are drawn as.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    _ModifiedMarks(self) { if $0.symbol == nil { $0.symbol = symbol._markSymbol.symbol } }
  }
  /// A symbol for each value.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    _ModifiedMarks(self) { if $0.symbol == nil, $0.symbolBy == nil { $0.symbolBy = value.channel } }
  }
  /// A view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
    _ModifiedMarks(self) { if $0.symbol == nil { $0.symbol = .view { AnyView(symbol()) } } }
  }
  /// The area of symbols in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    symbolSize(CGSize(areaOfSymbol: area))
  }
  /// The size of symbols in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    _ModifiedMarks(self) { if $0.symbolSize == nil { $0.symbolSize = size } }
  }
  /// A size of symbols for each value.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    _ModifiedMarks(self) { if $0.symbolSize == nil { $0.symbolSizeBy = value.channel } }
  }
  /// How lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    _ModifiedMarks(self) { if $0.lineStyle == nil { $0.lineStyle = style } }
  }
  /// A kind of line for each value.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    _ModifiedMarks(self) { if $0.lineStyleBy == nil { $0.lineStyleBy = value.channel } }
  }
  /// How lines run between points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    _ModifiedMarks(self) { if $0.interpolation == nil { $0.interpolation = method } }
  }
  /// Puts marks of different values side by side.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    _ModifiedMarks(self) {
      if $0.positionBy == nil { ($0.positionBy, $0.positionAxis, $0.positionSpan) = (value.channel, axis, span) }
    }
  }
  /// How round the corners of marks are.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    _ModifiedMarks(self) { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }
  /// How opaque marks are.
  public func opacity(_ opacity: Double) -> some ChartContent { _ModifiedMarks(self) { $0.opacity *= opacity } }
  /// Moves marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    _ModifiedMarks(self) { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  /// Moves marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  /// Draws marks of higher values later.
  public func zIndex(_ value: Double) -> some ChartContent {
    _ModifiedMarks(self) { if $0.zIndex == nil { $0.zIndex = value } }
  }
  /// Blurs marks.
  public func blur(radius: CGFloat) -> some ChartContent { changed { AnyView($0.blur(radius: radius)) } }
  /// Puts a shadow under marks.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { changed { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
  /// Cuts marks to a shape of their size.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { AnyView($0.clipShape(shape, style: style)) }
  }
  /// Shows the marks only where others are.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let content = content()
    return _ModifiedMarks(self) { $0.mask = _ChartMarks(content).marks }
  }
  /// Lets gradients span the plot in place of the mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    _ModifiedMarks(self) { $0.isStyledByPlot = aligns }
  }
  /// Draws marks on a layer; pictures show no difference.
  public func compositingLayer() -> some ChartContent { self }
  /// Draws marks on a layer, changed.
  public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some ChartContent {
    self
  }

  private func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some ChartContent {
    _ModifiedMarks(self) { $0.changes.append(change) }
  }
}

// What is read out is in no picture.
extension ChartContent {
  /// What is read out.
  /// - Ignored: no picture shows it.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// What is read out.
  /// - Ignored: no picture shows it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
  /// What is read out.
  /// - Ignored: no picture shows it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// The value that is read out.
  /// - Ignored: no picture shows it.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// The value that is read out.
  /// - Ignored: no picture shows it.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
  /// The value that is read out.
  /// - Ignored: no picture shows it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// Whether marks are read out.
  /// - Ignored: no picture shows it.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// A name for tests.
  /// - Ignored: no picture shows it.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

// A view that knows its mark is wanted where a closure takes an argument.
extension ChartContent {
  /// Puts a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent { annotated(position, alignment, spacing) { _ in content() } }
  /// Puts a view beside each mark, which knows the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { annotated(position, alignment, spacing, content) }
  /// Puts a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent { annotated(position, alignment, spacing) { _ in content() } }
  /// Puts a view beside each mark, which knows the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { annotated(position, alignment, spacing, content) }

  private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ content: @escaping @MainActor (AnnotationContext) -> C
  ) -> some ChartContent {
    _ModifiedMarks(self) {
      $0.annotations.append(
        MarkAnnotation(position: position, alignment: alignment, spacing: spacing ?? 4) { AnyView(content($0)) })
    }
  }
}

/// The content that a modifier of a chart is put on.
public struct PlaceholderContentView<Content>: View {
  init() {}
  public var body: some View { EmptyView() }
}
