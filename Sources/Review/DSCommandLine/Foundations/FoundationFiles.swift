import DSCascade
import DSFiles
import DSGeometry
import DSJSON
import DSProject
import DSReport
import DSShots

/// The files that `init --tokens` writes: a configuration, a resolver document where file names speak of contexts, and a
/// component file for each kind of sheet.
struct FoundationFiles {
  /// The folder that they are written into.
  let folder: String
  /// The paths that tokens were asked of.
  let paths: [String]
  /// What the files are to one another.
  let account: TokenFileAccount
  /// The sheets.
  let plan: FoundationPlan
  /// The lines of the configuration that say how tokens are read, such as `bareSize: rem`.
  let reading: [String]
  /// The name of the system.
  var system = "foundations"

  /// The name of the resolver document that is written.
  private static let resolverName = "foundations.resolver.json"

  /// Names and contents.
  var files: [(name: String, text: String)] {
    [("dsrender.yaml", configuration)] + (writtenResolver.map { [(Self.resolverName, $0)] } ?? [])
      + plan.sheets.map { sheet, scenarios in
        (
          "components/\(sheet.rawValue).yaml",
          sheet.component(for: plan.texts) + "scenarios:\n" + scenarios.map(Self.text).joined()
        )
      }
  }

  private var configuration: String {
    var text = """
      # The foundations of the design tokens in \(paths.map(\.printable).joined(separator: ", ")), written by 'dsrender init --tokens'.
      # They are ordinary component files: change them as you like. 'dsrender reference' prints all keys of this file.
      version: 1
      baselines: Baselines
      systems:
        \(system):
      \(tokens)    components: components

      """
    if let mode = plan.schemeMode { text += "    scheme: \(yamlScalar(mode))\n" }
    for line in reading { text += "    \(line)\n" }
    if !plan.substitutes.isEmpty {
      text +=
        "    # Families that the tokens name, and the faces that are drawn in their place: list the files under 'fonts'.\n"
      text += "    substitutes:\n"
      for (family, by) in plan.substitutes { text += "      \(yamlScalar(family)): \(by)\n" }
    }
    return text + """
          defaults:
            font: {family: Noto Sans, size: 11, weight: 400}
            foreground: {switch: colorScheme, dark: "#f2f2f4", default: "#1b1b1f"}
            background: {switch: colorScheme, dark: "#1b1b1f", default: "#ffffff"}
            padding: 24

      """
  }

  /// The line or lines that name the tokens.
  private var tokens: String {
    if let document = account.read.first(where: { $0.role == .resolver }) {
      return "    resolver: \(yamlScalar(relative(document.path)))\n"
    }
    if writtenResolver != nil { return "    resolver: \(Self.resolverName)\n" }
    return "    tokens:\n" + paths.map { "      - \(yamlScalar(relative($0)))\n" }.joined()
  }

  /// A resolver document for files whose names speak of contexts; nil where there is one, or nothing for it to say.
  private var writtenResolver: String? {
    var base: [String] = []
    var modes: [(name: String, contexts: [(name: String, files: [String])])] = []
    for file in account.read {
      switch file.role {
      case .tokens: base.append(file.path)
      case .context(let mode, let context):
        let index = modes.firstIndex { $0.name == mode } ?? modes.count
        if index == modes.count { modes.append((mode, [])) }
        let place = modes[index].contexts.firstIndex { $0.name == context } ?? modes[index].contexts.count
        if place == modes[index].contexts.count { modes[index].contexts.append((context, [])) }
        modes[index].contexts[place].files.append(file.path)
      case .resolver, .themes, .order, .set, .sets: return nil
      }
    }
    if modes.isEmpty { return nil }
    var json = JSONWriter(.indented)
    func references(_ paths: [String]) -> (inout JSONWriter) -> Void {
      { json in
        for path in paths {
          json.object(onOneLine: true) { json in
            json.key("$ref")
            json.value(path)
          }
        }
      }
    }
    json.object { json in
      json.key("name")
      json.value("Foundations")
      json.key("version")
      json.value("2025.10")
      json.key("sets")
      json.object { json in
        json.key("tokens")
        json.object { json in
          json.key("sources")
          json.array(references(base.map(relative)))
        }
      }
      json.key("modifiers")
      json.object { json in
        for mode in modes {
          json.key(mode.name)
          json.object { json in
            json.key("default")
            json.value(mode.contexts.first?.name ?? "")
            json.key("contexts")
            json.object { json in
              for context in mode.contexts {
                json.key(context.name)
                json.array(references(context.files.map(relative)))
              }
            }
          }
        }
      }
      json.key("resolutionOrder")
      json.array(references(["#/sets/tokens"] + modes.map { "#/modifiers/" + $0.name }))
    }
    return json.text + "\n"
  }

  /// A path as it is seen from the folder; whole where the two have no folder in common, as for a temporary one.
  private func relative(_ path: String) -> String {
    let (target, home) = (absolutePath(path), absolutePath(folder))
    let shared = target.split(separator: "/").first == home.split(separator: "/").first
    return shared ? relativePath(to: target, from: home) : target
  }

  private static func text(_ scenario: FoundationPlan.Scenario) -> String {
    var text = "  \(scenario.name):\n"
    var parameters: [String] = []
    if !scenario.group.isEmpty { parameters.append("group: \(yamlScalar(scenario.group))") }
    if scenario.isDirect { parameters.append("direct: true") }
    if let slice = scenario.slice { parameters += ["skip: \(slice.lowerBound)", "limit: \(slice.count)"] }
    if let type = scenario.type { parameters.append("type: \(type.rawValue)") }
    if !parameters.isEmpty { text += "    parameters: {\(parameters.joined(separator: ", "))}\n" }
    if !scenario.fixed.isEmpty {
      let axes = scenario.fixed.map { "\(yamlScalar($0.mode)): [\(yamlScalar($0.context))]" }
      text += "    axes: {\(axes.joined(separator: ", "))}\n"
    }
    return parameters.isEmpty && scenario.fixed.isEmpty ? "  \(scenario.name): {}\n" : text
  }
}
