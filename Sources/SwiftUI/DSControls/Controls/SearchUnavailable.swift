public import DSView

/// The view shown in place of a search without results.
nonisolated public struct SearchUnavailableContent {
  /// The words below the magnifying glass.
  public struct Label: View {
    let query: String
    /// The symbol and the sentence.
    @MainActor public var body: some View {
      let title = query.isEmpty ? "No Results" : "No Results for “\(query)”"
      DSControls.Label {
        Text(verbatim: title)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The advice below the words.
  public struct Description: View {
    let query: String
    /// The sentence.
    @MainActor public var body: some View {
      Text(verbatim: query.isEmpty ? "Try a new search." : "Check the spelling or try a new search.")
    }
  }

  /// No buttons.
  public struct Actions: View {
    nonisolated init() {}

    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The texts for a search without results.
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

  /// The texts for a search without results for a text.
  nonisolated public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(query: text)
    } description: {
      SearchUnavailableContent.Description(query: text)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
