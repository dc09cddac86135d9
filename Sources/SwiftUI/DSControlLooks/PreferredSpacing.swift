import DSNode
import DSView
import Foundation

/// A view with an explicit spacing to its neighbours in a column, in place of its content's.
///
/// Source: swiftui-web (github.com/iamcgn/swiftui-web), recorded on macOS 26.2: `Docs/elements/Form.md`, row "Row
/// spacing", and `ColorPicker.md`; that of boxes is also in `GroupBox.md`.
nonisolated struct PreferredSpacing: Layout {
  /// The preferences above and below; nil for those of the content.
  var top, bottom: SpacingPreference.Edge?

  /// A control, whatever texts it shows.
  static let control = PreferredSpacing(top: .init(), bottom: .init())
  /// A button without a ground: above it counts its label, below it the control.
  static let label = PreferredSpacing(bottom: .init())

  /// The spacing of a text of 13 points to a view above it and to one below.
  private static let (above, below) = (4.7421875, 8.15087890625)

  /// Pop-up buttons and steppers: the spacing of a text.
  static let button = PreferredSpacing(top: .init(besidePlain: above), bottom: .init(besidePlain: below))
  /// Sliders and choices side by side are near to what is above and below them.
  static let track = PreferredSpacing(top: .init(besidePlain: above), bottom: .init(besidePlain: above))
  static let field = PreferredSpacing(top: .init(besidePlain: 6), bottom: .init(besidePlain: 6))
  /// Colours are further from what is above them.
  static let well = PreferredSpacing(top: .init(besidePlain: below), bottom: .init(besidePlain: above))
  /// A box with its label is as far from everything, texts and all.
  static let box: PreferredSpacing = {
    let edge = SpacingPreference.Edge(
      plain: false, besidePlain: 6, text: .init(lineHeight: 18.5, leading: 6, trailing: 6))
    return PreferredSpacing(top: edge, bottom: edge)
  }()

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    applied(to: subviews.first?.spacing ?? ViewSpacing(.plain))
  }

  /// A view's preferences, replaced with these.
  func applied(to own: ViewSpacing) -> ViewSpacing {
    var preferences = own.node
    if let top { preferences.top = top }
    if let bottom { preferences.bottom = bottom }
    return ViewSpacing(preferences)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }
}

extension View {
  /// The view with a preferred spacing to its neighbours; nil for its own.
  @MainActor @ViewBuilder func preferredSpacing(_ spacing: PreferredSpacing?) -> some View {
    if let spacing { spacing { self } } else { self }
  }
}
