/// What the format module of DTCG 2025.10 says about types.
extension ConformanceTests {
  static let types: [Sentence] = [
    Sentence(
      "a dimension may be in px", #"{"a": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}"#, "a",
      .value("2 pt")),
    Sentence(
      "a dimension may be in rem", #"{"a": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}}}"#, "a",
      .value("32 pt")),
    Sentence(
      "a dimension has a unit even at zero", #"{"a": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}}}"#,
      "a", .value("0 pt")),
    Sentence(
      "a dimension may be negative", #"{"a": {"$type": "dimension", "$value": {"value": -1.5, "unit": "px"}}}"#, "a",
      .value("-1.5 pt")),
    Sentence(
      "a dimension without a unit is invalid", #"{"a": {"$type": "dimension", "$value": {"value": 1}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a dimension without a value is invalid", #"{"a": {"$type": "dimension", "$value": {"unit": "px"}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a dimension's unit is one of two", #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "inch"}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a dimension has no other members",
      #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px", "x": 1}}}"#, "a",
      .lenient("1 pt", "unread-member")),
    Sentence("a font family is a text", #"{"a": {"$type": "fontFamily", "$value": "Inter"}}"#, "a", .value("Inter")),
    Sentence(
      "a font family may be a list in order of preference",
      #"{"a": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}}"#, "a", .value("Inter, Arial")),
    Sentence(
      "a list of font families is not empty", #"{"a": {"$type": "fontFamily", "$value": []}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a font family is no number", #"{"a": {"$type": "fontFamily", "$value": 1}}"#, "a", .fault("bad-token-value")),
    Sentence("a font weight may be 1", #"{"a": {"$type": "fontWeight", "$value": 1}}"#, "a", .value("1")),
    Sentence("a font weight may be 1000", #"{"a": {"$type": "fontWeight", "$value": 1000}}"#, "a", .value("1000")),
    Sentence("a font weight may be 400.5", #"{"a": {"$type": "fontWeight", "$value": 400.5}}"#, "a", .value("400.5")),
    Sentence(
      "a font weight must not be 0", #"{"a": {"$type": "fontWeight", "$value": 0}}"#, "a", .fault("bad-token-value")),
    Sentence(
      "a font weight must not be 1001", #"{"a": {"$type": "fontWeight", "$value": 1001}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a font weight must not be 'fat'", #"{"a": {"$type": "fontWeight", "$value": "fat"}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a font weight must not be true", #"{"a": {"$type": "fontWeight", "$value": true}}"#, "a",
      .fault("bad-token-value")),
    Sentence("the font weight thin is 100", #"{"a": {"$type": "fontWeight", "$value": "thin"}}"#, "a", .value("100")),
    Sentence(
      "the font weight hairline is 100", #"{"a": {"$type": "fontWeight", "$value": "hairline"}}"#, "a", .value("100")),
    Sentence(
      "the font weight extra-light is 200", #"{"a": {"$type": "fontWeight", "$value": "extra-light"}}"#, "a",
      .value("200")),
    Sentence(
      "the font weight ultra-light is 200", #"{"a": {"$type": "fontWeight", "$value": "ultra-light"}}"#, "a",
      .value("200")),
    Sentence("the font weight light is 300", #"{"a": {"$type": "fontWeight", "$value": "light"}}"#, "a", .value("300")),
    Sentence(
      "the font weight normal is 400", #"{"a": {"$type": "fontWeight", "$value": "normal"}}"#, "a", .value("400")),
    Sentence(
      "the font weight regular is 400", #"{"a": {"$type": "fontWeight", "$value": "regular"}}"#, "a", .value("400")),
    Sentence("the font weight book is 400", #"{"a": {"$type": "fontWeight", "$value": "book"}}"#, "a", .value("400")),
    Sentence(
      "the font weight medium is 500", #"{"a": {"$type": "fontWeight", "$value": "medium"}}"#, "a", .value("500")),
    Sentence(
      "the font weight semi-bold is 600", #"{"a": {"$type": "fontWeight", "$value": "semi-bold"}}"#, "a", .value("600")),
    Sentence(
      "the font weight demi-bold is 600", #"{"a": {"$type": "fontWeight", "$value": "demi-bold"}}"#, "a", .value("600")),
    Sentence("the font weight bold is 700", #"{"a": {"$type": "fontWeight", "$value": "bold"}}"#, "a", .value("700")),
    Sentence(
      "the font weight extra-bold is 800", #"{"a": {"$type": "fontWeight", "$value": "extra-bold"}}"#, "a",
      .value("800")),
    Sentence(
      "the font weight ultra-bold is 800", #"{"a": {"$type": "fontWeight", "$value": "ultra-bold"}}"#, "a",
      .value("800")),
    Sentence("the font weight black is 900", #"{"a": {"$type": "fontWeight", "$value": "black"}}"#, "a", .value("900")),
    Sentence("the font weight heavy is 900", #"{"a": {"$type": "fontWeight", "$value": "heavy"}}"#, "a", .value("900")),
    Sentence(
      "the font weight extra-black is 950", #"{"a": {"$type": "fontWeight", "$value": "extra-black"}}"#, "a",
      .value("950")),
    Sentence(
      "the font weight ultra-black is 950", #"{"a": {"$type": "fontWeight", "$value": "ultra-black"}}"#, "a",
      .value("950")),
    Sentence(
      "a duration may be in milliseconds", #"{"a": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}}}"#,
      "a", .value("100 ms")),
    Sentence(
      "a duration may be in seconds", #"{"a": {"$type": "duration", "$value": {"value": 1.5, "unit": "s"}}}"#, "a",
      .value("1500 ms")),
    Sentence(
      "a duration's unit is one of two", #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "min"}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a duration without a unit is invalid", #"{"a": {"$type": "duration", "$value": {"value": 1}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a timing curve has four numbers", #"{"a": {"$type": "cubicBezier", "$value": [0, 0.5, 1, 1]}}"#, "a",
      .value("cubic-bezier(0, 0.5, 1, 1)")),
    Sentence(
      "the ordinates of a timing curve may lie outside of 0 to 1",
      #"{"a": {"$type": "cubicBezier", "$value": [0, -2, 1, 3]}}"#, "a", .value("cubic-bezier(0, -2, 1, 3)")),
    Sentence(
      "the abscissas of a timing curve lie in 0 to 1", #"{"a": {"$type": "cubicBezier", "$value": [0, 0, 1.1, 1]}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "three numbers are no timing curve", #"{"a": {"$type": "cubicBezier", "$value": [0, 0, 1]}}"#, "a",
      .fault("bad-token-value")),
    Sentence("a number may be 1", #"{"a": {"$type": "number", "$value": 1}}"#, "a", .value("1")),
    Sentence("a number may be -2.5", #"{"a": {"$type": "number", "$value": -2.5}}"#, "a", .value("-2.5")),
    Sentence("a number may be 1e3", #"{"a": {"$type": "number", "$value": 1e3}}"#, "a", .value("1000")),
    Sentence(
      "a number is no truth value", #"{"a": {"$type": "number", "$value": true}}"#, "a", .fault("bad-token-value")),
    Sentence("a number is not null", #"{"a": {"$type": "number", "$value": null}}"#, "a", .fault("bad-token-value")),
    Sentence(
      "a stroke style may be solid", #"{"a": {"$type": "strokeStyle", "$value": "solid"}}"#, "a", .value("solid")),
    Sentence(
      "a stroke style may be dashed", #"{"a": {"$type": "strokeStyle", "$value": "dashed"}}"#, "a", .value("dashed")),
    Sentence(
      "a stroke style may be dotted", #"{"a": {"$type": "strokeStyle", "$value": "dotted"}}"#, "a", .value("dotted")),
    Sentence(
      "a stroke style may be double", #"{"a": {"$type": "strokeStyle", "$value": "double"}}"#, "a", .value("double")),
    Sentence(
      "a stroke style may be groove", #"{"a": {"$type": "strokeStyle", "$value": "groove"}}"#, "a", .value("groove")),
    Sentence(
      "a stroke style may be ridge", #"{"a": {"$type": "strokeStyle", "$value": "ridge"}}"#, "a", .value("ridge")),
    Sentence(
      "a stroke style may be outset", #"{"a": {"$type": "strokeStyle", "$value": "outset"}}"#, "a", .value("outset")),
    Sentence(
      "a stroke style may be inset", #"{"a": {"$type": "strokeStyle", "$value": "inset"}}"#, "a", .value("inset")),
    Sentence(
      "a stroke style is no other name", #"{"a": {"$type": "strokeStyle", "$value": "wavy"}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "dashes may have the cap round",
      #"{"a": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"}}}"#,
      "a", .value("dashes 1 round")),
    Sentence(
      "dashes may have the cap butt",
      #"{"a": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "butt"}}}"#,
      "a", .value("dashes 1 butt")),
    Sentence(
      "dashes may have the cap square",
      #"{"a": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "square"}}}"#,
      "a", .value("dashes 1 square")),
    Sentence(
      "dashes have a cap", #"{"a": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "px"}]}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "the lengths of dashes are dimensions",
      #"{"a": {"$type": "strokeStyle", "$value": {"dashArray": [true], "lineCap": "butt"}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "the lengths of dashes may be references",
      #"{"d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "a": {"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}}}"#,
      "a", .value("dashes 1 butt")),
    Sentence(
      "a border has a colour, a width and a style",
      #"{"a": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": {"value": 1, "unit": "px"}, "style": "solid"}}}"#,
      "a", .value("1 pt solid #ff0000")),
    Sentence(
      "members of a border may be references",
      #"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "a": {"$type": "border", "$value": {"color": "{c}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}}"#,
      "a", .value("1 pt solid #ff0000")),
    Sentence(
      "a border without a color is invalid",
      #"{"a": {"$type": "border", "$value": {"width": {"value": 1, "unit": "px"}, "style": "solid"}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a border without a width is invalid",
      #"{"a": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "style": "solid"}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a border without a style is invalid",
      #"{"a": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": {"value": 1, "unit": "px"}}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a transition has a duration, a delay and a curve",
      #"{"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}}"#,
      "a", .value("1000 ms after 1000 ms cubic-bezier(0, 0, 1, 1)")),
    Sentence(
      "a transition without a duration is invalid",
      #"{"a": {"$type": "transition", "$value": {"delay": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a transition without a curve is invalid",
      #"{"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 1, "unit": "s"}}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a shadow has a colour, two offsets, a blur and a spread",
      #"{"a": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}}}"#,
      "a", .value("1 1 1 1 #ff0000")),
    Sentence(
      "a shadow may lie inside",
      #"{"a": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}, "inset": true}}}"#,
      "a", .value("inset 1 1 1 1 #ff0000")),
    Sentence(
      "a shadow may be a list of shadows",
      #"{"a": {"$type": "shadow", "$value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}, {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}]}}"#,
      "a", .value("1 1 1 1 #ff0000, 1 1 1 1 #ff0000")),
    Sentence(
      "a list of shadows may have references",
      #"{"b": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}}, "a": {"$type": "shadow", "$value": ["{b}", {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}]}}"#,
      "a", .value("1 1 1 1 #ff0000, 1 1 1 1 #ff0000")),
    Sentence(
      "a list of shadows is not empty", #"{"a": {"$type": "shadow", "$value": []}}"#, "a", .fault("bad-token-value")),
    Sentence(
      "a shadow without a colour is invalid",
      #"{"a": {"$type": "shadow", "$value": {"offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a shadow's inset is a truth value",
      #"{"a": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}, "inset": 1}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a gradient is a list of stops",
      #"{"a": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0}, {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 1}]}}"#,
      "a", .value("#ff0000 0 %, #ff0000 100 %")),
    Sentence(
      "a position below 0 is 0",
      #"{"a": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": -2}, {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 1}]}}"#,
      "a", .value("#ff0000 0 %, #ff0000 100 %")),
    Sentence(
      "a position above 1 is 1",
      #"{"a": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0}, {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 42}]}}"#,
      "a", .value("#ff0000 0 %, #ff0000 100 %")),
    Sentence(
      "a position may be a reference",
      #"{"n": {"$type": "number", "$value": 1}, "a": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0}, {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": "{n}"}]}}"#,
      "a", .value("#ff0000 0 %, #ff0000 100 %")),
    Sentence(
      "a stop without a position is invalid",
      #"{"a": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}}]}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a stop is no other gradient",
      #"{"g": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0}]}, "a": {"$type": "gradient", "$value": ["{g}"]}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a typography has family, size, weight, spacing and line height",
      #"{"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 700, "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 1.2}}}"#,
      "a", .value("1/1.2 700 A, spacing 1")),
    Sentence(
      "a typography's line height is a multiple of the size",
      #"{"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 10, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 2}}}"#,
      "a", .value("10/2 400 A, spacing 1")),
    Sentence(
      "members of a typography may be references",
      #"{"w": {"$type": "fontWeight", "$value": "bold"}, "a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": "{w}", "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 1}}}"#,
      "a", .value("1/1 700 A, spacing 1")),
    Sentence(
      "a typography's weight is one of a font",
      #"{"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 0, "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 1}}}"#,
      "a", .fault("bad-token-value")),
    Sentence(
      "a composite may be a reference to one of its type",
      #"{"b": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": {"value": 1, "unit": "px"}, "style": "solid"}}, "a": {"$type": "border", "$value": "{b}"}}"#,
      "a", .value("1 pt solid #ff0000")),
    Sentence(
      "a composite must not be a reference to another type",
      #"{"n": {"$type": "number", "$value": 1}, "a": {"$type": "border", "$value": "{n}"}}"#, "a",
      .fault("wrong-token-type")),
  ]
}
