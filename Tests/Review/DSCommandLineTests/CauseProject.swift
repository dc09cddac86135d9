import Foundation
import TestFolder
import Testing

/// The fixtures' design systems in a repository of their own, with their baselines committed, and one copy per test.
struct CauseProject {
  private let root = TestFolder()
  /// The folder of the project.
  var folder: String { root.path + "/project" }

  /// A copy that nothing was changed in.
  init() throws {
    let template = try Self.template.get()
    try Self.shell("cp -a '\(template.path)' '\(folder)'")
  }

  /// The project that tests copy, made when the first one asks.
  private static let template = Result { try makeTemplate() }

  private static func makeTemplate() throws -> TestFolder {
    let made = TestFolder()
    let fixtures = ProgramUnderTest.repository + "/Fixtures"
    try shell(
      """
      cd '\(made.path)' && mkdir Fixtures && cd Fixtures
      for name in dbux ouds profile Symbols Images; do cp -r '\(fixtures)/'$name .; done
      for name in dbux/components ouds/components dbux/foundations ouds/foundations; do rm $name/*.yaml; done
      \(copies("dbux/foundations", sheets, from: fixtures))
      \(copies("ouds/foundations", sheets, from: fixtures))
      \(copies("dbux/components", dbuxComponents, from: fixtures))
      \(copies("ouds/components", oudsComponents, from: fixtures))
      cd .. && ln -s '\(ProgramUnderTest.repository)/.fonts' .fonts && printf '.fonts\\nshots\\n' > .gitignore
      """)
    // Fewer variants, too: a run takes a third of a second.
    let text = try String(contentsOfFile: ProgramUnderTest.repository + "/dsrender.yaml", encoding: .utf8)
      .replacing("      hue: []\n", with: "      hue: []\n      theme: [db]\n      density: [regular]\n")
      .replacing(
        "      sizeClass: [phone]\n",
        with: "      sizeClass: [phone]\n      theme: [orange, wireframe]\n      density: [regular]\n")
    try text.write(toFile: made.path + "/dsrender.yaml", atomically: true, encoding: .utf8)
    let approval = DSCommandLineTests.run(["approve", "--all"], Surroundings(folder: made.path))
    try #require(approval.code == 0, "\(approval)")
    try shell("cd '\(made.path)' && git init -q -b main . && \(commit("Record the baselines"))")
    return made
  }

  // The components that edits concern, and what these are composed of. Whole systems are three times as many shots.
  private static let sheets = "shapes sheet-label"
  private static let dbuxComponents = """
    badge badge-semantics button card check-row focus-ring icon infotext link notification switch switch-seat switch-track
    """
  private static let oudsComponents = """
    alert alert-bullet bullet button button-content focus-ring icon link link-content loader status-icon switch switch-cursor \
    switch-track tag tag-asset
    """

  /// A command of a shell that copies files of these names into a folder.
  private static func copies(_ folder: String, _ names: String, from fixtures: String) -> String {
    "for name in \(names); do cp '\(fixtures)/\(folder)/'$name.yaml \(folder); done"
  }

  /// Commands of a shell that commit everything.
  private static func commit(_ title: String) -> String {
    "git add -A && git -c user.name=Ada -c user.email=ada@example.org commit -q -m '\(title)'"
  }

  /// Runs lines of shell.
  static func shell(_ lines: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", lines]
    process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null"]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(lines)")
  }

  /// Runs git in the project, once for each line.
  func git(_ lines: String...) throws {
    try Self.shell("cd '\(folder)'\n" + lines.map { "git \($0)" }.joined(separator: "\n"))
  }

  /// Commits everything.
  func commit(_ title: String) throws { try Self.shell("cd '\(folder)' && \(Self.commit(title))") }

  /// Runs the program in the project.
  func run(_ arguments: String...) -> Outcome { DSCommandLineTests.run(arguments, Surroundings(folder: folder)) }

  /// Replaces the only place of a text in a file.
  func replace(_ old: String, by new: String, in name: String) throws {
    let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    let parts = text.components(separatedBy: old)
    try #require(parts.count == 2, "'\(old)' stands once in \(name)")
    try parts.joined(separator: new).write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  /// The only group of a run's changed shots.
  func onlyGroup() throws -> Report.Group? {
    let run = run("matrix", "--out", "shots", "--report", "json")
    let groups = try #require(try report().explanation, "\(run)").groups
    #expect(groups.count == 1, "\(run)")
    return groups.first
  }

  /// The report of the run that wrote into `shots`.
  func report() throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/shots/report.json")))
  }

  /// What these tests read of a report.
  struct Report: Decodable {
    struct Counts: Decodable { var changed: Int }
    struct Place: Decodable {
      var file: String
      var line: Int
    }
    struct Cause: Decodable {
      var kind: String
      var subject: String
      var before: String?
      var after: String?
      var place: Place?
      var basePlace: Place?

      var text: String {
        switch (before, after) {
        case (let before?, let after?): "\(subject) \(before) → \(after)"
        case (let before?, nil): "\(subject) is gone (\(before))"
        case (nil, let after?): "\(subject) is new (\(after))"
        case (nil, nil): subject
        }
      }
    }
    struct Group: Decodable {
      var number: Int
      var proof: String
      var reason: String?
      var causes: [Cause]
      var effects: [String]
      var shots: [String]
    }
    struct Explanation: Decodable {
      var base: String?
      var problem: String?
      var hint: String?
      var groups: [Group]
    }
    var counts: Counts
    var explanation: Explanation?
  }
}

/// One edit of the fixtures, and what a run has to say about it.
struct SingleEdit: Decodable, Sendable, CustomTestStringConvertible {
  var file: String
  var old: String
  var new: String
  /// How many shots it changes.
  var shots: Int
  /// The cause in a report's words.
  var cause: String
  /// The file and line that is named.
  var place: String

  var testDescription: String { cause }

  /// The edits that were found to change pictures, over all kinds of input; drawn, looked at and written down.
  static let all: [SingleEdit] = {
    let path = ProgramUnderTest.repository + "/Fixtures/Causes/edits.json"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (try? JSONDecoder().decode([SingleEdit].self, from: data)) ?? []
  }()
}
