import DSDiagnostics
import DSGeometry
import DSJSON
import DSNode
import DSReport

extension FrameTree {
  /// Writes frames as JSON; `docs/frames.md` describes the format.
  /// - Parameter rounded: whether `views` gives the rectangles on the pixel grid instead of those of the layout.
  package static func json(
    _ trees: [FrameTree], failures: [(id: String, failure: ShotFailure)] = [], rounded: Bool = false
  ) -> String {
    var json = JSONWriter(.indented, escapesMarkup: true)
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
    return json.text + "\n"
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
      if let accessibility {
        json.key("accessibility")
        accessibility.write(&json)
      }
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

extension AccessibilityNode {
  /// The facts that are reported, under SwiftUI's names.
  fileprivate func write(_ json: inout JSONWriter) {
    json.object { json in
      func member(_ name: String, _ text: String?) { if let text { json.member(name, text) } }
      func member(_ name: String, _ flag: Bool?) {
        guard let flag else { return }
        json.key(name)
        json.value(flag)
      }
      func member(_ name: String, _ list: [String]) { if !list.isEmpty { json.strings(name, list) } }
      member("role", role?.rawValue)
      member("label", label)
      member("value", value)
      member("hint", hint)
      member("isHidden", isHidden)
      member("isEnabled", isEnabled)
      member("isOn", isOn)
      member("isExpanded", isExpanded)
      member("traits", traits.map(\.rawValue))
      member("removedTraits", removedTraits.map(\.rawValue))
      if let headingLevel {
        json.key("headingLevel")
        json.value(headingLevel)
      }
      member("children", children?.rawValue)
      if let sortPriority {
        json.key("sortPriority")
        json.value(sortPriority)
      }
      member("actions", actions)
      member("inputLabels", inputLabels)
      member("content", content)
    }
  }
}

extension JSONWriter {
  /// Writes lengths in an array on one line; null for nil, the word `infinity` for what is endless.
  fileprivate mutating func lengths(_ lengths: [Double?]) {
    array(onOneLine: true) { json in
      for length in lengths {
        switch length {
        case .some(.infinity), .some(-.infinity): json.value("infinity")
        case let length?: json.value(length)
        case nil: json.null()
        }
      }
    }
  }

  fileprivate mutating func rect(_ rect: Rect) { lengths([rect.minX, rect.minY, rect.width, rect.height]) }
}
