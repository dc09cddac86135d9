import DSFiles
import DSProject
import DSReport

/// The configuration and the component file that show a folder of icons, each with its name.
struct IconSheets {
  /// The folder of the icons, as the configuration names it.
  let folder: String
  /// The name of the system.
  let system: String
  /// The names of the icons.
  let names: [String]

  /// The icons of one picture.
  private static let perSheet = 240

  /// Names and contents.
  var files: [(name: String, text: String)] {
    [("dsrender.yaml", configuration), ("components/icons.yaml", component)]
  }

  private var configuration: String {
    """
    # The icons in \(folder.printable).
    version: 1
    baselines: Baselines
    systems:
      \(system):
        symbols: \(yamlScalar(folder))
        components: components
        defaults:
          font: {family: Noto Sans, size: 9, weight: 400}
          background: white
          padding: 24

    """
  }

  private var component: String {
    var text = """
      component: icons
      description: The icons of a folder with their names.
      parameters:
        names: {type: list, of: {type: symbol}}
      body:
        LazyVGrid:
          columns: [{adaptive: 88, maximum: 88, spacing: 8, alignment: top}]
          spacing: 16
          content:
            - ForEach:
                in: $names
                as: name
                content:
                  - VStack:
                      spacing: 4
                      content:
                        - Image: {symbol: $name, resizable: true, renderingMode: original}
                          modifiers: [scaledToFit, {frame: {width: 40, height: 40}}]
                        - Text: $name
                          modifiers: [{multilineTextAlignment: center}]
        modifiers: [{frame: {width: 760}}]
      scenarios:

      """
    var number = 1
    for start in stride(from: 0, to: names.count, by: Self.perSheet) {
      let own = names[start..<min(start + Self.perSheet, names.count)]
      text +=
        "  part-\(number):\n    parameters:\n      names:\n" + own.map { "        - \(yamlScalar($0))\n" }.joined()
      number += 1
    }
    return text
  }
}
