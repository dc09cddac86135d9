import Glibc
import TestFolder
import Testing

/// Same input, same bytes: the repository's own design systems under every circumstance that a machine may bring.
@Suite(.needsProgram) final class DeterminismTests {
  private let root = TestFolder()

  /// A folder with the repository's configuration and no baselines.
  private func checkout(_ name: String) throws -> String {
    let folder = root[name]
    try #require(mkdir(folder, 0o777) == 0)
    for entry in ["dsrender.yaml", "Fixtures", ".fonts"] {
      try #require(symlink(ProgramUnderTest.repository + "/" + entry, folder + "/" + entry) == 0)
    }
    return folder
  }

  /// The pictures and locks in a folder.
  private func pictures(_ folder: String) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in names(below: folder) where [".png", ".svg", "lock"].contains(where: name.hasSuffix) {
      found[name] = contents(folder + "/" + name) ?? []
    }
    return found
  }

  @Test func `all shots are the same bytes with one and with two workers`() throws {
    let folder = try checkout("all")
    let words = ["matrix", "--format", "png,svg", "--report", "json", "--out"]
    for jobs in ["1", "2"] {
      let outcome = run(words + [jobs, "--jobs", jobs], Surroundings(folder: folder))
      #expect(outcome.code == 2, "\(outcome.errors)")
    }
    let one = pictures(folder + "/1")
    #expect(one.count >= 1600)
    #expect(one == pictures(folder + "/2"))
    #expect(contents(folder + "/1/report.json") == contents(folder + "/2/report.json"))
  }

  @Test func `all shots equal their baselines on processors without AVX2 and FMA`() {
    let masked = ["GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4"]
    let surroundings = Surroundings(
      folder: ProgramUnderTest.repository, environment: ProgramUnderTest.environment + masked)
    let outcome = run(["matrix", "--strict"], surroundings)
    #expect(outcome.code == 0, "\(outcome)")
  }

  @Test func `pictures, baselines and lock are the same bytes in every environment and folder`() throws {
    let fonts = root["fonts.conf"]
    let file = try #require(fopen(fonts, "we"))
    fputs(
      """
      <?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>Monospace</string></edit></match>
      <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit>
      <edit name="hinting" mode="assign"><bool>true</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match></fontconfig>

      """, file)
    fclose(file)
    let quiet = ProgramUnderTest.environment
    let environments: [(name: String, values: [String])] = [
      ("plain", quiet), ("empty", []), ("turkish", quiet + ["LC_ALL=tr_TR.UTF-8", "LANG=tr_TR.UTF-8", "LANGUAGE=tr"]),
      ("tokyo", quiet + ["TZ=Asia/Tokyo", "SOURCE_DATE_EPOCH=1"]),
      (
        "fonts",
        quiet + [
          "FONTCONFIG_FILE=\(fonts)", "FONTCONFIG_PATH=\(root.path)", "HOME=\(root.path)",
          "XDG_CONFIG_HOME=\(root.path)",
        ]
      ),
      (
        "freetype",
        quiet + [
          "FREETYPE_PROPERTIES=truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:no-stem-darkening=0",
          "HB_SHAPER_LIST=fallback", "HB_OPTIONS=aat", "CAIRO_DEBUG_PDF=1", "PIXMAN_DISABLE=sse2 ssse3",
        ]
      ),
    ]
    var expected: [String: [UInt8]] = [:]
    for (index, environment) in environments.enumerated() {
      let folder = try checkout(environment.name)
      let words = [
        "matrix", "--record", "all", "--out", folder + "/shots", "--format", "png,svg", "--jobs", "\(index % 2 + 1)",
        "--filter", "profile/profile-card/*", "--filter", "dbux/button/primary*", "--filter", "ouds/switch/*",
      ]
      // Half of the runs take place elsewhere.
      let outcome =
        index.isMultiple(of: 2)
        ? run(words, Surroundings(folder: folder, environment: environment.values))
        : run(
          words + ["--config", folder + "/dsrender.yaml"], Surroundings(folder: "/", environment: environment.values))
      #expect(outcome.code == 2, "\(environment.name): \(outcome.errors)")
      let found = pictures(folder + "/shots").merging(pictures(folder + "/Baselines")) { picture, baseline in picture }
      let baselines = pictures(folder + "/Baselines")
      let all = found.merging(baselines.map { ("baseline " + $0.key, $0.value) }) { a, _ in a }
      if expected.isEmpty { expected = all }
      #expect(all.count > 60, "\(environment.name)")
      let others = Set(all.keys).union(expected.keys).filter { all[$0] != expected[$0] }.sorted()
      #expect(others == [], "\(environment.name)")
    }
  }

  @Test func `a run leaves the same files as the run before`() throws {
    let folder = try checkout("again")
    let words = ["matrix", "--format", "png,svg", "--out", "shots", "--filter", "ouds/switch/*"]
    #expect(run(words, Surroundings(folder: folder)).code == 2)
    let first = names(below: folder + "/shots").map { contents(folder + "/shots/" + $0) }
    #expect(run(words, Surroundings(folder: folder)).code == 2)
    #expect(names(below: folder + "/shots").map { contents(folder + "/shots/" + $0) } == first)
    #expect(first.count > 10)
  }
}
