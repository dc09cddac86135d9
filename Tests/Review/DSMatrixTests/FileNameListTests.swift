import Testing

@testable import DSMatrix

/// The names of the files that a run wrote.
struct FileNameListTests {
  @Test(arguments: [[], ["a"], ["b", "a", "b", "c", "a", "b"]]) func `names come in order, each once`(names: [String]) {
    let sorted = FileNameList(names.prefix(2), Array(names.dropFirst(2))).sorted()
    #expect(Array(sorted) == Set(names).sorted())
    for name in ["", "a", "aa", "b", "c", "d"] { #expect(sorted.contains(name) == names.contains(name)) }
  }
}
