import DSDiagnostics

/// The names of files that were written, some of them more than once. A set of a large run's names takes three times the room.
struct FileNameList {
  private var names: [String]

  /// Names in any order, and others.
  init(_ names: some Sequence<String>, _ others: [String] = []) {
    self.names = others
    // An array that grows takes three times the room of the names of a large run.
    self.names.reserveCapacity(names.reduce(others.count) { count, _ in count + 1 })
    self.names += names
  }

  /// The same, each name once.
  consuming func sorted() -> SortedFileNames { SortedFileNames(names) }
}

/// Names of files in their order, each once.
struct SortedFileNames: Sequence {
  private let names: [String]

  fileprivate init(_ unsorted: consuming [String]) {
    unsorted.sort()
    var kept = 0
    for index in unsorted.indices where index == 0 || unsorted[index] != unsorted[kept - 1] {
      unsorted[kept] = unsorted[index]
      kept += 1
    }
    unsorted.removeSubrange(kept...)
    names = unsorted
  }

  func makeIterator() -> IndexingIterator<[String]> { names.makeIterator() }

  /// Whether a name is among them.
  func contains(_ name: String) -> Bool {
    let index = names.partitionPoint { $0 >= name }
    return index < names.count && names[index] == name
  }
}
