import Foundation
import Testing

@testable import DSGit

/// Why pictures changed: each edit is named with its place and the right count, and no other.
@Suite(.needsProgram) struct CausesTests {
  @Test func `there are edits of every kind of input`() {
    #expect(SingleEdit.all.count >= 38)
    let files = Set(SingleEdit.all.map { $0.file.split(separator: ".").last.map(String.init) ?? "" })
    #expect(files == ["json", "yaml", "svg"])
  }

  @Test(arguments: SingleEdit.all)
  func `one edit is one cause, proved, with its place and its shots`(edit: SingleEdit) throws {
    let project = try CauseProject()
    try project.replace(edit.old, by: edit.new, in: edit.file)
    let run = project.run("matrix", "--out", "shots", "--report", "json")
    #expect(run.code == 1, "\(run)")
    let report = try project.report()
    let groups = try #require(report.explanation).groups
    #expect(groups.count == 1, "\(run.output)")
    let group = try #require(groups.first)
    #expect(group.proof == "complete")
    #expect(group.shots.count == edit.shots)
    #expect(report.counts.changed == edit.shots)
    #expect(group.causes.map(\.text) == [edit.cause])
    let place = group.causes.first.flatMap { $0.place ?? $0.basePlace }
    #expect(place.map { "\($0.file):\($0.line)" } == edit.place)
  }

  @Test func `another picture is a cause with its file`() throws {
    let project = try CauseProject()
    try CauseProject.shell("cd '\(project.folder)/Fixtures/Images' && cp avatar-noor.png avatar-ada.png")
    let group = try #require(try project.onlyGroup())
    #expect(group.causes.map(\.text) == ["the picture avatar-ada.png has different content"])
    #expect(group.causes.first?.place?.file == "Fixtures/Images/avatar-ada.png")
    #expect(group.proof == "complete")
    #expect(group.shots.count == 20)
  }

  @Test func `a font with other bytes is one cause, whatever the configuration says of it`() throws {
    let project = try CauseProject()
    try CauseProject.shell("cd '\(project.folder)' && cp .fonts/NotoSansHebrew.ttf Fixtures/Hebrew.ttf")
    try project.replace(".fonts/NotoSansHebrew.ttf", by: "Fixtures/Hebrew.ttf", in: "dsrender.yaml")
    try project.commit("Keep a font in the repository")
    let path = project.folder + "/Fixtures/Hebrew.ttf"
    let font = try Data(contentsOf: URL(fileURLWithPath: path))
    let wider = try #require(widened(font, by: 60))
    try wider.write(to: URL(fileURLWithPath: path))
    try project.replace(sha256(font), by: sha256(wider), in: "dsrender.yaml")
    let group = try #require(try project.onlyGroup())
    #expect(group.causes.map(\.text) == ["the font Noto Sans Hebrew has a different file"])
    #expect(group.causes.first?.place?.file == "dsrender.yaml")
    #expect(group.proof == "complete")
    #expect(group.shots.count == 2)
  }

  /// A TrueType font whose letters all advance further; nil where it is none.
  private func widened(_ font: Data, by units: Int) -> Data? {
    var bytes = [UInt8](font)
    func number(_ offset: Int, _ count: Int) -> Int { bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    var tables: [String: Int] = [:]
    for index in 0..<number(4, 2) {
      let record = 12 + 16 * index
      tables[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = number(record + 8, 4)
    }
    guard let metrics = tables["hmtx"], let header = tables["hhea"] else { return nil }
    for index in 0..<number(header + 34, 2) {
      let advance = number(metrics + 4 * index, 2) + units
      bytes[metrics + 4 * index] = UInt8(advance >> 8)
      bytes[metrics + 4 * index + 1] = UInt8(advance & 255)
    }
    return Data(bytes)
  }

  private func sha256(_ data: Data) -> String { DSGit.sha256([UInt8](data)) }

  @Test(arguments: [[0, 8, 20], [2, 4, 36], [9, 10, 12], [14, 22, 30], [18, 19, 21], [25, 28, 33]])
  func `three edits give the groups that follow from drawing all eight combinations`(numbers: [Int]) throws {
    let edits = numbers.map { SingleEdit.all[$0] }
    func pictures(without back: Set<Int>) throws -> (CauseProject, [String: Data]) {
      let project = try CauseProject()
      for (index, edit) in edits.enumerated() where !back.contains(index) {
        try project.replace(edit.old, by: edit.new, in: edit.file)
      }
      let causes = back.isEmpty ? "--causes" : "--no-causes"
      let run = project.run("matrix", "--out", "shots", "--report", "json", causes)
      try #require(run.code == (back.count == 3 ? 0 : 1), "\(run)")
      var found: [String: Data] = [:]
      let shots = project.folder + "/shots"
      for case let name as String in FileManager.default.enumerator(atPath: shots) ?? .init()
      where name.hasSuffix(".png") && !name.hasPrefix("_") {
        found[String(name.dropLast(4))] = FileManager.default.contents(atPath: shots + "/" + name)
      }
      return (project, found)
    }
    let subsets = (0..<8).map { bits in Set((0..<3).filter { bits >> $0 & 1 == 1 }) }
    var drawn: [Set<Int>: [String: Data]] = [:]
    var whole: CauseProject?
    for back in subsets {
      let (project, found) = try pictures(without: back)
      drawn[back] = found
      if back.isEmpty { whole = project }
    }
    let base = try #require(drawn[[0, 1, 2]])
    let groups = try #require(try whole?.report().explanation).groups
    #expect(groups.allSatisfy { $0.proof == "complete" })
    var explained = 0
    for group in groups {
      let named = Set(group.causes.compactMap { cause in edits.firstIndex { $0.cause == cause.text } })
      #expect(named.count == group.causes.count, "\(group.causes.map(\.text))")
      for shot in group.shots {
        let leading = subsets.filter { drawn[$0]?[shot] == base[shot] }
        let smallest = leading.filter { set in !leading.contains { $0.isStrictSubset(of: set) } }
        #expect(smallest.contains(named), "\(shot): \(named) of \(smallest)")
        explained += 1
      }
    }
    #expect(explained == base.filter { drawn[[]]?[$0.key] != $0.value }.count)
  }

  @Test func `the terminal says it in one block, with the commands`() throws {
    let project = try CauseProject()
    let edit = SingleEdit.all[0]
    try project.replace(edit.old, by: edit.new, in: edit.file)
    let run = project.run("matrix", "--out", "shots")
    #expect(
      run.output.contains(
        """
        28 shots, one cause: raw.border.width25 1 px → 2 px
          Fixtures/ouds/tokens/raw.tokens.json:71:18
          proved: without it all 28 equal their baselines

        """), "\(run.output)")
    #expect(run.output.contains("approve: dsrender approve --from shots --group 1\n"))
    #expect(run.output.contains("effect: the border of alert: 1 → 2 pt wide\n"))
    #expect(run.output.split(separator: "\n").count < 20)
    #expect(!run.output.contains("reproduce:"))
    #expect(project.run("matrix", "--verbose").output.contains("reproduce:"))
    let approval = project.run("approve", "--from", "shots", "--group", "1")
    #expect(approval.code == 0, "\(approval)")
    #expect(project.run("matrix").code == 0)
    #expect(project.run("approve", "--from", "shots", "--group", "7").errors.contains("its groups are 1"))
  }

  @Test func `of two groups one is approved and the other stays`() throws {
    let project = try CauseProject()
    for edit in [SingleEdit.all[0], SingleEdit.all[2]] { try project.replace(edit.old, by: edit.new, in: edit.file) }
    #expect(project.run("matrix", "--out", "shots").code == 1)
    let groups = try #require(try project.report().explanation).groups
    #expect(groups.map(\.shots.count) == [28, 2])
    #expect(project.run("approve", "--from", "shots", "--group", "2").code == 0)
    let rest = project.run("matrix").output
    #expect(rest.contains("28 changed"), "\(rest)")
  }

  @Test func `a token that was renamed with its uses is one edit`() throws {
    let project = try CauseProject()
    try project.replace(
      #""width25": { "$value": { "value": 1,"#, by: #""width30": { "$value": { "value": 2,"#,
      in: "Fixtures/ouds/tokens/raw.tokens.json")
    let uses = "Fixtures/ouds/tokens"
    try CauseProject.shell(
      "cd '\(project.folder)' && grep -rl 'raw.border.width25' \(uses) | xargs sed -i 's/raw.border.width25/raw.border.width30/g'"
    )
    let run = project.run("matrix", "--out", "shots", "--report", "json")
    let groups = try #require(try project.report().explanation).groups
    #expect(groups.allSatisfy { $0.proof == "complete" }, "\(run.output)")
    let subjects = Set(groups.flatMap(\.causes).map(\.subject))
    #expect(subjects.contains("raw.border.width25") || subjects.contains("raw.border.width30"), "\(subjects)")
  }

  @Test func `what is only written otherwise is no edit`() throws {
    let project = try CauseProject()
    let edit = SingleEdit.all[0]
    try project.replace(edit.old, by: edit.new, in: edit.file)
    try project.replace(
      "description: A short label that names a state or a category; it cannot be tapped.",
      by: "# a note\ndescription: 'A short label that names a state or a category; it cannot be tapped.'",
      in: "Fixtures/ouds/components/tag.yaml")
    try project.git("mv Fixtures/ouds/components/switch.yaml Fixtures/ouds/components/toggle.yaml")
    let why = project.run("why", "ouds/tag/statuses@orange.light", "--json")
    _ = why
    #expect(project.run("matrix", "--out", "shots", "--report", "json").code == 1)
    let groups = try #require(try project.report().explanation).groups
    #expect(groups.map { $0.causes.map(\.text) } == [[edit.cause]])
  }

  @Test func `why, used-by and history speak of one shot and one token`() throws {
    let project = try CauseProject()
    let edit = SingleEdit.all[2]
    try project.replace(edit.old, by: edit.new, in: edit.file)
    let id = "dbux/badge/weak@db.light.regular"
    let ids = project.run("matrix", "--list", "--filter", "dbux/badge/weak").output.split(separator: "\n")
    let shot = try #require(ids.first.map(String.init), "\(id)")
    let why = project.run("why", shot)
    #expect(why.code == 1)
    #expect(why.output.contains("cause: \(edit.cause)\n  now:  \(edit.place)"), "\(why)")
    #expect(why.output.contains("effect: text “New” → “Newer”"))
    #expect(project.run("why", shot, "--json").output.contains(#""proof": "complete""#))
    #expect(project.run("why", "dbux/badge/wek").code == 64)

    let uses = project.run("used-by", "border.width.3xs")
    #expect(uses.code == 0)
    #expect(uses.output.hasPrefix("border.width.3xs is used by "), "\(uses)")
    #expect(uses.output.contains("  dbux/badge  "))
    #expect(project.run("used-by", "border.width.4xs").errors.contains("did you mean"))
    #expect(project.run("used-by", "border.width.3xs", "--shots").output.contains(shot + "\n"))

    #expect(project.run("approve", shot).code == 0)
    try project.commit("Rename the badge")
    let history = project.run("history", shot)
    #expect(history.code == 0, "\(history)")
    #expect(history.output.contains("Rename the badge\n  cause: \(edit.cause)\n"), "\(history)")
    #expect(history.output.contains("Record the baselines\n"))
    let json = project.run("history", shot, "--json").output
    #expect(json.contains(#""subject": "#) && json.contains(#""proof": "complete""#), "\(json)")
    #expect(json.contains(#" Rename the badge""#) && json.contains(#" Record the baselines""#), "\(json)")
  }

  @Test func `tokens diff prints values per context with the shots that use them`() throws {
    let project = try CauseProject()
    try project.replace(
      #""accent": { "$value": { "colorSpace": "oklch", "components": [0.53, 0.2, 259] } }"#,
      by: #""accent": { "$value": { "colorSpace": "oklch", "components": [0.53, 0.2, 200] } }"#,
      in: "Fixtures/profile/profile.resolver.json")
    let run = project.run("tokens", "diff", "HEAD")
    #expect(run.code == 0, "\(run)")
    #expect(run.output.hasPrefix("color.accent  "), "\(run)")
    #expect(run.output.contains("  in scheme light\n"))
    #expect(run.output.contains("Fixtures/profile/profile.resolver.json:58"))
    try project.git("checkout -q .")
    #expect(project.run("tokens", "diff", "HEAD").output == "every token has the same value as in the base\n")
  }

  @Test func `the summary in Markdown has the groups and pictures`() throws {
    let project = try CauseProject()
    let edit = SingleEdit.all[0]
    try project.replace(edit.old, by: edit.new, in: edit.file)
    #expect(project.run("matrix", "--out", "shots").code == 1)
    let text = try String(contentsOfFile: project.folder + "/shots/summary.md", encoding: .utf8)
    #expect(
      text.contains("| 28 | raw.border.width25 1 px → 2 px | `Fixtures/ouds/tokens/raw.tokens.json:71:18` | proved |"))
    #expect(text.contains("![before and after](_strips/group-1.png)"))
    #expect(text.utf8.count < 60_000)
  }
}
