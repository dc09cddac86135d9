import Foundation
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

  // MARK: Tokens

  /// The files that the examples of the page about tokens name, in the new project, from the examples themselves.
  private func writeTokenFiles(_ project: SampleProject, _ page: String) throws {
    let examples = Self.blocks("json", of: page)
    func write(_ name: String, _ text: String) throws { try project.write("shop/tokens/\(name)", text) }
    try #require(examples.count == 7)
    let (dtcg, studio, dictionary, resolver, figma) = (examples[0], examples[1], examples[2], examples[3], examples[4])
    try write("dtcg.tokens.json", dtcg)
    try write("tokens.json", studio)
    try write("brand.json", dictionary)
    try write("example.resolver.json", resolver)
    try write("modes.json", examples[5])
    try write("themes.resolver.json", examples[6])
    try write("scheme/Light.tokens.json", figma)
    try write(
      "scheme/Dark.tokens.json",
      figma.replacing(#""com.figma.modeName": "Light""#, with: #""com.figma.modeName": "Dark""#))
    // Tokens Studio's folder has the same sets as its file.
    let sets = try #require(try JSONSerialization.jsonObject(with: Data(studio.utf8)) as? [String: Any])
    for (name, set) in sets {
      try write("\(name).json", String(decoding: try JSONSerialization.data(withJSONObject: set), as: UTF8.self))
    }
    for brand in ["finn", "sosh"] {
      for scheme in ["light", "dark"] { try write("\(brand)-\(scheme).json", figma) }
    }
  }

  @Test func `every example of the page about tokens is read in a new project`() throws {
    let page = Self.docs + "/tokens.md"
    let examples = Self.blocks("yaml", of: page)
    #expect(examples.count >= 10)
    for example in examples {
      let project = try project()
      // A folder is read with its own files alone.
      if example != "tokens: tokens\n" { try writeTokenFiles(project, page) }
      let lines = example.split(separator: "\n").map { "    \($0)\n" }.joined()
      let line = "    resolver: tokens/starter.resolver.json\n"
      let isWhole = example.contains("tokens:") || example.contains("resolver:")
      try project.replace(line, by: isWhole ? lines : line + lines, in: "shop/dsrender.yaml")
      let list = project.run("tokens", "list", "--config", "shop/dsrender.yaml")
      #expect(list.code == 0 && !list.errors.contains("error:"), "\(example)\n\(list)")
      #expect(list.output.split(separator: "\n").count > 2, "\(example)\n\(list)")
    }
  }

  @Test func `every token file of the page about tokens is read without a configuration`() throws {
    let project = try project()
    try writeTokenFiles(project, Self.docs + "/tokens.md")
    for name in [
      "dtcg.tokens.json", "tokens.json", "brand.json", "example.resolver.json", "modes.json", "themes.resolver.json",
      "scheme",
    ] {
      let list = project.run("tokens", "list", "--strict", "shop/tokens/\(name)")
      #expect(list.code == 0 && list.output.split(separator: "\n").count > 1, "\(name)\n\(list)")
    }
  }

  @Test func `the example of the page about frames is drawn too`() throws {
    let project = try project()
    let examples = Self.blocks("yaml", of: Self.docs + "/frames.md")
    try #require(examples.count == 1)
    try project.write("shop/components/trees.yaml", examples[0])
    expectDrawn(project)
  }
}
