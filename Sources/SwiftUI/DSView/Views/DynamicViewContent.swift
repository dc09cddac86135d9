public import Foundation

/// Views that are made from a collection.
public protocol DynamicViewContent: View {
  /// The collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the content.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Says what deletes rows: those of a list that is edited have a mark for it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    trait { traits, _ in traits.editing.hasDeleteAction = traits.editing.hasDeleteAction || action != nil }
  }

  /// Says what moves rows: those of a list that is edited have a handle for it.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    trait { traits, _ in traits.editing.hasMoveAction = traits.editing.hasMoveAction || action != nil }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at some places, in their order, before the element at another place.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let kept = all.enumerated().filter { !source.contains($0.offset) }
    let reordered =
      kept.filter { $0.offset < destination }.map(\.element) + moved
      + kept.filter { $0.offset >= destination }.map(\.element)
    var place = startIndex
    for element in reordered {
      self[place] = element
      formIndex(after: &place)
    }
  }
}
