import Testing

@testable import DSMatrix

/// The names of the files that a run wrote.
struct FileNameListTests {
  @Test(arguments: [[], ["a"], ["b", "a", "b", "c", "a", "b"]]) func `names come in order, each once`(names: [String]) {
    var list = FileNameList(names.prefix(2))
    for name in names.dropFirst(2) { list.add(name) }
    let sorted = list.sorted()
    #expect(Array(sorted) == Set(names).sorted())
    for name in ["", "a", "aa", "b", "c", "d"] { #expect(sorted.contains(name) == names.contains(name)) }
  }
}
