import DSDiagnostics
import DSFiles
import DSSyntax
import TestFolder
import TestHints
import Testing

@testable import DSComponentFiles

/// Whoever does what a hint says has one problem less.
struct HintTests {
  /// Bodies of a component, as `Reading(body:)` takes them.
  static let bodies: [Advice] = [
    Advice("Txt: A", replacing: "Txt"), Advice("Text: A\nmodifiers: [paddng: 3]", replacing: "paddng"),
    Advice("Text: A\nmodifiers: [frame: {widht: 3}]", replacing: "widht"),
    Advice("Text: A\nmodifiers: [blendMode: multply]", replacing: "multply"),
    Advice("Text: A\nmodifiers: [foregroundStyle: oragne]", replacing: "oragne"),
    Advice("Text: A\nmodifiers: [font: 17]", replacing: "17"),
    Advice("Text: A\nmodifiers: [font: {szie: 17}]", replacing: "szie"),
    Advice("Text: A\nmodifiers: [clipShape: Circel]", replacing: "Circel"),
    Advice("Text: A\nmodifiers: [mode: {hue: critcal}]", replacing: "critcal"),
    Advice("Text: A\nmodifiers: [environment: {isNw: true}]", replacing: "isNw"),
    Advice("Text: A\nmodifiers: [disabled: \"@isNw\"]", replacing: "isNw"),
    Advice("Text: A\nmodifiers: [disabled: yes]", replacing: "yes"),
    Advice("Text: $titel", replacing: "titel"), Advice("Text: Hi ${titel}", replacing: "titel"),
    Advice("Text: ${colorScheme}", replacing: "${colorScheme}"),
    Advice("Text: $colorScheme", replacing: "$colorScheme"), Advice("Text: ${hue}", replacing: "${hue}"),
    Advice("Slot: leadng", replacing: "leadng"),
    Advice("Switch: {on: $size, cases: {smal: []}, default: []}", replacing: "smal"),
    Advice("Switch: {on: state, cases: {presed: []}, default: []}", replacing: "presed"),
    Advice("Switch: {on: size, cases: {large: []}, default: []}", replacing: "size"),
    Advice("If: {state: presed, then: []}", replacing: "presed"),
    Advice("RoundedRectangle: {cornerRadius: {topLeadng: 3}}", replacing: "topLeadng"),
    Advice("Rectangle: {fill: {colr: red, opacity: 0.5}}", replacing: "colr"),
    Advice("text: A", "write a view's name as the key, such as 'Text: Hello'", "Text: A"),
    Advice("{Text: A, Divider: {}}", "put each view into an element of a list", "HStack: [{Text: A}, {Divider: {}}]"),
    Advice("Text: A\npadding: 3", "put it into 'modifiers'", "Text: A\nmodifiers: [padding: 3]"),
    Advice(
      "If: {parameter: icon}\nthen: [Text: A]", "'then' belongs among the arguments: 'If: {…, then: …}'",
      "If: {parameter: icon, then: [Text: A]}"),
    Advice("Text: A\nmodifiers: {padding: 3}", "write '- padding: 8' below it", "Text: A\nmodifiers:\n  - padding: 3"),
    Advice(
      "Text: A\nmodifiers: [{padding: 3, opacity: 1}]", "write one modifier per element of the list",
      "Text: A\nmodifiers: [{padding: 3}, {opacity: 1}]"),
    Advice(
      "Text: A\nmodifiers: [frame: {width: 1, maxWidth: 3}]", "write two frame modifiers",
      "Text: A\nmodifiers: [frame: {width: 1}, frame: {maxWidth: 3}]"),
    Advice("Text: A\nmodifiers: [opacity]", "arguments: opacity", "Text: A\nmodifiers: [opacity: 1]"),
    Advice(
      "Text: A\nmodifiers: [mode: {hu: critical}]", "modes: hue, density", "Text: A\nmodifiers: [mode: {hue: critical}]"
    ),
    Advice(
      "Text: {spans: [{text: A, modifiers: [padding]}]}", "put it on the whole Text",
      "Text: {spans: [{text: A}]}\nmodifiers: [padding]"),
    Advice("Image: {symbol: ../../secret}", "write a name such as 'checkmark'", "Image: {symbol: checkmark}"),
    Advice(
      "Image: {symbol: $icon}", "ask with 'If' where a parameter is optional",
      "If: {parameter: icon, then: [Image: {symbol: $icon}]}"),
    Advice("Image: {symbol: tick, asset: photo}", "remove one of them", "Image: {symbol: tick}"),
    Advice(
      "Image: {resizable: true}", "name one, such as {symbol: checkmark}", "Image: {symbol: checkmark, resizable: true}"
    ),
    Advice(
      "Text: Hello ${colorScheme}", "choose the whole text: {switch: \"@colorScheme\", …}",
      "Text: {switch: \"@colorScheme\", light: Hello light, dark: Hello dark}"),
    Advice(
      "Text: A\nmodifiers: [dynamicTypeSize: large]",
      "only views in Swift have it (docs/swiftui.md); 'dsrender reference' lists what component files have", "Text: A"),
    Advice(
      "Text: A\nmodifiers: [Circle: {}]", "'Circle' is a view: write it in 'body', or in a list of views",
      "ZStack: [{Text: A}, {Circle: {}}]"),
    Advice(
      "Text: A\nmodifiers: [zzzzqq: 1]", "'dsrender reference' lists all modifiers", "Text: A\nmodifiers: [opacity: 1]"),
    Advice("Rectangle: {dash: [1]}", "add 'stroke' or 'strokeBorder'", "Rectangle: {stroke: red, dash: [1]}"),
    Advice(
      "If: {state: pressed, is: default, then: []}",
      "write the state, or a list of them, behind 'state' alone; 'not: {state: …}' is the opposite",
      "If: {state: pressed, then: []}"),
    Advice(
      "If: {all: [{state: pressed}], is: default, then: []}",
      "'is' and 'isNot' belong to 'parameter' and 'environment'",
      "If: {all: [{state: pressed}], then: []}"),
    Advice(
      "If: {size: small, then: []}", "write 'parameter: size', and the value behind 'is'",
      "If: {parameter: size, is: small, then: []}"),
    Advice(
      "If: {hue: critical, then: []}", "write 'environment: hue', and the value behind 'is'",
      "If: {environment: hue, is: critical, then: []}"),
    Advice(
      "Text: {switch: $icon, tick: A}", "add one of them", "Text: {switch: $icon, tick: A, default: B}"),
    Advice(
      "Text: {switch: $size}", "write a value for each, and perhaps 'default'",
      "Text: {switch: $size, small: A, large: B}"),
    Advice(
      "Text: A\nmodifiers: [lineLimit: {lines: 2}]", "arguments: limit, reservesSpace, minimum",
      "Text: A\nmodifiers: [lineLimit: {limit: 2}]"),
    Advice(
      "ForEach: {in: $rows, as: 1a, content: [Text: A]}", "write letters and digits",
      "ForEach: {in: $rows, as: row, content: [Text: A]}"),
    Advice(
      "LinearGradient: {stops: [{color: red, location: 1}, {color: blue, location: 0}]}",
      "order the stops by their location",
      "LinearGradient: {stops: [{color: blue, location: 0}, {color: red, location: 1}]}"),
    Advice(
      "Text: A\nmodifiers: [clipShape: {Capsule: 3, Circle: 4}]", "write Capsule, Circle, or {RoundedRectangle: 8}",
      "Text: A\nmodifiers: [clipShape: {RoundedRectangle: 8}]"),
    Advice("Text: A\nmodifiers: [style: x]", "declare it under 'styles' of a component", "Text: A"),
  ]

  @Test(arguments: bodies) func `a hint in a component's body helps`(advice: Advice) throws {
    let faulty = try Reading(body: advice.wrong).diagnostics
    #expect(!faulty.isEmpty)
    let right = try #require(advice.followed(faulty.compactMap(\.hint)), "\(faulty.map(\.text))")
    let left = try Reading(body: right).diagnostics
    #expect(left.isEmpty, "\(right)\n\(left.map(\.text))")
  }

  /// Whole files, of which other lines are right.
  static let files: [Advice] = [
    Advice("component: a\nbody: {Text: A}\nscenarios: {d: {stat: pressed}}", replacing: "stat"),
    Advice(
      "component: a\nbody: {Text: A}\nscenarios: {d: {modes: {hu: critical}}}", "modes: hue, density",
      "component: a\nbody: {Text: A}\nscenarios: {d: {modes: {hue: critical}}}"),
    Advice(
      "component: a\nbdy: {Text: A}\nscenarios: {d: {}}", "is 'bdy' misspelt?",
      "component: a\nbody: {Text: A}\nscenarios: {d: {}}"),
    Advice("component: a.\nbody: {Text: A}\nscenarios: {d: {}}", replacing: "a."),
    Advice(
      "component: My Button\nbody: {Text: A}\nscenarios: {d: {}}", "a name is " + ShotNames.component,
      "component: my-button\nbody: {Text: A}\nscenarios: {d: {}}"),
    Advice(
      "component: aux\nbody: {Text: A}\nscenarios: {d: {}}",
      "Windows takes 'aux' for a device; write a different name, such as 'x-aux'",
      "component: x-aux\nbody: {Text: A}\nscenarios: {d: {}}"),
    Advice(
      "component: a\nbody: {Text: A}\nscenarios: {con: {}}",
      "Windows takes 'con' for a device; write a different name, such as 'x-con'",
      "component: a\nbody: {Text: A}\nscenarios: {x-con: {}}"),
    Advice("component: a\nbody: {Text: A}\nscenarios: {end.: {}}", replacing: "end."),
    Advice(
      "component: a\nbody: {Text: A}\nscenarios: {a b: {}}", "a name is " + ShotNames.any,
      "component: a\nbody: {Text: A}\nscenarios: {a-b: {}}"),
    Advice(
      "component: a\nparameters: {index: {type: string, default: x}}\nbody: {Text: A}\nscenarios: {d: {}}",
      "write letters, digits and '_', a letter first, and not 'index'",
      "component: a\nparameters: {place: {type: string, default: x}}\nbody: {Text: A}\nscenarios: {d: {}}"),
    Advice(
      "component: a\nslots: [a b]\nbody: {Text: A}\nscenarios: {d: {}}", "write letters and digits",
      "component: a\nslots: [ab]\nbody: {Text: A}\nscenarios: {d: {}}"),
    Advice(
      "component: a\nbody: {Text: $t}\nscenarios: {d: {}}", "declare it under 'parameters'",
      "component: a\nparameters: {t: {type: string, default: A}}\nbody: {Text: $t}\nscenarios: {d: {}}"),
    Advice(
      "component: a\nbody: {Text: A}\nscenarios: {d: {axes: {hue: []}}}",
      "list one, or leave the axis out for all of its values", "component: a\nbody: {Text: A}\nscenarios: {d: {}}"),
    Advice(
      "component: a\nbody: {Text: A}\nscenarios: {d: {each: {state: []}}}", "list one, or leave it out",
      "component: a\nbody: {Text: A}\nscenarios: {d: {each: {state: [pressed]}}}"),
    Advice(
      "component: a\nbody: {Text: A}\nscenarios: {d: {size: {width: $w}}}",
      "sizes and other values of scenarios take tokens and 'switch'; '\\$w' is the text itself",
      "component: a\nbody: {Text: A}\nscenarios: {d: {size: {width: \"{w}\"}}}"),
    Advice(
      "component: a\nbody: {Text: A}\nscenarios: {d: {state: pressed, axes: {state: [default]}}}",
      "leave it out of one of them", "component: a\nbody: {Text: A}\nscenarios: {d: {state: pressed}}"),
    Advice(
      "component: a\nstyles: {s: [bold]}\nbody: {Text: A, modifiers: [style: s]}\nscenarios: {d: {}}", "it is for a",
      "component: a\nstyles: {s: [bold]}\nbody: {Text: A}\nscenarios: {d: {styles: [s]}}"),
    Advice(
      "component: a\nbody: {Component: {name: a}}\nscenarios: {d: {}}", "use a slot for the inner content",
      "component: a\nslots: [inside]\nbody: {Slot: inside}\nscenarios: {d: {}}"),
  ]

  @Test(arguments: files) func `a hint in a component file helps`(advice: Advice) throws {
    let faulty = try Reading(advice.wrong).diagnostics
    let right = try #require(advice.followed(faulty.compactMap(\.hint)), "\(faulty.map(\.text))")
    let left = try Reading(right).diagnostics
    #expect(left.isEmpty, "\(right)\n\(left.map(\.text))")
  }

  private static let hash = String(repeating: "0a", count: 32)
  private static func system(_ lines: String) -> String {
    "version: 1\nsystems:\n  s:\n    components: c\n    \(lines)\n"
  }
  private static func font(_ members: String) -> String { system("fonts: [{file: a.ttf, \(members)}]") }
  private static let right = "sha256: \(hash), family: Sans, weights: [100, 900]"

  /// Configurations.
  static let configurations: [Advice] = [
    Advice("version: 2\nsystems: {s: {components: c, fonts: []}}", replacing: "version: 2"),
    Advice(system("fonts: []\n    sympols: s"), replacing: "sympols"),
    Advice(
      "version: 1\nsystems: {aux: {components: c, fonts: []}}",
      "Windows takes 'aux' for a device; write a different name, such as 'x-aux'",
      "version: 1\nsystems: {x-aux: {components: c, fonts: []}}"),
    Advice(
      "version: 1\nsystems: {kit.tests: {components: c, fonts: []}}",
      "'.tests' marks the baselines of tests (docs/testing.md)",
      "version: 1\nsystems: {kit: {components: c, fonts: []}}"),
    Advice(
      "version: 1\nsystems: {a: {components: c, fonts: []}, A: {components: d, fonts: []}}",
      "their baselines are the same files where a file system does not tell capitals apart",
      "version: 1\nsystems: {a: {components: c, fonts: []}, b: {components: d, fonts: []}}"),
    Advice(
      "version: 1\nbaselines: ../b\nsystems: {s: {components: c, fonts: []}}", "write a folder such as Baselines",
      "version: 1\nbaselines: Baselines\nsystems: {s: {components: c, fonts: []}}"),
    Advice(
      "version: 1\nplatform: windows\nsystems: {s: {components: c, fonts: []}}", "write one of: ios, macos, none",
      "version: 1\nplatform: ios\nsystems: {s: {components: c, fonts: []}}"),
    Advice(font("sha256: ABC, family: Sans, weights: [100, 900]"), "sha256sum prints them", font(right)),
    Advice(font("sha256: \(hash), family: Sans, weights: [900, 100]"), replacing: "[900, 100]"),
    Advice(font(right) + "    fallbacks: [Snas]\n", replacing: "Snas"),
    Advice(
      font(right) + "    fallbacks: [Other]\n", "list its file under 'fonts'", font(right) + "    fallbacks: [Sans]\n"),
    Advice(
      system("fonts: []\n    modes: {m: [nul, b]}"),
      "Windows takes 'nul' for a device; write a different name, such as 'x-nul'",
      system("fonts: []\n    modes: {m: [x-nul, b]}")),
    Advice(
      system("fonts: []\n    modes: {m: []}"), "write m: [first, second]",
      system("fonts: []\n    modes: {m: [first, second]}")),
    Advice(
      system("fonts: []\n    resolver: r.json\n    tokens: [t.json]"), "list the token files in the resolver document",
      system("fonts: []\n    resolver: r.json")),
    Advice(
      system("fonts: []\n    resolver: r.json\n    modes: {m: [a, b]}"),
      "declare the modes as modifiers of the resolver document; their contexts may be empty",
      system("fonts: []\n    resolver: r.json")),
    Advice(
      system("fonts: []\n    accepts: [{finding: low-contrast, in: [], because: x}]"),
      "name the shots, such as 'settings/*'",
      system("fonts: []\n    accepts: [{finding: low-contrast, in: [settings/*], because: x}]")),
    Advice(
      system("fonts: []\n    accepts: [{finding: low-contrast, in: [a], because: \"\"}]"),
      "say why the picture is meant to be so",
      system("fonts: []\n    accepts: [{finding: low-contrast, in: [a], because: it is}]")),
  ]

  @Test(arguments: configurations) func `a hint in a configuration helps`(advice: Advice) throws {
    func problems(_ text: String) throws -> [Diagnostic] {
      var bag = DiagnosticBag()
      _ = readConfiguration(try parseSyntax(Array(text.utf8), file: "dsrender.yaml"), diagnostics: &bag)
      return bag.sorted
    }
    let faulty = try problems(advice.wrong)
    let right = try #require(advice.followed(faulty.compactMap(\.hint)), "\(faulty.map(\.text))")
    let left = try problems(right)
    #expect(left.isEmpty, "\(right)\n\(left.map(\.text))")
  }

  @Test func `modifiers of Swift alone are those that the page of SwiftUI lists and component files lack`() throws {
    #expect(SwiftModifiers.names == SwiftModifiers.names.sorted())
    let page = String(
      decoding: try readFile(joinPath(Repository.path, "docs/swiftui-support.md"), limit: 1 << 20), as: UTF8.self)
    for name in SwiftModifiers.names {
      #expect((SwiftModifiers.hint(for: name) == nil) == (Vocabulary.modifiersByName[name] != nil), "\(name)")
      #expect(page.contains("`\(name)("), "\(name)")
    }
  }
}

/// The rules of names as hints have them.
private enum ShotNames {
  static let any = "1 to 100 ASCII letters, digits, '.', '_' and '-', a letter or digit first"
  static let component = "1 to 100 lowercase letters, digits and '-', a letter or digit first"
}
