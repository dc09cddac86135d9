public import DSView

/// A chart.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of what is on it.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of a mark, or several, for each of some data.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(rows: data, id: { $0.id }, content: content)
  }

  /// A chart of a mark, or several, for each of some data.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(rows: data, id: { $0[keyPath: id] }, content: content)
  }

  public var body: some View { ChartBody(marks: _ChartMarks(content).marks) }
}
