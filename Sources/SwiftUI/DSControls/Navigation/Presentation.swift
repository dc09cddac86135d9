import DSNode
public import DSView
public import Foundation

// What comes up over a page is not drawn; the run says so where it would be there.
extension View {
  /// A sheet that is shown where a binding says so.
  /// - Partial: the sheet is not drawn; the run says so where the binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    notDrawn(.sheet) { isPresented.wrappedValue }
  }

  /// A sheet of an item.
  /// - Partial: the sheet is not drawn; the run says so where there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    notDrawn(.sheet) { item.wrappedValue != nil }
  }

  /// A page over the whole screen that is shown where a binding says so.
  /// - Partial: the page is not drawn; the run says so where the binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    notDrawn(.fullScreenCover) { isPresented.wrappedValue }
  }

  /// A page over the whole screen of an item.
  /// - Partial: the page is not drawn; the run says so where there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    notDrawn(.fullScreenCover) { item.wrappedValue != nil }
  }

  /// A panel beside the page.
  /// - Partial: the panel is not drawn; the run says so where the binding is true.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    notDrawn(.inspector) { isPresented.wrappedValue }
  }

  /// A question that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue }
  }

  /// A question of a string variable that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue }
  }

  /// A question with a message that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue }
  }

  /// A question of a string variable with a message that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue }
  }

  /// A choice that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue }
  }

  /// A choice with a message that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue }
  }

  /// How high a sheet is.
  /// - Ignored: sheets are not drawn.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// How high a sheet is.
  /// - Ignored: sheets are not drawn.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Whether a sheet has a handle.
  /// - Ignored: sheets are not drawn.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// How round the corners of a sheet are.
  /// - Ignored: sheets are not drawn.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// What is behind a sheet's views.
  /// - Ignored: sheets are not drawn.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}

/// A height of a sheet.
/// - Ignored: sheets are not drawn.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  let value: Double
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
