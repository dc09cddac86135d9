import DSDiagnostics
import DSGeometry
import DSNode
import DSReport

extension FrameTree {
  /// Writes frames as JSON; `docs/frames.md` describes the format.
  /// - Parameter rounded: whether `views` gives the rectangles on the pixel grid instead of those of the layout.
  package static func json(
    _ trees: [FrameTree], failures: [(id: String, failure: ShotFailure)] = [], rounded: Bool = false
  ) -> String {
    var json = JSONWriter(indented: true)
    json.object { json in
      json.key("version")
      json.value(1)
      json.key("trees")
      json.array { json in
        for tree in trees { tree.write(&json, rounded) }
      }
      guard !failures.isEmpty else { return }
      json.key("failures")
      json.array { json in
        for failure in failures {
          json.object { json in
            json.member("id", failure.id)
            json.strings("problems", failure.failure.problems.map(\.message))
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ json: inout JSONWriter, _ rounded: Bool) {
    json.object { json in
      json.member("id", id)
      json.key("container")
      json.lengths([container.width, container.height])
      json.key("scale")
      json.value(scale)
      json.member("direction", direction.rawValue)
      if let profile { json.member("profile", profile.rawValue) }
      json.key("views")
      json.object { json in
        for (name, view) in uniquelyNamed {
          json.key(name)
          json.rect(rounded ? view.rounded : view.frame)
        }
      }
      if !warnings.isEmpty { json.strings("warnings", warnings.map(\.message)) }
      json.key("root")
      root.write(&json)
    }
  }
}

extension ViewFrame {
  fileprivate func write(_ json: inout JSONWriter) {
    json.object { json in
      json.member("path", path)
      json.member("kind", kind)
      if let identifier { json.member("identifier", identifier) }
      if let name { json.member("name", name) }
      if let text { json.member("text", text) }
      json.key("frame")
      json.rect(frame)
      json.key("rounded")
      json.rect(rounded)
      if let baselines {
        json.key("baselines")
        json.lengths(baselines)
      }
      json.key("offer")
      json.lengths([offer.width, offer.height])
      json.member("location", location)
      if isEstimated {
        json.key("estimated")
        json.value(true)
      }
      guard !children.isEmpty else { return }
      json.key("children")
      json.array { json in
        for child in children { child.write(&json) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func rect(_ rect: Rect) { lengths([rect.minX, rect.minY, rect.width, rect.height]) }
}
