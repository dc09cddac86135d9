import DSGeometry
import DSNode
import DSResolve
import DSText

extension ResolvedNode {
  /// The description of the view in reports of frames.
  var traceDescription: ViewTrace.Description {
    var description = ViewTrace.Description(kind: kind.viewName)
    switch kind {
    case .text(let text): description.text = text.paragraph.spans.map(\.text).joined()
    case .modified(.effect(.named(let name)), _): description.name = name
    case .modified(.effect(.identified(let identifier)), _): description.identifier = identifier
    case .empty, .image, .paint, .shape, .spacer, .divider, .hStack, .vStack, .zStack, .grid, .gridRow,
      .viewThatFits, .lazyGrid, .scrollView, .custom, .deferred, .modified:
      break
    }
    return description
  }
}

extension ResolvedNode.Kind {
  /// SwiftUI's name of the view.
  var viewName: String {
    switch self {
    case .empty: "EmptyView"
    case .text: "Text"
    case .image: "Image"
    case .paint: "Color"
    case .shape: "Shape"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .hStack: "HStack"
    case .vStack: "VStack"
    case .zStack: "ZStack"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .viewThatFits: "ViewThatFits"
    case .lazyGrid(let grid, _): (grid.axis == .vertical ? "LazyV" : "LazyH") + (grid.isStack ? "Stack" : "Grid")
    case .scrollView: "ScrollView"
    case .custom(let layout, _): layout.name
    case .deferred(let deferred): deferred.view.name
    case .modified(let modifier, _): modifier.modifierName
    }
  }
}

extension ResolvedModifier {
  /// SwiftUI's name of the modifier.
  var modifierName: String {
    switch self {
    case .padding: "padding"
    case .frame, .flexibleFrame: "frame"
    case .fixedSize: "fixedSize"
    case .layoutPriority: "layoutPriority"
    case .aspectRatio: "aspectRatio"
    case .offset: "offset"
    case .position: "position"
    case .alignmentGuide: "alignmentGuide"
    case .zIndex: "zIndex"
    case .gridCellColumns: "gridCellColumns"
    case .gridCellAnchor: "gridCellAnchor"
    case .gridColumnAlignment: "gridColumnAlignment"
    case .gridCellUnsizedAxes: "gridCellUnsizedAxes"
    case .mark: "coordinateSpace"
    case .layoutValue: "layoutValue"
    case .containerRelativeFrame: "containerRelativeFrame"
    case .safeArea(_, let view): view == nil ? "safeAreaPadding" : "safeAreaInset"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .background: "background"
    case .overlay: "overlay"
    case .mask: "mask"
    case .effect(let effect): effect.name
    }
  }
}
