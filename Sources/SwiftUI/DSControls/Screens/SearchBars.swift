import DSNode
import DSView
import Foundation

extension View {
  /// The view; its page has a search field.
  nonisolated func searchBar(
    _ text: Binding<String>, _ prompt: Text?, isPresented: Binding<Bool>? = nil,
    tokens: @escaping @MainActor () -> [AnyView] = { [] }
  ) -> some View {
    pageBars { bars, inputs in
      let tokens = inputs.evaluate { tokens() }.enumerated().flatMap { inputs.part($0.offset).nodes($0.element) }
      bars.search = SearchBar(
        text: text.wrappedValue, prompt: prompt, isActive: isPresented?.wrappedValue ?? false, tokens: tokens)
    }
  }
}
