import DSSupportPage
import Testing

@Test func `a list has sections with families and sorted symbols`() {
  let list = SymbolList("# Text (text)\nText\nText/bold()\n\n# Animation\nAnimation\n")
  #expect(list.sections.map(\.title) == ["Text", "Animation"])
  #expect(list.sections.map(\.family) == ["text", nil])
  #expect(list.sections[0].symbols == ["Text", "Text/bold()"])
  #expect(list.paths == ["Text", "Text/bold()", "Animation"])
}
