public import DSView
public import Foundation

enum ListRowSpacingKey: EnvironmentKey { static let defaultValue = CGFloat?.none }
enum ListSectionSpacingKey: EnvironmentKey { static let defaultValue = CGFloat?.none }

extension EnvironmentValues {
  /// The spacing between rows in points; nil for the style's spacing.
  package var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The spacing between sections in points; nil for the style's spacing.
  package var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

/// Spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The list's own.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than the list's own.
  public static let compact = ListSectionSpacing(length: 17)
  /// Points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// Insets of the row in a list; nil for the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait { traits, _ in traits.settleInsets(.all, insets) }
  }

  /// What is behind the row in a list; nil for the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait { traits, inputs in
      if traits.settle(.background) { traits.row.background = view.map { inputs.nodes($0) } }
    }
  }

  /// Whether lines are drawn at edges of the row.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    trait { traits, _ in
      if edges.contains(.top), traits.settle(.lineAbove) { traits.row.separators.top = visibility }
      if edges.contains(.bottom), traits.settle(.lineBelow) { traits.row.separators.bottom = visibility }
    }
  }

  /// The colour of the lines at edges of the row; nil for the list's own.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait { traits, _ in
      if traits.settle(.linePaint) { traits.row.separatorPaint = color?.paint }
    }
  }

  /// Whether lines are drawn around the section.
  /// - Partial: lists draw no lines around sections; the run reports lines that are requested.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    ignoring("the line around a list's section", visibility == .visible)
  }

  /// Spacing between the rows of the lists inside, in points; nil for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Spacing between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Spacing between the sections of the lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// The tint of the row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// A number at the trailing end of the row; none for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// A text at the trailing end of the row; none for nil.
  nonisolated public func badge(_ label: Text?) -> some View {
    environment(\.badge, label).trait { traits, _ in
      if traits.settle(.badge) { traits.row.badge = label }
    }
  }

  /// A text at the trailing end of the row; none for nil.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// A text of a string variable at the trailing end of the row; none for nil.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// How much badges stand out.
  /// - Partial: all badges in lists look the same; the run reports increased prominence.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).ignoring("the prominence of a badge", prominence == .increased)
  }

  /// Buttons behind the row, which a swipe shows.
  /// - Ignored: a picture receives no swipes.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// What a pull at the top of the list does.
  /// - Ignored: a picture receives no pull to refresh.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Whether the row of a list that is edited has no handle.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait { traits, _ in traits.editing.isMoveDisabled = traits.editing.isMoveDisabled || isDisabled }
  }

  /// Whether the row of a list that is edited has no mark for its removal.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait { traits, _ in traits.editing.isDeleteDisabled = traits.editing.isDeleteDisabled || isDisabled }
  }
}

/// How much a badge stands out.
/// - Ignored: all badges in lists look the same.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int
  /// Less than others.
  public static let decreased = BadgeProminence(level: 0)
  /// As the platform has it.
  public static let standard = BadgeProminence(level: 1)
  /// More than others.
  public static let increased = BadgeProminence(level: 2)
}
