package import DSCascade
import DSGeometry
import DSJSON

/// The values of a theme's tokens in every context as JSON: all of them in the first, and in the others those that differ
/// from it. Values are in the form of DTCG 2025.10, aliases followed.
/// - Parameter chosen: choices of modes that hold throughout.
/// - Throws: where a choice is not one of the theme's.
package func exportedJSON(
  _ theme: Theme, in chosen: ModeSelection = ModeSelection()
) throws(TokenError) -> (text: String, remarks: ExportRemarks) {
  let contexts = try ExportContext.all(of: theme, in: chosen)
  var remarks = ExportRemarks()
  var json = JSONWriter(.indented)
  json.object { json in
    json.member("schema", "dsrender-tokens")
    json.member("version", 1)
    json.key("contexts")
    json.array { json in
      for (index, context) in contexts.enumerated() {
        json.object { json in
          json.key("modes")
          json.object(onOneLine: true) { json in
            for choice in context.modes.choices { json.member(choice.mode, choice.context) }
          }
          json.key("tokens")
          json.object { json in
            let paths = context.style.tokenPaths.sorted { naturallyPrecedes($0.description, $1.description) }
            for path in paths {
              let value = try? context.style.value(of: path)
              guard let value else {
                remarks.note(path, in: \.faulty)
                continue
              }
              let own = context.style.exported(path, value)
              let usual = (try? contexts[0].style.value(of: path)).map { contexts[0].style.exported(path, $0) }
              if index > 0, own.kind == usual?.kind { continue }
              json.key(path.description)
              json.object(onOneLine: true) { json in
                json.member("type", value.type.rawValue)
                json.key("value")
                own.data.write(to: &json)
              }
            }
          }
        }
      }
    }
  }
  return (json.text + "\n", remarks)
}

extension Style {
  /// The value of a token in the form of DTCG; a colour beyond sRGB in its own space.
  fileprivate func exported(_ path: TokenPath, _ value: TokenValue) -> TokenExpression {
    if case .color(let color) = value, let wide = wideColor(of: path) { return .color(wide, nearest: color) }
    return .value(value)
  }
}
