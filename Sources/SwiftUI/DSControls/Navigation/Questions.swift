import DSNode
public import DSView
public import Foundation

// Questions about a value, with titles of every kind.
extension View {
  /// A question that is shown where a binding says so.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, title, isPresented.wrappedValue, actions: actions(), message: EmptyView?.none)
  }

  /// A question with a message that is shown where a binding says so.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, title, isPresented.wrappedValue, actions: actions(), message: message())
  }

  /// A question about a value that is shown where a binding says so.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .alert, title, isPresented.wrappedValue && data != nil, actions: data.map { actions($0) },
      message: EmptyView?.none)
  }

  /// A question about a value with a message that is shown where a binding says so.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    question(
      .alert, title, isPresented.wrappedValue && data != nil, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// A question about a value that is shown where a binding says so.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .alert, Text(titleKey), isPresented.wrappedValue && data != nil, actions: data.map { actions($0) },
      message: EmptyView?.none)
  }

  /// A question about a value with a message that is shown where a binding says so.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    question(
      .alert, Text(titleKey), isPresented.wrappedValue && data != nil, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// A question about a value that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .alert, Text(title), isPresented.wrappedValue && data != nil, actions: data.map { actions($0) },
      message: EmptyView?.none)
  }

  /// A question about a value with a message that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    question(
      .alert, Text(title), isPresented.wrappedValue && data != nil, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// A choice that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    question(
      .dialog, title, isPresented.wrappedValue, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView?.none)
  }

  /// A choice with a message that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(
      .dialog, title, isPresented.wrappedValue, titleVisibility: titleVisibility, actions: actions(), message: message()
    )
  }

  /// A choice about a value that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .dialog, title, isPresented.wrappedValue && data != nil, titleVisibility: titleVisibility,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// A choice about a value with a message that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    question(
      .dialog, title, isPresented.wrappedValue && data != nil, titleVisibility: titleVisibility,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  /// A choice about a value that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .dialog, Text(titleKey), isPresented.wrappedValue && data != nil, titleVisibility: titleVisibility,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// A choice about a value with a message that is shown where a binding says so.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    question(
      .dialog, Text(titleKey), isPresented.wrappedValue && data != nil, titleVisibility: titleVisibility,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  /// A choice that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    question(
      .dialog, Text(title), isPresented.wrappedValue, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView?.none)
  }

  /// A choice with a message that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    question(
      .dialog, Text(title), isPresented.wrappedValue, titleVisibility: titleVisibility, actions: actions(),
      message: message())
  }

  /// A choice about a value that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .dialog, Text(title), isPresented.wrappedValue && data != nil, titleVisibility: titleVisibility,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// A choice about a value with a message that is shown where a binding says so.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    question(
      .dialog, Text(title), isPresented.wrappedValue && data != nil, titleVisibility: titleVisibility,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  /// A question about an error that is shown where a binding says so.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    question(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented.wrappedValue && error != nil,
      actions: actions(), message: EmptyView?.none)
  }

  /// A question about an error with a message that is shown where a binding says so.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    question(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented.wrappedValue && error != nil,
      actions: error.map { actions($0) }, message: error.map { message($0) })
  }
}
