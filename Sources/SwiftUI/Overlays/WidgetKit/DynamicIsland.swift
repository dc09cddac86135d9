import DSEffects
public import DSView
public import Foundation

#if DSRENDER_UIKIT
  public import ActivityKit

  /// What is known of an activity.
  public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public var activityID: String { "" }
    public var isStale: Bool { false }
  }

  /// An activity that is shown beside the clock and around the camera.
  public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration {
    /// What a preview draws.
    public let _drawing: _WidgetDrawing

    /// The views of an activity.
    public init<Content: View>(
      for attributesType: Attributes.Type,
      @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
      dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
      var drawing = _WidgetDrawing.entries(of: ActivityViewContext<Attributes>.self, content)
      drawing.island = { value in (value as? ActivityViewContext<Attributes>).map { dynamicIsland($0) } }
      _drawing = drawing
    }
  }

  /// A place of an activity's views.
  public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// A form of the views around the camera.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
      case compact, expanded, minimal
    }
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
  }

  /// An activity to look at, once for each of some states; `dsrender` makes a scenario of it.
  /// - Partial: the states are drawn below one another in one picture.
  @freestanding(declaration)
  public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) = #externalMacro(module: "DSMacros", type: "WidgetKitPreviewMacro")

  /// Collects the states of a preview.
  @resultBuilder
  public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    /// All states.
    public static func buildBlock(_ states: Attributes.ContentState...) -> [Attributes.ContentState] { states }
  }

  extension __AnyPreview {
    /// A preview of an activity in states.
    public init<W: Widget, Attributes: ActivityAttributes>(
      _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
      widget: @escaping @MainActor () -> W,
      @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
    ) {
      self.init(name, traits: .sizeThatFitsLayout) {
        let drawing = widget().body._drawing
        let contexts = contentStates().map { ActivityViewContext(attributes: attributes, state: $0) }
        VStack(spacing: 16) {
          ForEach(0..<contexts.count, id: \.self) { ActivityFrame(kind: kind, drawing: drawing, context: contexts[$0]) }
        }
      }
    }
  }

  extension ActivityAttributes {
    /// The activity in a state, as a preview.
    /// - Partial: a placeholder is drawn, because nothing says which widget shows the activity; `#Preview(as:using:)` does.
    @MainActor public func previewContext(
      _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { ActivityPlace(name: "\(Self.self)") }
  }

  private struct ActivityPlace: PrimitiveView {
    let name: String

    static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { PlatformPlace.lower(view.name, inputs) }
  }

  /// The views of an activity in one of its places, on a phone of 393 points.
  private struct ActivityFrame: View {
    let kind: ActivityPreviewViewKind
    let drawing: _WidgetDrawing
    let context: Any

    var body: some View {
      switch kind {
      case .content:
        let corners = RoundedRectangle(cornerRadius: 24, style: .continuous)
        (drawing.content(context) ?? AnyView(EmptyView()))
          .frame(maxWidth: .infinity)
          .backgroundPreferenceValue(ActivityTint.self) { $0 ?? Color(UIColor.systemBackground) }
          .clipShape(corners).frame(width: 371)
      case .dynamicIsland(let state):
        if let island = drawing.island(context) { island.view(state) }
      }
    }
  }
#endif

/// The views of an activity around the camera.
@MainActor @preconcurrency
public struct DynamicIsland {
  let regions: [_DynamicIslandRegion]
  let leading: AnyView
  let trailing: AnyView
  let minimal: AnyView

  /// Views for all forms.
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> [_DynamicIslandRegion],
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded()
    (leading, trailing, self.minimal) = (AnyView(compactLeading()), AnyView(compactTrailing()), AnyView(minimal()))
  }

  /// Opens an address where the views are touched.
  /// - Ignored: a picture cannot be touched.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The colour of the line around the views.
  /// - Ignored: no line is drawn.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Other distances from the edges.
  /// - Ignored: the usual distances are drawn.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }

  #if DSRENDER_UIKIT
    /// A form of the views: white on black, 37 points high beside the camera, which takes 126 points of the width.
    @ViewBuilder func view(_ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> some View {
      switch state {
      case .compact:
        HStack(spacing: 126) {
          leading
          trailing
        }
        .padding(.horizontal, 8).frame(height: 37).islandGround(radius: 18.5)
      case .minimal: minimal.frame(width: 37, height: 37).islandGround(radius: 18.5)
      case .expanded:
        VStack(spacing: 8) {
          HStack(alignment: .top, spacing: 8) {
            region(.leading)
            region(.center).frame(maxWidth: .infinity)
            region(.trailing)
          }
          region(.bottom)
        }
        .padding(16).frame(width: 371).islandGround(radius: 44)
      }
    }

    @ViewBuilder private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
      ForEach(0..<regions.count, id: \.self) { if regions[$0].position == position { regions[$0].content } }
    }
  #endif
}

extension View {
  /// The view on the black ground around the camera.
  fileprivate func islandGround(radius: CGFloat) -> some View {
    let corners = RoundedRectangle(cornerRadius: radius, style: .continuous)
    return foregroundStyle(Color.white).background(Color.black).clipShape(corners).environment(\.colorScheme, .dark)
  }
}

/// A form of the views around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
  public static let expanded = DynamicIslandMode(name: "expanded")
}

/// A place around the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Views at a place around the camera.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: _DynamicIslandRegion

  /// Views at a place.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) { region = _DynamicIslandRegion(position: position, content: AnyView(content())) }
}

/// Views at a place around the camera, whatever their type.
public struct _DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
}

/// Collects views around the camera.
@MainActor
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Views at a place.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> [_DynamicIslandRegion]
  { [region.region] }
  /// Views at all places.
  public static func buildBlock(_ regions: [_DynamicIslandRegion]...) -> [_DynamicIslandRegion] {
    regions.flatMap { $0 }
  }
  /// Views under a condition.
  public static func buildOptional(_ regions: [_DynamicIslandRegion]?) -> [_DynamicIslandRegion] { regions ?? [] }
  /// Some of several views.
  public static func buildEither(first regions: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { regions }
  /// Some of several views.
  public static func buildEither(second regions: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { regions }
}
