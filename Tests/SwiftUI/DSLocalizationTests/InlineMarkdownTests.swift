import Testing

@testable import DSLocalization

struct InlineMarkdownTests {
  private func read(_ text: String) -> String {
    InlineMarkdown.runs(of: text).map { run in
      var marks = ""
      if run.marks.contains(.emphasized) { marks += "i" }
      if run.marks.contains(.stronglyEmphasized) { marks += "b" }
      if run.marks.contains(.code) { marks += "c" }
      if run.marks.contains(.strikethrough) { marks += "s" }
      if let link = run.link { marks += "→\(link)" }
      return marks.isEmpty ? run.text : "<\(marks):\(run.text)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain text, 2 * 3 * 4", "plain text, 2 * 3 * 4"),
    ("*a* _b_ **c** __d__", "<i:a> <i:b> <b:c> <b:d>"),
    ("***a***", "<ib:a>"),
    ("**a *b* c**", "<b:a ><ib:b><b: c>"),
    ("*a **b***", "<i:a ><ib:b>"),
    ("snake_case_name and 5*3*1", "snake_case_name and 5<i:3>1"),
    ("** a **", "** a **"),
    ("*open", "*open"),
    ("~~a~~ ~b~ ~~~c~~~", "<s:a> <s:b> ~~~c~~~"),
    ("`*a*` ``b`c``", "<c:*a*> <c:b`c>"),
    ("`open", "`open"),
    (#"\*a\* \[b\]"#, "*a* [b]"),
    ("[a](https://x.y) [b](<u v> \"t\")", "<→https://x.y:a> <→u v:b>"),
    ("[**a** b](u)", "<b→u:a><→u: b>"),
    ("*[a](u)*", "<i→u:a>"),
    ("[a] (u) [b", "[a] (u) [b"),
    ("<https://x.y> a < b", "<→https://x.y:https://x.y> a < b"),
    ("see https://x.y/z. And http://", "see <→https://x.y/z:https://x.y/z>. And http://"),
    ("a &amp; b &#65; &nothing; &", "a & b A &nothing; &"),
    ("# a\n- b\n\n  c", "# a\n- b\n\n  c"),
    ("", ""),
  ])
  func `inline Markdown is read as CommonMark says`(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }
}
