import Glibc

/// Faults of the configuration.
extension BadInput {
  static let ofConfigurations: [BadInput] = [
    .configuration(
      "unknown key", "padding: 4", "pading: 4", says: "dsrender.yaml:17:7: error: ", "did you mean 'padding'?"),
    .configuration("other version", "version: 1", "version: 2", says: "dsrender.yaml:1:10: error: "),
    .configuration("version as a word", "version: 1", "version: one", says: "dsrender.yaml:1:10: error: "),
    .configuration("no systems", "systems:", "sistems:", says: "dsrender.yaml:", "error: ", "systems"),
    .configuration("system named like a path", "  demo:", "  ../outside:", says: "dsrender.yaml:4:3: error: "),
    .configuration(
      "baselines outside", "baselines: Baselines", "baselines: ../outside", says: "dsrender.yaml:2:12: error: "),
    .configuration(
      "baselines anywhere", "baselines: Baselines", "baselines: /tmp/outside", says: "dsrender.yaml:2:12: error: "),
    .configuration("missing resolver", "demo.resolver", "dmo.resolver", says: "dsrender.yaml:5:15: error: "),
    .configuration(
      "missing components", "components: components", "components: componets", says: "dsrender.yaml:6:17: error: "),
    .configuration(
      "components that are a file", "components: components", "components: dsrender.yaml",
      says: "dsrender.yaml:6:17: error: "),
    .configuration("missing symbols", "symbols: symbols", "symbols: symbls", says: "dsrender.yaml:7:14: error: "),
    .configuration("missing font", "NotoSans.ttf", "NoSans.ttf", says: "dsrender.yaml:9:15: error: "),
    .configuration(
      "font with another hash", "sha256: fb53", "sha256: ab53", says: "dsrender.yaml:", "error: ", "SHA-256"),
    .configuration(
      "hash that is none", "sha256: fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b", "sha256: fb",
      says: "dsrender.yaml:10:", "error: "),
    .configuration("font that is a folder", "fonts/NotoSans.ttf", "fonts", says: "dsrender.yaml:9:15: error: "),
    .configuration(
      "unknown family", "family: Noto Sans, size: 12", "family: Nota Sans, size: 12", says: "error: ", "Noto Sans"),
    .configuration("huge default size", "size: 12", "size: 1e9", says: "dsrender.yaml:14:", "error: "),
    .configuration("token that is none", "{color.page}", "{color.pge}", says: "error: ", "color.page"),
    .configuration(
      "unknown mode of the locale", "padding: 4", "padding: 4\n    locale: schem", says: "dsrender.yaml:18:13: error: ",
      "did you mean 'scheme'?"),
    .configuration(
      "unknown axis value", "padding: 4", "padding: 4\n    axes: {scheme: [lihgt]}", says: "dsrender.yaml:18:",
      "error: ", "light"),
    .configuration(
      "unknown axis", "padding: 4", "padding: 4\n    axes: {schem: [light]}", says: "dsrender.yaml:18:", "error: ",
      "scheme"),
    .configuration(
      "scale without bounds", "padding: 4", "padding: 4\n    axes: {scale: [1e9]}", says: "dsrender.yaml:18:", "error: "
    ),
    .configuration(
      "mode of one value", "resolver: tokens/demo.resolver.json", "modes: {scheme: [light]}",
      says: "dsrender.yaml:5:13: error: mode 'scheme' has only one value"),
    .configuration(
      "mode of values that differ in case", "resolver: tokens/demo.resolver.json", "modes: {scheme: [light, Light]}",
      says: "dsrender.yaml:5:13: error: values 'light' and 'Light' of mode 'scheme' differ in case only"),
    .configuration(
      "missing tokens beneath modes", "resolver: tokens/demo.resolver.json",
      "tokens: nowhere.json\n    modes: {scheme: [light, dark]}", says: "dsrender.yaml:5:13: error: "),
    .configuration("negative padding", "padding: 4", "padding: -100", says: "error: "),
    .configuration("duplicate system", "  demo:", "  demo: {}\n  demo:", says: "dsrender.yaml:5:3: error: "),
    BadInput("font that is text", says: "dsrender.yaml:9:", "error: ") {
      try $0.write("a.ttf", "not a font\n")
      try $0.replace("fonts/NotoSans.ttf", by: "a.ttf", in: "dsrender.yaml")
      try $0.replace(
        "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b",
        by: "6751572f6149ec62801298b4b33e48c4683da9f4d49b64fb9e8a16a92e85d214", in: "dsrender.yaml")
    },
    BadInput("font that is a pipe", says: "dsrender.yaml:9:15: error: ") {
      mkfifo($0["a.ttf"], 0o600)
      try $0.replace("fonts/NotoSans.ttf", by: "a.ttf", in: "dsrender.yaml")
    },
    BadInput("empty", says: "dsrender.yaml:1:1: error: ") { try $0.write("dsrender.yaml", "") },
    BadInput("invalid UTF-8", says: "dsrender.yaml:1:1: error: ", "UTF-8") {
      try $0.write("dsrender.yaml", [0xFE, 0x41])
    },
    BadInput("bomb", says: "dsrender.yaml:", "error: ") {
      try $0.write("dsrender.yaml", "a: &a [x]\nb: &b [*a, *a]\nc: &c {*b : *b}\n")
    },
  ]
}
