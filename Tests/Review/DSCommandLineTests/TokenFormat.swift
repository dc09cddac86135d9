import Testing

/// A form in which teams have tokens: a project whose tile takes its padding from `space.small`, and one edit that changes it.
struct TokenFormat: CustomTestStringConvertible, Sendable {
  /// The form's name.
  var name: String
  /// The key of the system that names the files.
  var key: String
  /// The files, by path.
  var files: [String: String]
  /// The file that is edited, the only place of a text in it, and what replaces it.
  var edit: (file: String, old: String, new: String)
  /// The token that the edit changes.
  var token = "raw.eight"
  /// The cause in a report's words.
  var cause: String
  /// The line of the edit.
  var line: Int
  /// The chain that `why` prints before the edit.
  var chain: [String]
  /// The endings of the ids of the shots that change; the empty one stands for a system without modes.
  var shots: [String] = [""]
  /// The option that chooses the context of the edit.
  var modes: [String] = []

  var testDescription: String { name }
}

extension TokenFormat {
  /// Every form that is read.
  static let all: [TokenFormat] = [
    resolver, list, olderValues, styleDictionary, studioFile, studioFolder, figma, json5, yaml, penpot, folder,
    brandsAndSchemes,
  ]

  private static let resolver = TokenFormat(
    name: "a resolver document", key: "resolver: tokens/acme.resolver.json",
    files: [
      "tokens/acme.resolver.json": ##"""
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
        "modifiers": {"density": {"default": "regular", "contexts": {
          "regular": [],
          "compact": [{"$ref": "compact.tokens.json"}]
        }}},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/density"}]
      }
      """##,
      "tokens/base.tokens.json": """
      {
        "raw": {"eight": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}},
        "space": {"small": {"$type": "dimension", "$value": "{raw.eight}"}}
      }
      """,
      "tokens/compact.tokens.json": """
      {
        "raw": {
          "eight": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}
        }
      }
      """,
    ],
    edit: ("tokens/compact.tokens.json", #""value": 4"#, #""value": 3"#),
    cause: "raw.eight 4 px → 3 px", line: 3,
    chain: [
      "space.small = {raw.eight}  [base]",
      "→ raw.eight = {\"unit\": \"px\", \"value\": 4}  [density=compact, replaces base]", "= 4 pt",
    ],
    shots: ["@compact"], modes: ["--density", "compact"])

  private static let list = TokenFormat(
    name: "files of DTCG 2025.10", key: "tokens: [tokens/raw.tokens.json, tokens/base.tokens.json]",
    files: [
      "tokens/raw.tokens.json": """
      {
        "raw": {
          "$type": "dimension",
          "eight": {"$value": {"value": 8, "unit": "px"}}
        }
      }
      """,
      "tokens/base.tokens.json": ##"""
      {"space": {"small": {"$type": "dimension", "$value": {"$ref": "#/raw/eight/$value"}}}}
      """##,
    ],
    edit: ("tokens/raw.tokens.json", #""value": 8"#, #""value": 6"#), cause: "raw.eight 8 px → 6 px", line: 4,
    chain: ["space.small = ", #"→ raw.eight = {"unit": "px", "value": 8}"#, "= 8 pt"])

  private static let olderValues = TokenFormat(
    name: "$value as text, as before DTCG 2025.10", key: "tokens: tokens/base.json",
    files: [
      "tokens/base.json": """
      {
        "raw": {"$type": "dimension", "eight": {"$value": "8px"}},
        "space": {"small": {"$value": "{raw.eight}"}}
      }
      """
    ],
    edit: ("tokens/base.json", "8px", "6px"), cause: "raw.eight 8px → 6px", line: 2,
    chain: ["space.small = {raw.eight}", #"→ raw.eight = "8px""#, "= 8 pt"])

  private static let styleDictionary = TokenFormat(
    name: "Style Dictionary", key: "tokens: [tokens/size.json, tokens/space.json]\n    bareSize: rem",
    files: [
      "tokens/size.json": """
      {
        "raw": {
          "eight": {"value": "0.25", "comment": "A quarter.", "type": "dimension"}
        }
      }
      """,
      "tokens/space.json": #"{"space": {"small": {"value": "{raw.eight.value} * 2", "type": "dimension"}}}"#,
    ],
    edit: ("tokens/size.json", "0.25", "0.5"), cause: "raw.eight 0.25 → 0.5", line: 3,
    chain: [#"space.small = "{raw.eight} * 2""#, #"→ raw.eight = "0.25""#, "= 8 pt"])

  private static let studioFile = TokenFormat(
    name: "the one file of Tokens Studio", key: "tokens: tokens/tokens.json",
    files: [
      "tokens/tokens.json": """
      {
        "core": {"space": {"small": {"value": "{raw.eight}", "type": "spacing"}}},
        "wide": {"raw": {"eight": {"value": "8", "type": "spacing"}}},
        "tight": {"raw": {"eight": {"value": "4", "type": "spacing"}}},
        "$themes": [
          {"name": "Wide", "group": "density", "selectedTokenSets": {"core": "source", "wide": "enabled"}},
          {"name": "Tight", "group": "density", "selectedTokenSets": {"core": "source", "tight": "enabled"}}
        ],
        "$metadata": {"tokenSetOrder": ["core", "wide", "tight"]}
      }
      """
    ],
    edit: ("tokens/tokens.json", #""4""#, #""3""#), cause: "raw.eight (set tight) 4 → 3", line: 4,
    chain: ["space.small = {raw.eight}  [core]", #"→ raw.eight = "4"  [density=Tight]"#, "= 4 pt"],
    shots: ["@Tight"], modes: ["--density", "Tight"])

  private static let studioFolder = TokenFormat(
    name: "a folder of Tokens Studio", key: "tokens: tokens/$themes.json",
    files: [
      "tokens/$themes.json": """
      [
        {"name": "Wide", "group": "density", "selectedTokenSets": {"core": "source", "in/wide": "enabled"}},
        {"name": "Tight", "group": "density", "selectedTokenSets": {"core": "source", "in/tight": "enabled"}}
      ]
      """,
      "tokens/$metadata.json": #"{"tokenSetOrder": ["core", "in/wide", "in/tight"]}"#,
      "tokens/core.json": #"{"space": {"small": {"value": "{raw.eight}", "type": "spacing"}}}"#,
      "tokens/in/wide.json": #"{"raw": {"eight": {"value": "8", "type": "spacing"}}}"#,
      "tokens/in/tight.json": "{\n\"raw\": {\n\"eight\": {\"value\": \"4\", \"type\": \"spacing\"}}}",
    ],
    edit: ("tokens/in/tight.json", #""4""#, #""3""#), cause: "raw.eight 4 → 3", line: 3,
    chain: ["space.small = {raw.eight}  [core]", #"→ raw.eight = "4"  [density=Tight]"#, "= 4 pt"],
    shots: ["@Tight"], modes: ["--density", "Tight"])

  private static let figma = TokenFormat(
    name: "Figma's native export, a file for each mode",
    key: "tokens: [tokens/density/Mode 1.tokens.json, tokens/density/Mode 2.tokens.json]",
    files: [
      "tokens/density/Mode 1.tokens.json": figmaMode(8, "Mode 1"),
      "tokens/density/Mode 2.tokens.json": figmaMode(4, "Mode 2"),
    ],
    edit: ("tokens/density/Mode 2.tokens.json", #""$value": 4"#, #""$value": 3"#), token: "space.small",
    cause: "space.small 4 → 3", line: 3,
    chain: ["space.small = 4", "Small", "= 4"], shots: ["@mode-2"], modes: ["--density", "mode-2"])

  private static func figmaMode(_ size: Int, _ name: String) -> String {
    """
    {
      "space": {
        "small": {"$type": "number", "$value": \(size),
          "$extensions": {"com.figma.aliasData": {
            "targetVariableName": "Small", "targetVariableSetName": "Primitives"}}}
      },
      "$extensions": {"com.figma.modeName": "\(name)"}
    }
    """
  }

  private static let json5 = TokenFormat(
    name: "JSON5", key: "tokens: tokens/base.json5",
    files: [
      "tokens/base.json5": """
      // The sizes.
      {
        raw: {eight: {$type: 'dimension', $value: {value: 8, unit: 'px'}}},
        space: {small: {$value: '{raw.eight}',},},
      }
      """
    ],
    edit: ("tokens/base.json5", "value: 8", "value: 6"), cause: "raw.eight 8 px → 6 px", line: 3,
    chain: ["space.small = {raw.eight}", #"→ raw.eight = {"unit": "px", "value": 8}"#, "= 8 pt"])

  private static let yaml = TokenFormat(
    name: "YAML", key: "tokens: tokens/base.tokens.yaml",
    files: [
      "tokens/base.tokens.yaml": """
      raw:
        $type: dimension
        eight: {$value: {value: 8, unit: px}}
      space: {small: {$value: "{raw.eight}"}}
      """
    ],
    edit: ("tokens/base.tokens.yaml", "value: 8", "value: 6"), cause: "raw.eight 8 px → 6 px", line: 3,
    chain: ["space.small = {raw.eight}", #"→ raw.eight = {"unit": "px", "value": 8}"#, "= 8 pt"])

  private static let penpot = TokenFormat(
    name: "an export of Penpot", key: "tokens: tokens/tokens.json",
    files: [
      "tokens/tokens.json": """
      {
        "Global": {
          "raw": {"eight": {"$value": "8", "$type": "spacing"}},
          "space": {"small": {"$value": "{raw.eight} + 2", "$type": "spacing"}}
        },
        "$themes": [],
        "$metadata": {"tokenSetOrder": ["Global"], "activeSets": ["Global"]}
      }
      """
    ],
    edit: ("tokens/tokens.json", #""8""#, #""6""#), cause: "raw.eight (set Global) 8 → 6", line: 3,
    chain: [#"space.small = "{raw.eight} + 2""#, #"→ raw.eight = "8""#, "= 10 pt"])

  private static let folder = TokenFormat(
    name: "a folder", key: "tokens: tokens",
    files: [
      "tokens/base.json": #"{"space": {"small": {"$type": "dimension", "$value": "{raw.eight}"}}}"#,
      "tokens/in/raw.json": """
      {
        "raw": {"eight": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}
      }
      """,
      "tokens/package.json": "{}",
    ],
    edit: ("tokens/in/raw.json", #""value": 8"#, #""value": 6"#), cause: "raw.eight 8 px → 6 px", line: 2,
    chain: ["space.small = {raw.eight}", "→ raw.eight = ", "= 8 pt"])

  private static let brandsAndSchemes = TokenFormat(
    name: "a file for each brand and scheme",
    key: #"tokens: [tokens/base.json, "tokens/{brand}-{scheme}.json"]"#
      + "\n    modes: {brand: [finn, sosh], scheme: [light, dark]}",
    files: [
      "tokens/base.json": #"{"space": {"small": {"$type": "dimension", "$value": "{raw.eight}"}}}"#,
      "tokens/finn-light.json": brand(1), "tokens/finn-dark.json": brand(2), "tokens/sosh-light.json": brand(3),
      "tokens/sosh-dark.json": brand(4),
    ],
    edit: ("tokens/sosh-dark.json", #""value": 4"#, #""value": 9"#), cause: "raw.eight 4 px → 9 px", line: 2,
    chain: ["space.small = {raw.eight}", "→ raw.eight = ", "[brand=sosh scheme=dark]", "= 4 pt"],
    shots: ["@sosh.dark"], modes: ["--brand", "sosh", "--scheme", "dark"])

  private static func brand(_ size: Int) -> String {
    """
    {
      "raw": {"eight": {"$type": "dimension", "$value": {"value": \(size), "unit": "px"}}}
    }
    """
  }
}
