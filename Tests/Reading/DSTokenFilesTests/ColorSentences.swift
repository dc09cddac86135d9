/// What the colour module of DTCG 2025.10 says.
extension ConformanceTests {
  static let colors: [Sentence] = [
    Sentence(
      "srgb begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"#, "a", .value("#000000")),
    Sentence(
      "srgb ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}"#, "a", .value("#ffffff")),
    Sentence(
      "srgb has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1.1, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of srgb may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "srgb-linear begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb-linear", "components": [0, 0, 0]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "srgb-linear ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb-linear", "components": [1, 1, 1]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "srgb-linear has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb-linear", "components": [0, -0.1, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of srgb-linear may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb-linear", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "hsl begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [0, 0, 0]}}}"#, "a", .value("#000000")),
    Sentence(
      "hsl ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [359, 100, 100]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "hsl has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [360, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of hsl may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "hwb begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hwb", "components": [0, 0, 0]}}}"#, "a", .value("#ff0000")),
    Sentence(
      "hwb ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hwb", "components": [359, 100, 100]}}}"#, "a",
      .value("#808080")),
    Sentence(
      "hwb has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hwb", "components": [0, 101, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of hwb may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hwb", "components": [0, 0, "none"]}}}"#, "a",
      .value("#ff0000")),
    Sentence(
      "lab begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [0, -160, -160]}}}"#, "a",
      .value("#00191a")),
    Sentence(
      "lab ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [100, 160, 160]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "lab has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [101, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of lab may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [0, -160, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "lch begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lch", "components": [0, 0, 0]}}}"#, "a", .value("#000000")),
    Sentence(
      "lch ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lch", "components": [100, 230, 359]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "lch has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lch", "components": [50, -1, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of lch may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "lch", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "oklab begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklab", "components": [0, -0.5, -0.5]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "oklab ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklab", "components": [1, 0.5, 0.5]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "oklab has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklab", "components": [1.1, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of oklab may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklab", "components": [0, -0.5, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "oklch begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0, 0, 0]}}}"#, "a", .value("#000000")),
    Sentence(
      "oklch ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [1, 0.5, 359]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "oklch has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 360]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of oklch may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "display-p3 begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 0, 0]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "display-p3 ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 1, 1]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "display-p3 has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 0, 1.01]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of display-p3 may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "a98-rgb begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "a98-rgb", "components": [0, 0, 0]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "a98-rgb ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "a98-rgb", "components": [1, 1, 1]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "a98-rgb has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "a98-rgb", "components": [2, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of a98-rgb may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "a98-rgb", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "prophoto-rgb begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "prophoto-rgb", "components": [0, 0, 0]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "prophoto-rgb ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "prophoto-rgb", "components": [1, 1, 1]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "prophoto-rgb has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "prophoto-rgb", "components": [0, 2, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of prophoto-rgb may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "prophoto-rgb", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "rec2020 begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "rec2020", "components": [0, 0, 0]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "rec2020 ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "rec2020", "components": [1, 1, 1]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "rec2020 has no components outside of its range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "rec2020", "components": [0, 0, -1]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component of rec2020 may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "rec2020", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "xyz-d65 begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d65", "components": [0, 0, 0]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "xyz-d65 ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d65", "components": [1, 1, 1]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "a component of xyz-d65 may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d65", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "xyz-d50 begins at its least components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d50", "components": [0, 0, 0]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "xyz-d50 ends at its greatest components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d50", "components": [1, 1, 1]}}}"#, "a",
      .value("#ffffff")),
    Sentence(
      "a component of xyz-d50 may be none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d50", "components": [0, 0, "none"]}}}"#, "a",
      .value("#000000")),
    Sentence(
      "without an alpha a colour is opaque",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"#, "a", .value("#ff0000")),
    Sentence(
      "an alpha of 0 is transparent",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0}}}"#, "a",
      .value("#ff000000")),
    Sentence(
      "an alpha may be a fraction",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}}}"#, "a",
      .value("#ff000080")),
    Sentence(
      "an alpha lies in 0 to 1",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": -0.1}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a fallback has six digits",
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}}}"##, "a",
      .value("#ff0000")),
    Sentence(
      "a fallback of eight digits has an alpha twice",
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000ff"}}}"##,
      "a", .lenient("#ff0000", "legacy-token-format")),
    Sentence(
      "a fallback begins with a number sign",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "ff0000"}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a colour has three components",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a colour has a space", #"{"a": {"$type": "color", "$value": {"components": [1, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a colour has components", #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb"}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "names of spaces are case-sensitive",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "sRGB", "components": [1, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "a component is a number or none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [true, 0, 0]}}}"#, "a",
      .fault("bad-token-value")),
    Sentence(
      "xyz-d65 reaches white, whose Z is above 1",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d65", "components": [0.950456, 1, 1.089058]}}}"#, "a",
      .value("#ffffff")),
  ]
}
