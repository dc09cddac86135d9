import DSCompare
import DSDiagnostics
import DSImage
import DSJSON
import DSPictures
import DSReport

extension PictureDifferences {
  /// The differences as JSON: how many pictures are equal, and what is found of each of the others.
  package var json: String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("version", 1)
      json.member("equal", equal)
      json.key("pictures")
      json.array { json in
        for (name, finding) in findings {
          json.object { json in
            json.member("name", name)
            json.member("status", finding.name)
            finding.write(&json)
          }
        }
      }
      json.key("leftOut")
      json.array { json in
        for file in leftOut {
          json.object(onOneLine: true) { json in
            json.member("name", file.name)
            json.member("kind", file.kind.name)
            json.member("in", file.side.rawValue)
            if case .picture = file.kind, file.side == .both {
              json.key("sameBytes")
              json.value(file.hasSameBytes)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension PictureDifferences.Finding {
  fileprivate func write(_ json: inout JSONWriter) {
    switch self {
    case .changed(let change, let size, let moved, _):
      json.member("changedPixels", change.changedPixels)
      json.member("totalPixels", change.totalPixels)
      json.member("largestDifference", change.largestDifference)
      Self.write("expectedSize", change.baselineSize.width, change.baselineSize.height, &json)
      Self.write("actualSize", size.width, size.height, &json)
      json.key("regions")
      json.array { json in
        for (index, region) in change.regions.enumerated() {
          json.object(onOneLine: true) { json in
            json.member("x", region.x)
            json.member("y", region.y)
            json.member("width", region.width)
            json.member("height", region.height)
            guard index < moved.count, let movement = moved[index] else { return }
            json.key("moved")
            json.object { json in
              json.member("x", movement.x)
              json.member("y", movement.y)
            }
          }
        }
      }
    case .counted(let pixels, let total, _):
      json.member("changedPixels", pixels)
      json.member("totalPixels", total)
    case .finer(let pixels, let total, let largest, _):
      json.member("changedPixels", pixels)
      json.member("totalPixels", total)
      json.member("largestDifferenceOf65535", largest)
    case .otherColors, .removed, .added: break
    case .unreadable(let problems): Self.write("problems", problems.map(\.text), &json)
    }
    if let colors { Self.write(colors, &json) }
  }

  private static func write(_ colors: ColorDifference, _ json: inout JSONWriter) {
    json.key("colors")
    json.object(onOneLine: true) { json in
      json.member("expected", colors.expected)
      json.member("actual", colors.actual)
    }
    if !colors.chunks.isEmpty { write("colorChunks", colors.chunks, &json) }
  }

  private static func write(_ name: String, _ width: Int, _ height: Int, _ json: inout JSONWriter) {
    json.key(name)
    json.object(onOneLine: true) { json in
      json.member("width", width)
      json.member("height", height)
    }
  }

  private static func write(_ name: String, _ texts: [String], _ json: inout JSONWriter) {
    json.key(name)
    json.array(onOneLine: true) { json in
      for text in texts { json.value(text) }
    }
  }
}
