import DSFiles
import DSGeometry
import DSProject

/// The files that `init` writes: two components, tokens in two schemes, one symbol.
enum Starter {
  /// Names and contents.
  static func files(font: FoundFont) -> [(name: String, text: String)] {
    [
      ("dsrender.yaml", configuration(font)),
      ("tokens/starter.resolver.json", resolver),
      ("tokens/base.tokens.json", base(font)),
      ("tokens/light.tokens.json", scheme(page: "#ffffff", text: "#1c1c21", brand: "#5048c8", onBrand: "#ffffff")),
      ("tokens/dark.tokens.json", scheme(page: "#131316", text: "#ededf2", brand: "#a9a3ff", onBrand: "#17152e")),
      ("components/button.yaml", button),
      ("components/card.yaml", card),
      ("symbols/check.svg", check),
    ]
  }

  /// What git is to leave out: the folder that the first steps name for pictures and reports.
  static let ignored = "shots/"

  /// How git merges the lock of two branches: it keeps the lines of both, of which the pictures choose, and the line ends.
  static let attributes = "baselines.lock -text merge=union"

  private static func configuration(_ font: FoundFont) -> String {
    """
    # What dsrender renders here. 'dsrender reference' prints all keys of this file.
    version: 1
    baselines: Baselines
    systems:
      starter:
        resolver: tokens/starter.resolver.json
        components: components
        symbols: symbols
        fonts:
          - file: fonts/\(splitPath(font.path).leaf)
            sha256: "\(font.sha256)"
            family: "\(font.family)"
            weights: \(weights(font.weights))\(font.italic ? "\n        italic: true" : "")
        defaults:
          font: "{type.body}"
          foreground: "{color.text}"
          tint: "{color.brand}"
          background: "{color.page}"
          padding: 16

    """
  }

  /// A number, or the two ends of a range.
  private static func weights(_ range: ClosedRange<Double>) -> String {
    let ends = [range.lowerBound, range.upperBound].map { $0.text() }
    return ends[0] == ends[1] ? ends[0] : "[\(ends[0]), \(ends[1])]"
  }

  private static let resolver = """
    {
      "name": "Starter",
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
      "modifiers": {
        "scheme": {
          "default": "light",
          "contexts": {
            "light": [{"$ref": "light.tokens.json"}],
            "dark": [{"$ref": "dark.tokens.json"}]
          }
        }
      },
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]
    }

    """

  private static func base(_ font: FoundFont) -> String {
    """
    {
      "space": {
        "$type": "dimension",
        "small": {"$value": {"value": 8, "unit": "px"}},
        "medium": {"$value": {"value": 16, "unit": "px"}}
      },
      "radius": {"$type": "dimension", "card": {"$value": {"value": 12, "unit": "px"}}},
      "type": {
        "$type": "typography",
        "body": {
          "$value": {
            "fontFamily": "\(font.family)",
            "fontSize": {"value": 16, "unit": "px"},
            "fontWeight": \(min(max(400, font.weights.lowerBound), font.weights.upperBound).text()),
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.4
          }
        }
      }
    }

    """
  }

  private static func scheme(page: String, text: String, brand: String, onBrand: String) -> String {
    let colors = [("page", page), ("text", text), ("brand", brand), ("onBrand", onBrand)]
    let lines = colors.map { name, hex in
      let digits = Array(hex.dropFirst())
      let parts = stride(from: 0, to: 6, by: 2).map { index in
        (Double(Int(String(digits[index...index + 1]), radix: 16) ?? 0) / 255).text(digits: 4)
      }
      let components = parts.joined(separator: ", ")
      return
        "    \"\(name)\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(components)], \"hex\": \"\(hex)\"}}"
    }
    return "{\n  \"color\": {\n    \"$type\": \"color\",\n" + lines.joined(separator: ",\n") + "\n  }\n}\n"
  }

  private static let button = """
    component: button
    description: A button with a label and, if asked for, a symbol before it.
    parameters:
      title: {type: string, default: Continue}
      icon: {type: symbol, optional: true}
    body:
      HStack:
        spacing: "{space.small}"
        content:
          - If: {parameter: icon, then: [{Image: {symbol: $icon}}]}
          - Text: $title
      modifiers:
        - foregroundStyle: "{color.onBrand}"
        - padding: {edges: horizontal, length: "{space.medium}"}
        - padding: {edges: vertical, length: "{space.small}"}
        - background: {style: "{color.brand}", in: Capsule}
        - opacity: {switch: state, disabled: 0.4, pressed: 0.85, default: 1}
    scenarios:
      states:
        each: {state: [default, pressed, disabled]}
      icon: {parameters: {title: Done, icon: check}}

    """

  private static let card = """
    component: card
    description: A text and a button on a raised surface.
    body:
      VStack:
        alignment: leading
        spacing: "{space.medium}"
        content:
          - Text: Every picture here is compared with its baseline, pixel by pixel.
          - Button: {title: Got it, icon: check}
      modifiers:
        - padding: "{space.medium}"
        - background: {style: "{color.page}", in: {RoundedRectangle: "{radius.card}"}}
        - shadow: {color: {color: black, opacity: 0.25}, radius: 8, y: 2}
    scenarios:
      default: {size: {width: 280}}

    """

  private static let check = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
      stroke-linecap="round" stroke-linejoin="round">
      <path d="M4 12.5 9.5 18 20 7"/>
    </svg>

    """
}
