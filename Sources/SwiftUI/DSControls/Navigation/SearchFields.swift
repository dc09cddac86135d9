public import DSView
import Foundation

extension View {
  /// A search field in the bar of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchBar(text, prompt) }

  /// A search field in the bar of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchBar(text, Text(prompt)) }

  /// A search field with a prompt of a string variable.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchBar(text, Text(prompt)) }

  /// A search field that a binding presents.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchBar(text, prompt, isPresented: isPresented) }

  /// A search field that a binding presents.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchBar(text, Text(prompt), isPresented: isPresented) }

  /// A search field that a binding presents, with a prompt of a string variable.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchBar(text, Text(prompt), isPresented: isPresented) }

  /// A search field with tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, prompt, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens, with a prompt of a string variable.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens that a binding presents.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, prompt, isPresented: isPresented, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens that a binding presents.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), isPresented: isPresented, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens that a binding presents, with a prompt of a string variable.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), isPresented: isPresented, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens and suggested tokens.
  /// - Partial: suggestions are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, prompt, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens and suggested tokens.
  /// - Partial: suggestions are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens and suggested tokens, with a prompt of a string variable.
  /// - Partial: suggestions are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens and suggested tokens, which a binding presents.
  /// - Partial: suggestions are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, prompt, isPresented: isPresented, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens and suggested tokens, which a binding presents.
  /// - Partial: suggestions are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), isPresented: isPresented, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with tokens and suggested tokens, which a binding presents, with a prompt of a string variable.
  /// - Partial: suggestions are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), isPresented: isPresented, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  /// A search field with editable tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, prompt, tokens: { editableTokens.wrappedValue.map { AnyView(token(.constant($0))) } })
  }

  /// A search field with editable tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), tokens: { editableTokens.wrappedValue.map { AnyView(token(.constant($0))) } })
  }

  /// A search field with editable tokens, with a prompt of a string variable.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(text, Text(prompt), tokens: { editableTokens.wrappedValue.map { AnyView(token(.constant($0))) } })
  }

  /// A search field with editable tokens, which a binding presents.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(
      text, prompt, isPresented: isPresented,
      tokens: { editableTokens.wrappedValue.map { AnyView(token(.constant($0))) } })
  }

  /// A search field with editable tokens, which a binding presents.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(
      text, Text(prompt), isPresented: isPresented,
      tokens: { editableTokens.wrappedValue.map { AnyView(token(.constant($0))) } })
  }

  /// A search field with editable tokens, which a binding presents, with a prompt of a string variable.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchBar(
      text, Text(prompt), isPresented: isPresented,
      tokens: { editableTokens.wrappedValue.map { AnyView(token(.constant($0))) } })
  }

  /// A search field with suggestions, by the deprecated name.
  /// - Partial: suggestions are not shown.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchBar(text, prompt) }

  /// A search field with suggestions, by the deprecated name.
  /// - Partial: suggestions are not shown.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchBar(text, Text(prompt)) }

  /// A search field with suggestions, with a prompt of a string variable, by the deprecated name.
  /// - Partial: suggestions are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View { searchBar(text, Text(prompt)) }
}
