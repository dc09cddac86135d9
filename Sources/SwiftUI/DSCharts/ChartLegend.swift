import DSView
import Foundation

/// A chart with its legend, where it has one.
struct ChartWithLegend<Content: View>: View {
  let settings: ChartSettings
  let styles: ChartStyles
  @ViewBuilder let content: () -> Content

  var body: some View {
    let legend = settings.legend
    if legend.visibility == .hidden || legend.content == nil && entries.isEmpty {
      content()
    } else {
      switch legend.position.kind {
      case .top, .topLeading, .topTrailing:
        VStack(alignment: horizontal(.leading), spacing: spacing) {
          view
          content()
        }
      case .leading:
        HStack(alignment: vertical, spacing: spacing) {
          view.fixedSize()
          content()
        }
      case .trailing:
        HStack(alignment: vertical, spacing: spacing) {
          content()
          view.fixedSize()
        }
      case .overlay: content().overlay(alignment: legend.alignment ?? .topLeading) { view.fixedSize() }
      default:
        VStack(alignment: horizontal(.leading), spacing: spacing) {
          content()
          view
        }
      }
    }
  }

  private var spacing: CGFloat { settings.legend.spacing ?? 8 }

  private var vertical: VerticalAlignment { settings.legend.alignment?.vertical ?? .top }

  private func horizontal(_ usual: HorizontalAlignment) -> HorizontalAlignment {
    if let alignment = settings.legend.alignment { return alignment.horizontal }
    return switch settings.legend.position.kind {
    case .topTrailing, .bottomTrailing: .trailing
    default: usual
    }
  }

  private var isUpright: Bool { [.leading, .trailing].contains(settings.legend.position.kind) }

  @ViewBuilder private var view: some View {
    if let content = settings.legend.content {
      content()
    } else if let shades = styles.shades {
      ShadesLegend(range: shades.range, gradient: shades.gradient)
    } else if isUpright {
      VStack(alignment: .leading, spacing: 4) { rows }
    } else {
      LegendFlow { rows }
    }
  }

  private var rows: some View {
    let entries = entries
    let (coloured, symbols) = (Set(styles.values), Set(styles.symbolValues))
    return ForEach(entries.indices, id: \.self) { index in
      let value = entries[index]
      HStack(spacing: 5) {
        symbolView(
          symbols.contains(value) ? styles.symbol(of: value) : .shape(.circle),
          CGSize(width: 8, height: 8),
          coloured.contains(value) ? styles.style(of: value) : AnyShapeStyle(Color.secondary))
        Text(verbatim: value.words).font(.caption2).foregroundStyle(Color.secondary)
      }
    }
  }

  /// The values that the legend explains.
  private var entries: [_PlottedValue] { distinct(styles.values + styles.symbolValues) }
}

/// The legend of numbers whose colours run along a gradient: the least, the gradient and the greatest.
struct ShadesLegend: View {
  let range: ClosedRange<Double>
  let gradient: Gradient
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 5) {
      words(range.lowerBound)
      Capsule().fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
        .frame(width: 80, height: 8)
      words(range.upperBound)
    }
  }

  private func words(_ number: Double) -> some View {
    Text(verbatim: number.formatted(.number.locale(locale))).font(.caption2).foregroundStyle(Color.secondary)
  }
}

extension _PlottedValue {
  /// The value in words.
  fileprivate var words: String {
    switch self {
    case .category(let name): name
    case .number(let number): number.formatted()
    case .moment(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
    }
  }
}

/// Lays out views in lines, as words are.
struct LegendFlow: Layout {
  private let spacing: CGFloat = 8
  private let lineSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let places = places(subviews, proposal.width ?? .infinity)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (view, place) in zip(subviews, places(subviews, bounds.width)) {
      view.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width + 0.01 { (x, y, height) = (0, y + height + lineSpacing, 0) }
      defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
      return CGRect(x: x, y: y, width: min(size.width, width), height: size.height)
    }
  }
}

/// A chart with words beside its axes.
struct ChartWithLabels<Content: View>: View {
  let settings: ChartSettings
  @ViewBuilder let content: () -> Content

  var body: some View {
    let labels = [settings.x.label.map { placed($0, .bottom) }, settings.y.label.map { placed($0, .top) }]
      .compactMap { $0 }
    labels.reduce(AnyView(content())) { chart, label in AnyView(beside(chart, label)) }
  }

  private func placed(_ label: ChartSettings.Label, _ usual: Edge) -> (label: ChartSettings.Label, edge: Edge) {
    let edge: Edge =
      switch label.position.kind {
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .automatic, .overlay: usual
      }
    return (label, edge)
  }

  @ViewBuilder
  private func beside(_ chart: AnyView, _ placed: (label: ChartSettings.Label, edge: Edge)) -> some View {
    let words = placed.label.content().font(.caption2).foregroundStyle(Color.secondary)
    let spacing = placed.label.spacing ?? 4
    let (horizontal, vertical) = (
      placed.label.alignment?.horizontal ?? (placed.edge == .top ? .trailing : .center),
      placed.label.alignment?.vertical ?? .center
    )
    switch placed.edge {
    case .top:
      VStack(alignment: horizontal, spacing: spacing) {
        words
        chart
      }
    case .bottom:
      VStack(alignment: horizontal, spacing: spacing) {
        chart
        words
      }
    case .leading:
      HStack(alignment: vertical, spacing: spacing) {
        UprightWords { words }
        chart
      }
    case .trailing:
      HStack(alignment: vertical, spacing: spacing) {
        chart
        UprightWords { words }
      }
    }
  }
}

/// Words that run from the bottom up.
struct UprightWords<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { UprightLayout { content().fixedSize().rotationEffect(.degrees(-90)) } }
}

/// Gives a turned view the room that it takes.
struct UprightLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
