public import DSView
public import Foundation

extension View {
  /// A sheet that is shown where a binding says so.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet) { isPresented.wrappedValue ? content() : nil }
  }

  /// A sheet of an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet) { item.wrappedValue.map { content($0) } }
  }

  /// A page over the whole screen that is shown where a binding says so.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover) { isPresented.wrappedValue ? content() : nil }
  }

  /// A page over the whole screen of an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover) { item.wrappedValue.map { content($0) } }
  }

  /// A panel beside the page.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    let content = content()
    return inspected(by: isPresented.wrappedValue ? content : nil)
  }

  /// A question that is shown where a binding says so.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, Text(titleKey), isPresented.wrappedValue, actions: actions(), message: EmptyView?.none)
  }

  /// A question of a string variable that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, Text(title), isPresented.wrappedValue, actions: actions(), message: EmptyView?.none)
  }

  /// A question with a message that is shown where a binding says so.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, Text(titleKey), isPresented.wrappedValue, actions: actions(), message: message())
  }

  /// A question of a string variable with a message that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, Text(title), isPresented.wrappedValue, actions: actions(), message: message())
  }

  /// A choice that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    question(
      .dialog, Text(titleKey), isPresented.wrappedValue, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView?.none)
  }

  /// A choice with a message that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(
      .dialog, Text(titleKey), isPresented.wrappedValue, titleVisibility: titleVisibility, actions: actions(),
      message: message())
  }

  /// How high a sheet may be: it has the least of these heights.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetSettings { $0.detents = detents }
  }

  /// How high a sheet may be, and how high it is.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetSettings { ($0.detents, $0.chosen) = (detents, selection.wrappedValue) }
  }

  /// Whether a sheet has a handle.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetSettings { $0.indicator = visibility }
  }

  /// How round the corners of a sheet are.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetSettings { $0.cornerRadius = cornerRadius }
  }

  /// What is behind a sheet's views.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetSettings { $0.ground = AnyView(Rectangle().fill(style)) }
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  let value: Double
  /// Works the height out; nil for the heights that are named.
  let custom: CustomHeight?

  init(name: String, value: Double, custom: CustomHeight? = nil) {
    (self.name, self.value, self.custom) = (name, value, custom)
  }

  /// A height that code works out; equal by the name beside it.
  struct CustomHeight: Hashable, Sendable {
    let height: @MainActor @Sendable (Context) -> CGFloat?

    static func == (a: Self, b: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// The height over the screen's lower safe area, of at most `most`; nil for none.
  @MainActor func height(_ most: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
    switch name {
    case "medium": most / 2
    case "large": most
    case "fraction": most * CGFloat(value)
    case "height": min(most, CGFloat(value))
    default: custom?.height(Context(values: environment, maxDetentValue: most)).map { min(most, $0) }
    }
  }
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium", value: 0)
  /// The whole screen.
  public static let large = PresentationDetent(name: "large", value: 0)
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: Double(fraction))
  }
  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: Double(height))
  }
}
