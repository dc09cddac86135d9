package import DSCascade
import DSDiagnostics
import DSGeometry

/// The tokens of a theme as custom properties: the default context in `:root`, every other one as the properties that it
/// changes, for elements with `data-MODE="CONTEXT"`.
/// - Parameters:
///   - chosen: choices of modes that hold throughout.
///   - prefix: what every property's name begins with, without the two hyphens.
/// - Throws: where a choice is not one of the theme's.
package func exportedCSS(
  _ theme: Theme, in chosen: ModeSelection = ModeSelection(), prefix: String = ""
) throws(TokenError) -> (text: String, remarks: ExportRemarks) {
  let contexts = try ExportContext.all(of: theme, in: chosen)
  var remarks = ExportRemarks()
  var blocks: [(choices: [(mode: String, context: String)], properties: [String: String])] = []
  var text = "/* Made by dsrender of the tokens of \(theme.name.replacing("*/", with: "* /")). */\n"
  for (index, context) in contexts.enumerated() {
    let (properties, order) = properties(of: context.style, prefix, isFirst: index == 0, &remarks)
    // What the blocks of fewer choices give already is not repeated.
    var inherited: [String: String] = [:]
    for block in blocks where block.choices.allSatisfy({ choice in context.choices.contains { $0 == choice } }) {
      inherited.merge(block.properties) { $1 }
    }
    let changed = order.filter { inherited[$0] != properties[$0] }
    guard !changed.isEmpty else { continue }
    blocks.append((context.choices, Dictionary(uniqueKeysWithValues: changed.map { ($0, properties[$0] ?? "") })))
    let selector = context.choices.map { "[data-\(cssName($0.mode))=\"\($0.context)\"]" }.joined()
    text += "\n\(selector.isEmpty ? ":root" : selector) {\n"
    text += changed.map { "  \($0): \(properties[$0] ?? "");\n" }.joined() + "}\n"
  }
  return (text, remarks)
}

private func properties(
  of style: Style, _ prefix: String, isFirst: Bool, _ remarks: inout ExportRemarks
) -> (values: [String: String], order: [String]) {
  var values: [String: String] = [:]
  var order: [String] = []
  for path in style.tokenPaths.sorted(by: { naturallyPrecedes($0.description, $1.description) }) {
    guard let value = try? style.value(of: path) else {
      remarks.note(path, in: \.faulty)
      continue
    }
    let properties = style.cssProperties(of: path, value)
    if properties.isEmpty { remarks.note(path, in: \.inexpressible) }
    let segments = (prefix.isEmpty ? [] : [prefix]) + path.segments.filter { $0 != "$root" }
    for (suffix, text) in properties {
      let name = "--" + segments.map(cssName).joined(separator: "-") + suffix
      if values.updateValue(text, forKey: name) == nil {
        order.append(name)
      } else if isFirst {
        remarks.sharedNames.append(name)
      }
    }
  }
  return (values, order)
}

extension Style {
  /// The custom properties of a token; a colour beyond sRGB is written in its own space.
  fileprivate func cssProperties(of path: TokenPath, _ value: TokenValue) -> [(suffix: String, text: String)] {
    if case .color(let color) = value, let wide = wideColor(of: path) {
      return [("", wide.cssText(alpha: color.alpha))]
    }
    return value.cssProperties
  }
}

/// A name of the letters that need no escape in CSS: everything else becomes a hyphen, capitals begin a new word. The minus of a
/// number stays.
private func cssName(_ name: String) -> String {
  var text = name.first == "-" && name.dropFirst().first?.isNumber == true ? "-" : ""
  var wasLower = false
  for scalar in name.unicodeScalars {
    let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
    if scalar.properties.isUppercase, wasLower { text += "-" }
    if isLetter {
      text += scalar.properties.lowercaseMapping
    } else if !text.isEmpty, !text.hasSuffix("-") {
      text += "-"
    }
    wasLower = scalar.properties.isLowercase || scalar.properties.numericType != nil
  }
  return text.hasSuffix("-") ? String(text.dropLast()) : text
}
