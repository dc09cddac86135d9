import DSView
import Foundation

/// What views say of the charts inside.
struct ChartSettings {
  /// An axis: whether it is there, what is on it, its words and its scale.
  struct AxisSettings {
    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var label: Label?
    var scale = ScaleSettings()
  }

  /// The words beside an axis.
  struct Label {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: @MainActor () -> AnyView
  }

  /// The legend.
  struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: (@MainActor () -> AnyView)?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendSettings()
  var styles = StyleSettings()
  var symbols = ValueLooks<MarkSymbol>()
  var lineStyles = ValueLooks<StrokeStyle>()
  var symbolSizes = SymbolSizes.automatic
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []

  /// Views over a chart or behind it.
  struct Layer {
    var alignment: Alignment
    var content: @MainActor (ChartProxy) -> AnyView
  }
}

/// The colours of values.
struct StyleSettings {
  enum Kind {
    /// Those of values one by one.
    case mapping([(value: _PlottedValue, style: AnyShapeStyle)])
    /// In turn.
    case range([AnyShapeStyle])
    /// Along a gradient.
    case gradient(Gradient)
    /// As a function says; nil for values of another type.
    case function((_PlottedValue) -> AnyShapeStyle?)
  }
  var kind: Kind?
  var domain: _ScaleDomain?
}

/// The sizes of values' symbols.
enum SymbolSizes {
  /// Areas that grow with the value from zero.
  case automatic
  /// Areas in square points, from that of the least value to that of the greatest: of a domain, or of the data where it is empty.
  case between(ClosedRange<CGFloat>, of: [_PlottedValue])
  /// Areas in square points.
  case areas(ValueLooks<CGFloat>)
}

/// The settings of charts at a place.
struct ChartSettingsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension View {
  /// Changes the settings of the charts inside.
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}

extension EnvironmentValues {
  /// What views say of the charts inside.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
