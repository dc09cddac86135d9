import TestFolder
import Testing

/// Runs the examples of component files in the manual's pages, in a project that `dsrender init` writes.
@Suite(.needsProgram) struct DocumentedExampleTests {
  private static let docs = Repository.path + "/docs"

  /// The blocks of code of a page in one language, in order.
  private static func blocks(_ language: String, of page: String) -> [String] {
    var found: [String] = []
    var open: [Substring]?
    for line in String(decoding: contents(page) ?? [], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let lines = open {
        if line == "```" {
          found.append(lines.joined(separator: "\n") + "\n")
          open = nil
        } else {
          open?.append(line)
        }
      } else if line == "```" + language {
        open = []
      }
    }
    return found
  }

  /// A whole component file from an example, which may be a list of views, of modifiers or a part of a component.
  private static func component(_ example: String, named name: String) -> String {
    if example.hasPrefix("component:") { return example }
    func indented(_ spaces: Int) -> String {
      example.split(separator: "\n").map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
    }
    let end = "scenarios: {default: {}}\n"
    if example.hasPrefix("- ") { return "component: \(name)\nbody:\n  VStack:\n\(indented(4))\(end)" }
    if example.hasPrefix("modifiers:") { return "component: \(name)\nbody:\n  Text: A\n\(indented(2))\(end)" }
    return "component: \(name)\n\(example)body: {Text: A}\n\(end)"
  }

  /// A folder `shop` that `dsrender init` has filled, with fonts that have the letters of all examples.
  private func project() throws -> SampleProject {
    let project = try SampleProject()
    let made = project.run("init", "shop", "--font", Repository.path + "/.fonts/NotoSans.ttf")
    try #require(made.code == 0, "\(made)")
    let arabic = try #require(contents(Repository.path + "/.fonts/NotoSansArabic.ttf"))
    try project.write("shop/fonts/NotoSansArabic.ttf", arabic)
    let fonts = """
            - file: fonts/NotoSansArabic.ttf
              sha256: 3fae4d7239d1faa55b234bda8091019a5251ff79df40d5e29367d84bed2a8138
              family: Noto Sans Arabic
              weights: [400, 700]
          fallbacks: [Noto Sans Arabic]

      """
    try project.replace("    defaults:\n", by: fonts + "    defaults:\n", in: "shop/dsrender.yaml")
    return project
  }

  /// Draws every shot of the new project; none has a baseline yet.
  private func expectDrawn(_ project: SampleProject) {
    let outcome = project.run("matrix", "--config", "shop/dsrender.yaml", "--no-causes")
    #expect(outcome.code == 2 && outcome.errors == "", "\(outcome.code ?? 0) \(outcome.errors)")
    for word in ["finding:", "warning:"] { #expect(!outcome.output.contains(word), "\(outcome.output)") }
  }

  @Test func `the first component gives the shots that its page promises`() throws {
    let project = try project()
    let first = try #require(Self.blocks("yaml", of: Self.docs + "/component-files.md").first)
    try project.write("shop/components/price-tag.yaml", first)
    let list = project.run("matrix", "--config", "shop/dsrender.yaml", "--list", "--filter", "*/price-tag/*")
    #expect(list.output.split(separator: "\n").count == 8, "\(list)")
    let drawn = project.run(
      "render", "--config", "shop/dsrender.yaml", "starter/price-tag/loud@light", "-o", project["tag.png"])
    #expect(drawn.code == 0 && drawn.errors == "", "\(drawn)")
  }

  @Test func `every example of the page about component files is drawn, without a finding`() throws {
    let project = try project()
    let page = Self.docs + "/component-files.md"
    let resolvers = Self.blocks("json", of: page)
    try #require(resolvers.count == 1)
    try project.write("shop/tokens/starter.resolver.json", resolvers[0])
    for (index, example) in Self.blocks("yaml", of: page).enumerated() {
      let name = "example-\(index)"
      try project.write("shop/components/\(name).yaml", Self.component(example, named: name))
    }
    expectDrawn(project)
    let week = project.run("matrix", "--config", "shop/dsrender.yaml", "--list", "--filter", "*/week-ticket/*")
    #expect(week.output.split(separator: "\n").count == 12, "\(week)")
  }

  @Test func `the example of the page about frames is drawn too`() throws {
    let project = try project()
    let examples = Self.blocks("yaml", of: Self.docs + "/frames.md")
    try #require(examples.count == 1)
    try project.write("shop/components/trees.yaml", examples[0])
    expectDrawn(project)
  }
}
