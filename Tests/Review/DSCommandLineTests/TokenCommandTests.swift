import Testing

/// Commands on tokens: of files without a configuration, as JSON, and in two versions.
@Suite(.needsProgram) struct TokenCommandTests {
  /// A folder of token files, and nothing else.
  private func tokens() throws -> SampleProject {
    let project = try SampleProject()
    try project.shell("rm -r dsrender.yaml components symbols tokens fonts && mkdir t")
    try project.write(
      "t/base.json",
      #"{"s": {"$type": "number", "10": {"$value": 1}, "2": {"$value": "{s.10}"}, "100": {"$value": 3}}}"#)
    try project.write("t/light.json", #"{"c": {"$type": "number", "a": {"$value": 5}}}"#)
    try project.write("t/dark.json", #"{"c": {"$type": "number", "a": {"$value": 6}}}"#)
    return project
  }

  @Test func `files and folders need no configuration`() throws {
    let project = try tokens()
    let list = project.run("tokens", "list", "t", "--scheme", "dark")
    #expect(list.code == 0, "\(list)")
    #expect(list.output == "c.a    number  6\ns.2    number  1\ns.10   number  1\ns.100  number  3\n")
    #expect(list.errors == "dsrender: read 3 token files, with scheme=light and scheme=dark\n")
    #expect(project.run("tokens", "list", "--scheme=light", "t").output.hasPrefix("c.a    number  5\n"))

    let one = project.run("tokens", "list", "t/base.json", "--group", "s")
    #expect(one.errors.isEmpty && one.output.hasPrefix("s.2    number  1\n"), "\(one)")
    let show = project.run("tokens", "show", "c.a", "t")
    #expect(show.output.hasSuffix("  scheme=dark: 6\n"), "\(show)")
    let why = project.run("tokens", "why", "{s.2}", "t/base.json")
    #expect(why.code == 0 && why.output.contains("→ s.10 = 1  [t/base.json]  t/base.json:1:"), "\(why)")
  }

  @Test func `without a configuration the hint is to name files`() throws {
    let project = try tokens()
    let outcome = project.run("tokens", "list")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(outcome.errors.contains("'dsrender tokens list .' reads the token files in this folder"), "\(outcome)")
    #expect(project.run("tokens", "list", ".").output.contains("s.100"))
  }

  @Test func `a configuration for tokens alone needs no font and no component`() throws {
    let project = try tokens()
    try project.write("dsrender.yaml", "version: 1\nsystems: {s: {tokens: t/base.json}}\n")
    let outcome = project.run("tokens", "list")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(project.run("matrix").errors.contains("needs 'components'"))
  }

  @Test func `what cannot be read ends with 65, and with --strict a fault with 4`() throws {
    let project = try tokens()
    #expect(project.run("tokens", "list", "t", "--strict").code == 0)
    try project.write("t/dark.json", #"{"c": {"$type": "number", "a": {"$value": "{c.b}"}}}"#)
    #expect(project.run("tokens", "list", "t").code == 0)
    let strict = project.run("tokens", "list", "t", "--strict")
    #expect(strict.code == 4 && strict.errors.hasSuffix("dsrender: 1 token has a fault: c.a\n"), "\(strict)")

    try project.write("t/dark.json", "{")
    let part = project.run("tokens", "list", "t", "--strict")
    #expect(part.code == 65 && part.output.contains("s.100"), "\(part)")
    for name in ["t/dark.json", "t/nowhere.json", "empty"] {
      try project.shell("mkdir -p empty")
      let outcome = project.run("tokens", "list", name)
      #expect(outcome.code == 65 && outcome.output.isEmpty && !outcome.errors.isEmpty, "\(name): \(outcome)")
    }
    #expect(project.run("tokens", "list", "t/base.json", "--scheme", "dark").code == 64)
  }

  @Test func `every command prints JSON`() throws {
    let project = try tokens()
    try project.write("t/note.json", #"{"x": {"$type": "number", "$value": "{y}"}}"#)
    let list = project.run("tokens", "list", "t", "--json").output
    for part in [
      #""modes": {"scheme": "light"}"#, #""contexts": {"scheme": ["light", "dark"]}"#,
      #"{"token": "c.a", "type": "number", "value": "5", "place": "t/light.json:1:"#,
      #"{"token": "x", "fault": {"id": "missing-alias-target", "#, #"{"path": "t/dark.json", "role": "scheme=dark"}"#,
      #""leftOut": []"#, #"{"id": "missing-alias-target", "severity": "warning", "#,
    ] {
      #expect(list.contains(part), "\(part)\n\(list)")
    }
    #expect(
      project.run("tokens", "show", "c.a", "t", "--json").output.contains(
        #"{"mode": "scheme", "context": "dark", "value": "6"}"#))
    let why = project.run("tokens", "why", "s.2", "t/base.json", "--json").output
    #expect(why.contains(#"{"depth": 1, "token": "s.10", "written": "1", "origin": "t/base.json", "#), "\(why)")
    let diff = project.run("tokens", "diff", "t/light.json", "t/dark.json", "--json").output
    #expect(diff.contains(#"{"token": "c.a", "before": "5", "after": "6", "contexts": [], "place": "t/dark.json:1:"#))
    for outcome in [list, why, diff] {
      try project.write("out.json", outcome)
      try project.shell("python3 -m json.tool out.json >/dev/null")
    }
  }

  @Test func `files are compared with files, folders and revisions, and a rename is one edit`() throws {
    let project = try tokens()
    try project.shell("git init -q -b main . && git add -A && git commit -q -m Begin && cp -r t before")
    try project.replace(#""100""#, by: #""hundred""#, in: "t/base.json")
    try project.replace("6", by: "7", in: "t/dark.json")
    for base in ["before", "HEAD"] {
      let diff = project.run("tokens", "diff", base, "t")
      #expect(diff.code == 0, "\(diff)")
      #expect(
        diff.output == """
          c.a  6 → 7  t/dark.json:1:27
            in scheme dark
          s.100 → s.hundred  renamed, 3  t/base.json:1:75

          """, "\(diff)")
    }
    #expect(project.run("tokens", "diff", "t", "t").output.hasPrefix("every token"))
    let outcome = project.run("tokens", "diff", "nowhere", "t")
    #expect(outcome.code == 65 && outcome.errors.contains("nowhere"), "\(outcome)")
  }

  @Test func `a renamed token has the shots that used it before`() throws {
    let project = try SampleProject.inGit()
    let before = project.run("used-by", "space.small").output
    let count = try #require(before.split(separator: " ").dropFirst(4).first)
    #expect(before.hasPrefix("space.small is used by \(count) shots\n"), "\(before)")
    try project.replace(#""small""#, by: #""smaller""#, in: "tokens/base.tokens.json")
    let diff = project.run("tokens", "diff", "HEAD")
    #expect(diff.output.hasPrefix("space.small → space.smaller  renamed, 8 pt  \(count) shots  tokens/"), "\(diff)")
    let users = project.run("used-by", "space.small")
    #expect(
      users.output.hasPrefix(
        "space.small is used by \(count) shots, \(count) of which cannot be drawn now and used it in HEAD\n"),
      "\(users)")
    #expect(users.output.hasSuffix("there is no token space.small now\n"))
    #expect(project.run("used-by", "raw.eight").output.contains("is used by \(count) shots, "))
    #expect(project.run("used-by", "space.smal").code == 64)
  }
}

/// The options of commands on tokens that decide what files leave open.
@Suite(.needsProgram) struct TokenReadingOptionTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.write(
      "t.json",
      #"""
      {"s": {"value": "1.5", "type": "dimension"},
       "t": {"value": {"fontFamily": "A", "fontSize": "10px", "lineHeight": "2"}, "type": "typography"}}
      """#)
  }

  @Test func `sizes and line heights without a unit are what the options say`() throws {
    let plain = project.run("tokens", "list", "t.json")
    #expect(plain.output.contains("1.5 pt") && plain.output.contains("10/2 400 A"), "\(plain)")
    let set = project.run("tokens", "list", "t.json", "--bare-size", "rem", "--line-height=px")
    #expect(set.output.contains("24 pt") && set.output.contains("10/0.2 400 A"), "\(set)")
    #expect(set.errors.contains("'1.5' is read as 24 pt (bareSize: rem) [bare-size]"), "\(set)")
    #expect(set.errors.contains("or give --bare-size\n") && set.errors.contains("or give --line-height\n"), "\(set)")
    #expect(!set.errors.contains("dsrender.yaml"), "\(set)")
    #expect(project.run("tokens", "why", "s", "t.json", "--bare-size", "rem").output.contains("= 24 pt"))
    #expect(project.run("tokens", "show", "s", "t.json", "--bare-size", "rem").output.contains("24 pt"))
    try project.write("u.json", #"{"s": {"value": "2", "type": "dimension"}}"#)
    #expect(
      project.run("tokens", "diff", "t.json", "u.json", "--bare-size", "rem").output.hasPrefix("s  24 pt → 32 pt"))
  }

  @Test func `with the tokens of a configuration the options are an error, and so is a value that there is not`() throws
  {
    for command in [["list"], ["why", "space.small"], ["show", "space.small"], ["diff", "HEAD"]] {
      let outcome = project.run(["tokens"] + command + ["--line-height", "px"])
      #expect(outcome.code == 64, "\(outcome)")
      #expect(outcome.errors.contains("hint: write 'lineHeight: px' at the system in dsrender.yaml"), "\(outcome)")
    }
    #expect(project.run("tokens", "list", "t.json", "--bare-size", "em").code == 64)
  }
}
