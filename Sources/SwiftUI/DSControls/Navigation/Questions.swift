import DSNode
public import DSView
public import Foundation

// Questions about a value, with titles of every kind. None is drawn; the run says so where it would be there.
extension View {
  /// A question that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue }
  }

  /// A question with a message that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue }
  }

  /// A question about a value that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && data != nil }
  }

  /// A question about a value with a message that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && data != nil }
  }

  /// A question about a value that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && data != nil }
  }

  /// A question about a value with a message that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && data != nil }
  }

  /// A question about a value that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && data != nil }
  }

  /// A question about a value with a message that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && data != nil }
  }

  /// A choice that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue }
  }

  /// A choice with a message that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue }
  }

  /// A choice about a value that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue && data != nil }
  }

  /// A choice about a value with a message that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue && data != nil }
  }

  /// A choice about a value that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue && data != nil }
  }

  /// A choice about a value with a message that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue && data != nil }
  }

  /// A choice that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue }
  }

  /// A choice with a message that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue }
  }

  /// A choice about a value that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue && data != nil }
  }

  /// A choice about a value with a message that is shown where a binding says so.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue && data != nil }
  }

  /// A question about an error that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && error != nil }
  }

  /// A question about an error with a message that is shown where a binding says so.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue && error != nil }
  }
}
