import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax
import DSTokenFiles
import Testing

/// Groups, types, references and names: the format module of DTCG 2025.10.
struct TokenFileTests {
  @Test func `a token has its own type, that of its target, or that of the nearest group`() throws {
    let file = try Reading(
      """
      {
        "size": {
          "$type": "dimension",
          "small": { "$value": { "value": 4, "unit": "px" } },
          "ratio": { "$type": "number", "$value": 1.5 },
          "same": { "$value": "{size.ratio}" },
          "inner": { "deep": { "$value": { "value": 1, "unit": "rem" } } }
        }
      }
      """)
    #expect(file.text == "")
    #expect(try file.value("size.small") == .dimension(4))
    #expect(try file.value("size.ratio") == .number(1.5))
    #expect(try file.value("size.same") == .number(1.5))
    #expect(try file.value("size.inner.deep") == .dimension(16))
  }

  @Test func `the type of a file's root holds for its tokens`() throws {
    let file = try Reading(#"{"$type": "number", "a": {"b": {"$value": 1}}}"#)
    #expect(file.text == "")
    #expect(try file.value("a.b") == .number(1))
  }

  @Test func `the token of a group is its root`() throws {
    let file = try Reading(
      """
      {
        "accent": {
          "$type": "number", "$root": { "$value": 1 },
          "light": { "$value": 2 }, "same": { "$value": "{accent.$root}" }
        }
      }
      """)
    #expect(file.text == "")
    #expect(try file.value("accent.$root") == .number(1))
    #expect(try file.value("accent.same") == .number(1))
  }

  @Test func `pointers lead to tokens and into their values, with escapes`() throws {
    let file = try Reading(
      """
      {
        "n": { "$type": "number", "a/b": { "$value": 0.25 }, "c~d": { "$value": 0.5 } },
        "base": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0] } },
        "copy": { "$ref": "#/base" },
        "whole": { "$ref": "#/base/$value" },
        "half": {
          "$type": "color",
          "$value": {
            "colorSpace": "srgb", "components": { "$ref": "#/copy/$value/components" },
            "alpha": { "$ref": "#/n/c~0d/$value" }
          }
        },
        "part": { "$type": "number", "$ref": "#/base/$value/components/1" },
        "slash": { "$ref": "#/n/a~1b/$value" }
      }
      """)
    #expect(file.text == "")
    let orange = Color(red: 1, green: 0.5, blue: 0)
    #expect(try file.value("copy") == .color(orange))
    #expect(try file.value("whole") == .color(orange))
    #expect(try file.value("half") == .color(orange.opacity(0.5)))
    #expect(try file.value("part") == .number(0.5))
    #expect(try file.value("slash") == .number(0.25))
  }

  @Test func `a group takes over another group, and its own tokens win`() throws {
    let file = try Reading(
      """
      {
        "base": {
          "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 },
          "deep": { "x": { "$value": 3 }, "y": { "$value": 4 } }
        },
        "middle": { "$extends": "{base}", "b": { "$value": 20 }, "deep": { "y": { "$value": 40 } } },
        "top": { "$extends": "#/middle", "a": { "$value": 100 } },
        "use": { "$value": "{top.deep.y}" }
      }
      """)
    #expect(file.text == "")
    #expect(try file.value("middle.a") == .number(1))
    #expect(try file.value("middle.b") == .number(20))
    #expect(try file.value("middle.deep.x") == .number(3))
    #expect(try file.value("top.a") == .number(100))
    #expect(try file.value("top.b") == .number(20))
    #expect(try file.value("use") == .number(40))
    let paths = try file.theme.tokenPaths(in: ModeSelection()).map(\.description)
    #expect(paths.filter { $0.hasPrefix("top.") } == ["top.a", "top.b", "top.deep.x", "top.deep.y"])
  }

  @Test func `what is said about tokens and groups is kept`() throws {
    let file = try Reading(
      """
      {
        "old": {
          "$type": "number", "$deprecated": "use new",
          "a": { "$value": 1, "$description": "One.", "$extensions": { "com.example": { "id": 9007199254740993 } } },
          "b": { "$value": 2, "$deprecated": false }
        }
      }
      """)
    #expect(file.text == "")
    let style = try file.theme.style(in: ModeSelection())
    #expect(style.deprecation(of: TokenPath("old.a")) == .deprecated(reason: "use new"))
    #expect(style.deprecation(of: TokenPath("old.b")) == nil)
    let definition = try #require(style.definition(of: TokenPath("old.a")))
    #expect(definition.description == "One.")
    #expect(definition.extensions["com.example"] == .object(["id": .integer(9_007_199_254_740_993)]))
    #expect(definition.location == SourceLocation(file: "test.json", line: 4, column: 5))
  }

  static let faults: [Fault] = [
    Fault(##"{"a": {"$type": "colr", "$value": 1}}"##, "unknown-token-type"),
    Fault(##"{"a": {"$type": "number", "$value": "{b}"}}"##, "missing-alias-target"),
    Fault(
      ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"c": {"$type": "number", "$value": 1}}}"##, "alias-to-group"),
    Fault(##"{"a": {"$type": "number", "$value": "{a}"}}"##, "token-cycle"),
    Fault(
      ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"##, "token-cycle"),
    Fault(
      ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "fontFamily", "$value": "x"}}"##, "wrong-token-type"
    ),
    Fault(##"{"a": {"$type": "number", "$value": "{b} * 2"}}"##, "missing-alias-target"),
    Fault(##"{"a": {"$type": "number", "$value": "{b * 2"}}"##, "bad-alias"),
    Fault(##"{"a": {"$type": "number", "$value": "{b..c}"}}"##, "bad-alias"),
    Fault(##"{"a": {"$type": "number", "$ref": "#b"}}"##, "bad-token-pointer"),
    Fault(##"{"a": {"$type": "number", "$ref": "#/b~2"}}"##, "bad-token-pointer"),
    Fault(
      ##"{"a": {"$type": "number", "$ref": "#/b/$value/9"}, "b": {"$type": "number", "$value": 1}}"##,
      "bad-token-pointer"),
    Fault(
      ##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b"}, "b": {"$type": "number", "$value": 1}}"##,
      "value-and-reference"),
    Fault(
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b", "x": 1}}, "b": {"$type": "number", "$value": 1}}"##,
      "reference-with-siblings"),
    Fault(##"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"##, "token-with-children"),
    Fault(##"{"a": {"$type": "number", "$value": 1, "$description": 2}}"##, "wrong-type"),
    Fault(##"{"a": {"$type": "number", "$vale": 1}}"##, "unknown-key"),
    Fault(##"{"a.b": {"$type": "number", "$value": 1}}"##, "bad-token-name"),
    Fault(##"{"a{": {"$type": "number", "$value": 1}}"##, "bad-token-name"),
    Fault(##"{"": {"$type": "number", "$value": 1}}"##, "bad-token-name"),
    Fault(##"{"a": {"$root": {"b": {"$type": "number", "$value": 1}}}}"##, "root-not-token"),
    Fault(##"[]"##, "wrong-type"),
    Fault(##"{"a": {"$type": "number", "$value": 1, "$deprecated": 3}}"##, "wrong-type"),
    Fault(##"{"a": {"$type": "number", "$value": 1, "$extensions": 3}}"##, "wrong-type"),
    Fault(##"{"a": {"$extends": "{b}"}}"##, "missing-extends-target"),
    Fault(##"{"a": {"$extends": "b"}}"##, "bad-extends"),
    Fault(##"{"a": {"$extends": "{b}"}, "b": {"$type": "number", "$value": 1}}"##, "extends-token"),
    Fault(##"{"a": {"$extends": "{a}", "x": {"$type": "number", "$value": 1}}}"##, "extends-cycle"),
  ]

  @Test(arguments: faults)
  func `a fault is reported once, by its id`(fault: Fault) throws {
    let file = try Reading(fault.text)
    #expect(file.ids == [fault.id], "\(file.text)")
    #expect(file.diagnostics.allSatisfy { $0.location.line > 0 })
  }

  @Test func `a circle of groups is reported at each of them`() throws {
    let file = try Reading(
      #"{"a": {"$extends": "{b}", "x": {"$type": "number", "$value": 1}}, "b": {"$extends": "{a}"}}"#)
    #expect(file.ids == ["extends-cycle", "extends-cycle"], "\(file.text)")
    #expect(file.diagnostics[0].message == "groups extend each other in a circle: a → b → a")
    #expect(try file.value("b.x") == .number(1))
  }

  @Test func `all faults of a file are reported, with places and hints`() throws {
    let file = try Reading(
      """
      {
        "a": { "$type": "color", "$value": { "colorSpace": "srgbb", "components": [2, 0] } },
        "b": { "$type": "dimension", "$value": { "value": "x", "unit": "ell" } },
        "c": { "$type": "number", "$value": "{d.brand}" },
        "d": { "brnd": { "$type": "number", "$value": 1 } }
      }
      """)
    #expect(
      file.text == """
        test.json:2:54: warning: token 'a' needs a colour space, not the string 'srgbb' [bad-token-value]
          hint: did you mean 'srgb'?
        test.json:3:53: warning: token 'b' needs a number of px or rem, not the string 'x' [bad-token-value]
        test.json:3:66: warning: token 'b' needs the unit px or rem, not the string 'ell' [bad-token-value]
          hint: it is one of px, rem
        test.json:4:39: warning: token 'c' refers to 'd.brand', which does not exist [missing-alias-target]
          hint: did you mean 'd.brnd'?
          note: test.json:4:3: 'c' refers to 'd.brand'
        """)
  }

  @Test func `sixty-four links are followed, more are not`() throws {
    func chain(_ length: Int) throws -> Reading {
      let links = (1..<length).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }
      return try Reading(
        "{" + (links + [#""t\#(length)": {"$type": "number", "$value": 7}"#]).joined(separator: ",") + "}")
    }
    #expect(try chain(Limits.aliasDepth).value("t1") == .number(7))
    var isTooDeep = false
    do { _ = try chain(Limits.aliasDepth + 1).value("t1") } catch let error as TokenError {
      isTooDeep = error.cause == .tooDeep
    }
    #expect(isTooDeep)
  }
}
