import DSImage
import DSSyntax
import Glibc
import Testing

/// `diff --out` on two folders of pictures that another program made: a run that is reviewed and approved.
@Suite(.needsProgram) struct DiffRunTests {
  /// A page with a title and rows; `band` rows of white come in behind the title.
  private static func page(title: UInt32, band: Int = 0, dot: Bool = false) -> Bitmap {
    var bitmap = Bitmap(width: 64, height: 80, filledWith: 0xFFFF_FFFF)
    for x in 0..<64 {
      for y in 0..<8 { bitmap[x, y] = title }
      for row in 0..<4 {
        for y in 0..<9 { bitmap[x, 16 + band + row * 12 + y] = 0xFF00_0000 | UInt32(x * 3 + row * 17 + y) }
      }
    }
    if dot { bitmap[40, 75] = 0xFF00_FF00 }
    return bitmap
  }

  /// What a browser's tests leave: two pages moved, two recoloured, one equal, one new, one gone.
  private func folders() throws -> SampleProject {
    let project = try SampleProject()
    func write(_ name: String, _ old: Bitmap?, _ new: Bitmap?) throws {
      let file = name + "-chromium-linux.png"
      if let old { try project.write("old/" + file, encodePNG(old)) }
      if let new { try project.write("new/" + file, encodePNG(new)) }
    }
    let (blue, dark) = (Self.page(title: 0xFF33_55AA), Self.page(title: 0xFF22_2233))
    try write("cart.spec.ts-snapshots/page-light", blue, Self.page(title: 0xFF33_55AA, band: 6))
    try write("cart.spec.ts-snapshots/page-dark", dark, Self.page(title: 0xFF22_2233, band: 6))
    try write("home.spec.ts-snapshots/page-light", blue, Self.page(title: 0xFF22_44CC))
    try write("shop.spec.ts-snapshots/page-light", blue, Self.page(title: 0xFF22_44CC))
    try write("home.spec.ts-snapshots/page-dark", dark, dark)
    try write("news.spec.ts-snapshots/page-light", nil, blue)
    try write("past.spec.ts-snapshots/page-light", blue, nil)
    return project
  }

  private static let project = ["--expected", "old", "--actual", "new"]

  private func run(_ project: SampleProject, _ arguments: [String]) -> Outcome {
    DSCommandLineTests.run(arguments, Surroundings(folder: project.folder))
  }

  @Test func `a run of two folders has groups by what differences have in common`() throws {
    let project = try folders()
    let outcome = run(project, ["diff", "old", "new", "--out", "shots"])
    #expect(outcome.code == 1, "\(outcome)")
    #expect(
      outcome.errors == """
        names of 'pictures' are read as {component}.spec.ts-snapshots/{scenario}-{scheme}-{browser}-{platform}.png; 'pattern' changes that

        """)
    for line in [
      "2 shots, alike: moved down by 6 px from y 16\n", "2 shots, alike: #3355aa → #2244cc\n",
      "  in cart (2); scheme dark, light · browser chromium · platform linux\n",
      "added  pictures/news/page@light.chromium.linux\n  no picture is expected here\n",
      "removed: expected pictures that have no actual one:\n  pictures/past/page@light.chromium.linux\n",
      "4 changed, 1 without a baseline, 1 removed, 1 shot equals its baseline\n",
      "approve all: dsrender approve --from shots --expected old --actual new\n", "report: shots/index.html\n",
    ] { #expect(outcome.output.contains(line), "\(line)\n\(outcome.output)") }
    for file in ["index.html", "report.json", "junit.xml", "summary.md", "pictures.lock"] {
      #expect(project.read("shots/" + file) != nil, "\(file)")
    }
    let report = try #require(project.read("shots/report.json"))
    let tree = try parseSyntax(report, file: "report.json")
    #expect(tree["explanation"]?["groups"]?.elements?.map { $0["proof"]?.string } == ["alike", "alike"])
    #expect(tree["orphans"]?.elements?.map(\.string) == ["pictures/past/page@light.chromium.linux"])
  }

  @Test func `every exit code is the documented one`() throws {
    let project = try folders()
    let name = "home.spec.ts-snapshots/page-dark-chromium-linux.png"
    let same = try #require(project.read("old/" + name))
    for folder in ["a", "b"] { try project.write("\(folder)/x.png", same) }
    #expect(run(project, ["diff", "a", "b", "--out", "s"]).code == 0)
    try project.write("a/y.png", same)
    #expect(run(project, ["diff", "a", "b", "--out", "s"]).code == 2, "a picture is gone")
    try project.write("b/y.png", same)
    try project.write("b/z.png", same)
    #expect(run(project, ["diff", "a", "b", "--out", "s"]).code == 2, "a picture is new")
    try project.write("a/z.png", "no picture")
    #expect(run(project, ["diff", "a", "b", "--out", "s"]).code == 65)
    try project.write("a/z.png", same)
    try project.write("b/film.gif", "GIF89a")
    let incomplete = run(project, ["diff", "a", "b", "--out", "s"])
    #expect(incomplete.code == 75, "\(incomplete)")
    #expect(incomplete.output.contains("not compared: 1 GIF file, 1 of which may differ: film.gif"), "\(incomplete)")
    try #require(mkdir(project["c"], 0o777) == 0)
    try #require(mkdir(project["d"], 0o777) == 0)
    let empty = run(project, ["diff", "c", "d", "--out", "s"])
    #expect(empty.code == 75 && empty.output.contains("nothing was compared\n"), "\(empty)")
    #expect(try project.text("s/summary.md").contains("## dsrender: nothing was compared"))
    #expect(run(project, ["diff", "nowhere", "new", "--out", "s"]).code == 2, "nothing is expected yet")
    #expect(run(project, ["diff", "old", "nowhere", "--out", "s"]).code == 65)
  }

  @Test func `a run without a folder to compare leaves no report of an earlier one`() throws {
    let project = try folders()
    #expect(run(project, ["diff", "old", "new", "--out", "shots"]).code == 1)
    #expect(run(project, ["diff", "old", "gone", "--out", "shots"]).code == 65)
    #expect(project.read("shots/report.json") == nil && project.read("shots/index.html") == nil)
    #expect(run(project, ["diff", "old/gone.png", "new/gone.png", "--out", "d.png"]).code == 65)
  }

  @Test func `what was looked at is approved, a group or all, and nothing that changed since`() throws {
    let project = try folders()
    #expect(run(project, ["diff", "old", "new", "--out", "shots"]).code == 1)
    let cart = "cart.spec.ts-snapshots/page-dark-chromium-linux.png"
    let before = project.read("old/" + cart)
    let group = run(project, ["approve", "--from", "shots", "--group", "2"] + Self.project)
    #expect(group.code == 0 && group.output.contains("approved 2 of 2 shots"), "\(group)")
    let home = "home.spec.ts-snapshots/page-light-chromium-linux.png"
    #expect(project.read("old/" + home) == project.read("new/" + home))

    #expect(run(project, ["diff", "old", "new", "--out", "shots"]).code == 1)
    try project.write("new/" + cart, encodePNG(Self.page(title: 0xFF22_2233, band: 7)))
    let all = run(project, ["approve", "--from", "shots"] + Self.project)
    #expect(all.code == 65 && all.output.contains("the shot has changed since the review"), "\(all)")
    #expect(all.output.contains("approved 2 of 3 shots"), "\(all)")
    #expect(project.read("old/" + cart) == before)
    let news = "news.spec.ts-snapshots/page-light-chromium-linux.png"
    #expect(project.read("old/" + news) == project.read("new/" + news), "a new picture becomes an expected one")
    #expect(project.read("old/.dsrender.lock") == nil)
  }

  @Test func `decisions of a page are taken over, and clean removes what is gone`() throws {
    let project = try folders()
    #expect(run(project, ["diff", "old", "new", "--out", "shots"]).code == 1)
    let report = try parseSyntax(try #require(project.read("shots/report.json")), file: "report.json")
    let decisions = (report["shots"]?.elements ?? []).compactMap { shot -> String? in
      guard let id = shot["id"]?.string, let actual = shot["pixels"]?["actual"]?.string else { return nil }
      let expected = shot["pixels"]?["expected"]?.string.map { "\"\($0)\"" } ?? "null"
      let decision = id.contains("/cart/") ? "reject" : "accept"
      return #"{"shot": "\#(id)", "decision": "\#(decision)", "actual": "\#(actual)", "expected": \#(expected)}"#
    }
    try project.write(
      "decisions.json", #"{"version": 1, "run": "", "decisions": ["# + decisions.joined(separator: ",") + "]}")
    let approved = run(project, ["approve", "--decisions", "decisions.json"] + Self.project)
    #expect(approved.code == 0 && approved.output.contains("rejected: 2\n"), "\(approved)")
    #expect(approved.output.contains("approved 3 of 3 shots"), "\(approved)")

    let shown = run(project, ["clean"] + Self.project)
    #expect(shown.code == 0 && shown.output.contains("orphaned  pictures/past/page@light.chromium.linux\n"), "\(shown)")
    #expect(shown.output.contains("dsrender clean --yes --expected old --actual new"), "\(shown)")
    #expect(project.read("old/past.spec.ts-snapshots/page-light-chromium-linux.png") != nil)
    #expect(run(project, ["clean", "--yes"] + Self.project).code == 0)
    #expect(access(project["old/past.spec.ts-snapshots"], F_OK) != 0, "the folder is gone with its only picture")
    let rest = run(project, ["diff", "old", "new", "--out", "shots"])
    #expect(rest.code == 1 && rest.output.contains("2 changed, 4 shots equal their baselines"), "\(rest)")
  }

  @Test func `clean removes nothing where there is no actual picture at all`() throws {
    let project = try folders()
    try #require(mkdir(project["empty"], 0o777) == 0)
    let refused = run(project, ["clean", "--yes", "--expected", "old", "--actual", "empty"])
    #expect(refused.code == 65 && refused.errors.contains("every expected one would be removed"), "\(refused)")
    #expect(project.read("old/past.spec.ts-snapshots/page-light-chromium-linux.png") != nil)
  }

  @Test func `nothing of others is overwritten, followed or recorded into`() throws {
    let project = try folders()
    for inside in ["old", "new/shots", "."] {
      #expect(run(project, ["diff", "old", "new", "--out", inside]).code == 74, "\(inside)")
    }
    try project.write("mine/index.html", "mine")
    #expect(run(project, ["diff", "old", "new", "--out", "mine"]).code == 74)
    // A link among the expected pictures is not written through.
    let name = "home.spec.ts-snapshots/page-light-chromium-linux.png"
    try project.write("elsewhere.png", try #require(project.read("old/" + name)))
    try #require(unlink(project["old/" + name]) == 0)
    try #require(symlink(project["elsewhere.png"], project["old/" + name]) == 0)
    let before = project.read("elsewhere.png")
    #expect(run(project, ["approve", "--all"] + Self.project).code == 65)
    #expect(project.read("elsewhere.png") == before)
    // Baselines of what is drawn have a lock, which an approval of pictures would not renew.
    try project.write("old/baselines.lock", "")
    let refused = run(project, ["approve", "--all"] + Self.project)
    #expect(refused.code == 64 && refused.errors.contains("baselines of what dsrender draws"), "\(refused)")
    var inCI = Surroundings(folder: project.folder)
    inCI.environment.append("CI=true")
    #expect(DSCommandLineTests.run(["approve", "--all"] + Self.project, inCI).code == 64)
  }

  @Test func `rules are counted, and what they leave is a difference`() throws {
    let project = try SampleProject()
    try project.write("old/a.png", encodePNG(Self.page(title: 0xFF33_55AA)))
    try project.write("new/a.png", encodePNG(Self.page(title: 0xFF33_55AA, dot: true)))
    let ruled = run(project, ["diff", "old", "new", "--out", "shots", "--ignore", "38,70,8,8"])
    #expect(ruled.code == 0, "\(ruled)")
    #expect(ruled.output.contains("1 shot equals its baseline, 1 of them within 1 rule\n"), "\(ruled)")
    let report = try parseSyntax(try #require(project.read("shots/report.json")), file: "report.json")
    let within = report["shots"]?.elements?.first?["within"]
    #expect(within?["ignoredPixels"]?.number == 1 && within?["toleratedPixels"]?.number == 0)
    #expect(within?["rules"]?.elements?.map(\.string) == ["--ignore 38,70,8,8"])
    #expect(run(project, ["diff", "old", "new", "--out", "shots", "--ignore", "0,70,8,8"]).code == 1)
    let wide = run(project, ["diff", "old", "new", "--out", "shots", "--ignore", "0,0,64,80", "--strict"])
    #expect(wide.code == 4 && wide.output.contains("rules ignore more than half of the picture"), "\(wide)")
    let tolerant = run(project, ["diff", "old", "new", "--out", "shots", "--mode", "pixelmatch", "--threshold", "1"])
    #expect(tolerant.code == 0, "\(tolerant)")
  }

  @Test func `systems of pictures share a run with what is drawn`() throws {
    let project = try SampleProject(approved: true)
    try project.write("old/a-dark.png", encodePNG(Self.page(title: 0xFF33_55AA)))
    try project.write("new/a-dark.png", encodePNG(Self.page(title: 0xFF33_55AA, dot: true)))
    let configuration = String(decoding: try #require(project.read("dsrender.yaml")), as: UTF8.self)
    let pictures = """
        web:
          kind: pictures
          expected: old
          actual: new
          pattern: "{scenario}-{scheme}"
      """
    func run(_ rules: String, _ arguments: String...) throws -> Outcome {
      try project.write("dsrender.yaml", configuration + pictures + "\n" + rules)
      return DSCommandLineTests.run(arguments, Surroundings(folder: project.folder))
    }
    let changed = try run("", "matrix", "--out", "shots")
    #expect(changed.code == 1 && changed.output.contains("in web; scheme dark\n"), "\(changed)")
    let ignored = """
          ignore:
            - {area: [38, 70, 8, 8], in: "web/a", because: The clock.}

      """
    let within = try run(ignored, "matrix", "--out", "shots")
    #expect(within.code == 0 && within.output.contains(", 1 of them within 1 rule\n"), "\(within)")
    let unused = try run(ignored.replacing("web/a", with: "web/b"), "matrix")
    #expect(unused.code == 1 && unused.errors.contains("the rule 'The clock.' holds for no picture"), "\(unused)")
    let tolerated = """
          tolerate:
            - {threshold: 0.05, maxDiffPixels: 1, in: "*", because: Noise.}

      """
    #expect(try run(tolerated, "matrix").code == 0)
    // One pixel of 64 × 80.
    for (share, code) in [(0.0002, 0), (0.00019, 1)] {
      let shared = tolerated.replacing("maxDiffPixels: 1", with: "maxDiffPixelRatio: \(share)")
      #expect(try run(shared, "matrix").code == Int32(code), "\(share)")
    }
    let wide = try run(tolerated.replacing("maxDiffPixels: 1", with: "maxDiffPixelRatio: 0.6"), "matrix", "--strict")
    #expect(wide.code == 4 && wide.output.contains("a rule tolerates more than half of the picture"), "\(wide)")
    for (wrong, id) in [
      ("    ignore: [{area: [1, 2, 3], because: x}]\n", "wrong-type"),
      ("    ignore: [{area: [1, 2, 3, 4]}]\n", "missing-key"),
      ("    tolerate: [{threshold: 2, because: x}]\n", "out-of-range"), ("    tokens: a\n", "unknown-key"),
    ] {
      let outcome = try run(wrong, "matrix")
      #expect(outcome.code == 65 && outcome.errors.contains("[\(id)]"), "\(outcome)")
    }
    #expect(try run("", "render", "web/web/a@dark", "-o", "a.png").code == 65, "a picture of others is not drawn")
    let approved = try run("", "approve", "web/**")
    #expect(approved.code == 0 && approved.output.contains("approved  web/web/a@dark\n"), "\(approved)")
    #expect(try run("", "matrix").code == 0)
  }

  @Test func `a folder of pictures gives the same run from wherever it is compared`() throws {
    let (one, other) = (try folders(), try folders())
    #expect(run(one, ["diff", "old", "new", "--out", "shots", "--jobs", "1"]).code == 1)
    #expect(run(other, ["diff", "old/", "new/", "--out", "shots/", "--jobs", "4"]).code == 1)
    #expect(one.state(of: "shots").mapValues(\.bytes) == other.state(of: "shots").mapValues(\.bytes))
  }
}
