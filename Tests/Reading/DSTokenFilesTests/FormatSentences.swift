/// What the format module of DTCG 2025.10 says about tokens, groups and references.
extension ConformanceTests {
  static let format: [Sentence] = [
    Sentence("an object with a value is a token", #"{"a": {"$type": "number", "$value": 1}}"#, "a", .value("1")),
    Sentence(
      "an object without a value is a group", #"{"g": {"a": {"$type": "number", "$value": 1}}}"#, "g.a", .value("1")),
    Sentence(
      "names are case-sensitive", #"{"a": {"$type": "number", "$value": 1}, "A": {"$type": "number", "$value": 2}}"#,
      "A", .value("2")),
    Sentence(
      "a name must not begin with a dollar sign", #"{"n": {"$type": "number", "$value": 1}, "g": {"$vale": 1}}"#, "g",
      .fault("unknown-key")),
    Sentence(
      "a name must not contain a full stop", #"{"a.b": {"$type": "number", "$value": 1}}"#, nil,
      .fault("bad-token-name")),
    Sentence(
      "a name must not contain an opening brace", #"{"a{": {"$type": "number", "$value": 1}}"#, nil,
      .fault("bad-token-name")),
    Sentence(
      "a name must not contain a closing brace", #"{"a}": {"$type": "number", "$value": 1}}"#, nil,
      .fault("bad-token-name")),
    Sentence(
      "a name may contain spaces and other letters", #"{"Größe L": {"$type": "number", "$value": 1}}"#, "Größe L",
      .value("1")),
    Sentence(
      "a dollar sign may stand inside a name", #"{"a$b": {"$type": "number", "$value": 1}}"#, "a$b", .value("1")),
    Sentence(
      "a description is a plain text", #"{"a": {"$type": "number", "$value": 1, "$description": "One."}}"#, "a",
      .value("1")),
    Sentence(
      "a description that is no text is invalid", #"{"a": {"$type": "number", "$value": 1, "$description": 1}}"#, "a",
      .fault("wrong-type")),
    Sentence(
      "extensions are an object",
      #"{"a": {"$type": "number", "$value": 1, "$extensions": {"org.example": {"x": [1]}}}}"#, "a", .value("1")),
    Sentence(
      "extensions that are no object are invalid", #"{"a": {"$type": "number", "$value": 1, "$extensions": []}}"#, "a",
      .fault("wrong-type")),
    Sentence(
      "a token is deprecated by true", #"{"a": {"$type": "number", "$value": 1, "$deprecated": true}}"#, "a",
      .value("1")),
    Sentence(
      "a token is deprecated by an explanation", #"{"a": {"$type": "number", "$value": 1, "$deprecated": "Use b."}}"#,
      "a", .value("1")),
    Sentence(
      "a deprecation may be taken back by false",
      #"{"g": {"$deprecated": true, "a": {"$type": "number", "$value": 1, "$deprecated": false}}}"#, "g.a", .value("1")),
    Sentence(
      "a deprecation is no number", #"{"a": {"$type": "number", "$value": 1, "$deprecated": 1}}"#, "a",
      .fault("wrong-type")),
    Sentence(
      "a token must not hold tokens",
      #"{"a": {"$type": "number", "$value": 1, "b": {"$type": "number", "$value": 2}}}"#, "a",
      .fault("token-with-children")),
    Sentence(
      "a token has a value or a reference, never both",
      ##"{"b": {"$type": "number", "$value": 2}, "a": {"$type": "number", "$value": 1, "$ref": "#/b"}}"##, "a",
      .fault("value-and-reference")),
    Sentence(
      "a token's own type comes first", #"{"g": {"$type": "color", "a": {"$type": "number", "$value": 1}}}"#, "g.a",
      .value("1")),
    Sentence(
      "without a type a token has that of its target",
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#, "b", .value("1")),
    Sentence(
      "without either the closest group with a type decides",
      #"{"g": {"$type": "color", "h": {"$type": "number", "a": {"$value": 1}}}}"#, "g.h.a", .value("1")),
    Sentence(
      "the root of a file is a group and may have a type", #"{"$type": "number", "a": {"$value": 1}}"#, "a", .value("1")
    ),
    Sentence(
      "a type that there is not is invalid", #"{"a": {"$type": "numbr", "$value": 1}}"#, "a",
      .fault("unknown-token-type")),
    Sentence(
      "types are case-sensitive", #"{"a": {"$type": "Number", "$value": 1}}"#, "a", .fault("unknown-token-type")),
    Sentence("an empty group is allowed", #"{"g": {}, "a": {"$type": "number", "$value": 1}}"#, "a", .value("1")),
    Sentence(
      "a group may have a token of its name",
      #"{"g": {"$type": "number", "$root": {"$value": 1}, "a": {"$value": 2}}}"#, "g.$root", .value("1")),
    Sentence(
      "a root token is referred to by its whole path",
      #"{"g": {"$type": "number", "$root": {"$value": 1}}, "a": {"$value": "{g.$root}"}}"#, "a", .value("1")),
    Sentence(
      "a reference to a group is no reference to its root token",
      #"{"g": {"$type": "number", "$root": {"$value": 1}}, "a": {"$type": "number", "$value": "{g}"}}"#, "a",
      .fault("alias-to-group")),
    Sentence(
      "a root is a token", #"{"g": {"$root": {"a": {"$type": "number", "$value": 1}}}}"#, nil, .fault("root-not-token")),
    Sentence(
      "a group takes over the tokens of the group that it extends",
      #"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$extends": "{g}"}}"#, "h.a", .value("1")),
    Sentence(
      "a group may extend by a JSON pointer",
      ##"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$extends": "#/g"}}"##, "h.a", .value("1")),
    Sentence(
      "a token of the extending group replaces the whole token",
      #"{"g": {"a": {"$type": "number", "$value": 1, "$description": "x"}}, "h": {"$extends": "{g}", "a": {"$type": "number", "$value": 2}}}"#,
      "h.a", .value("2")),
    Sentence(
      "groups inside are merged at every depth",
      #"{"g": {"s": {"a": {"$type": "number", "$value": 1}}}, "h": {"$extends": "{g}", "s": {"b": {"$type": "number", "$value": 2}}}}"#,
      "h.s.a", .value("1")),
    Sentence(
      "extensions of groups are chained",
      #"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$extends": "{g}"}, "i": {"$extends": "{h}"}}"#, "i.a",
      .value("1")),
    Sentence(
      "references of a taken-over token see the finished file",
      #"{"g": {"a": {"$type": "number", "$value": 1}, "b": {"$value": "{g.a}"}}, "h": {"$extends": "{g}"}}"#, "h.b",
      .value("1")),
    Sentence(
      "groups must not extend themselves", #"{"g": {"$extends": "{g}", "a": {"$type": "number", "$value": 1}}}"#, nil,
      .fault("extends-cycle")),
    Sentence(
      "groups must not extend each other",
      #"{"n": {"$type": "number", "$value": 1}, "g": {"$extends": "{h}"}, "h": {"$extends": "{g}"}}"#, nil,
      .fault("extends-cycle")),
    Sentence(
      "a group must not extend a group around it",
      #"{"g": {"a": {"$type": "number", "$value": 1}, "h": {"$extends": "{g}"}}}"#, nil, .fault("extends-cycle")),
    Sentence(
      "a group extends a group that exists", #"{"h": {"$extends": "{g}"}, "a": {"$type": "number", "$value": 1}}"#, nil,
      .fault("missing-extends-target")),
    Sentence(
      "a group must not extend a token", #"{"g": {"$type": "number", "$value": 1}, "h": {"$extends": "{g}"}}"#, nil,
      .fault("extends-token")),
    Sentence(
      "a reference of a group equals its extension",
      ##"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$ref": "#/g"}}"##, "h.a", .value("1")),
    Sentence(
      "a group's description is a text", #"{"g": {"$description": "Group.", "a": {"$type": "number", "$value": 1}}}"#,
      "g.a", .value("1")),
    Sentence(
      "a reference in braces names a token by its path",
      #"{"g": {"a": {"$type": "number", "$value": 1}}, "b": {"$value": "{g.a}"}}"#, "b", .value("1")),
    Sentence(
      "references may be chained",
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}"#, "c", .value("1")),
    Sentence(
      "a reference must lead to a token", #"{"b": {"$type": "number", "$value": "{a}"}}"#, "b",
      .fault("missing-alias-target")),
    Sentence(
      "a reference must not lead to a group",
      #"{"g": {"a": {"$type": "number", "$value": 1}}, "b": {"$type": "number", "$value": "{g}"}}"#, "b",
      .fault("alias-to-group")),
    Sentence(
      "references must not be circular",
      #"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}}"#, "a",
      .fault("token-cycle")),
    Sentence(
      "a token must not refer to itself", #"{"a": {"$type": "number", "$value": "{a}"}}"#, "a", .fault("token-cycle")),
    Sentence(
      "a longer circle is one too",
      #"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{c}"}, "c": {"$type": "number", "$value": "{a}"}}"#,
      "c", .fault("token-cycle")),
    Sentence(
      "a JSON pointer may lead to a whole token", ##"{"a": {"$type": "number", "$value": 1}, "b": {"$ref": "#/a"}}"##,
      "b", .value("1")),
    Sentence(
      "a JSON pointer may lead to a value",
      ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value"}}}"##, "b",
      .value("1")),
    Sentence(
      "a JSON pointer may lead into a list",
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value/components/0"}}}"##,
      "b", .value("1")),
    Sentence(
      "a JSON pointer may lead to a member of a composite",
      ##"{"a": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": {"value": 1, "unit": "px"}, "style": "solid"}}, "b": {"$type": "dimension", "$value": {"$ref": "#/a/$value/width"}}}"##,
      "b", .value("1 pt")),
    Sentence(
      "a JSON pointer may stand inside a value",
      ##"{"a": {"$type": "number", "$value": 0.5}, "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value"}, 0, 0]}}}"##,
      "b", .value("#800000")),
    Sentence(
      "a pointer writes a slash in a name as ~1",
      ##"{"a/b": {"$type": "number", "$value": 1}, "c": {"$ref": "#/a~1b"}}"##, "c", .value("1")),
    Sentence(
      "a pointer writes a tilde in a name as ~0",
      ##"{"a~b": {"$type": "number", "$value": 1}, "c": {"$ref": "#/a~0b"}}"##, "c", .value("1")),
    Sentence(
      "a pointer may be percent-encoded", ##"{"a b": {"$type": "number", "$value": 1}, "c": {"$ref": "#/a%20b"}}"##,
      "c", .value("1")),
    Sentence(
      "a pointer that leads nowhere is invalid", ##"{"b": {"$type": "number", "$value": {"$ref": "#/a/$value"}}}"##,
      "b", .fault("missing-alias-target")),
    Sentence(
      "pointers must not be circular",
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value"}}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value"}}}"##,
      "a", .fault("token-cycle")),
    Sentence(
      "a pointer into a list that is too short is invalid",
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value/components/3"}}}"##,
      "b", .fault("bad-token-pointer")),
    Sentence(
      "a reference may follow a reference in a pointer's way",
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "b": {"$value": "{a}"}, "c": {"$type": "number", "$value": {"$ref": "#/b/$value/components/0"}}}"##,
      "c", .value("1")),
    Sentence(
      "nothing may stand beside a reference inside a value",
      ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value", "x": 1}}}"##,
      "b", .fault("reference-with-siblings")),
  ]
}
