package import DSNode

extension AccessibilityNode {
  /// The facts in one line.
  package var dump: String {
    var parts: [String] = []
    func add(_ name: String, _ value: String?) { if let value { parts.append("\(name)=\(value)") } }
    func add(_ name: String, _ list: [String]) { if !list.isEmpty { add(name, list.dump) } }
    add("role", role?.rawValue)
    add("label", label?.quoted)
    add("value", value?.quoted)
    add("hint", hint?.quoted)
    add("hidden", isHidden.map { "\($0)" })
    add("enabled", isEnabled.map { "\($0)" })
    add("on", isOn.map { "\($0)" })
    if !traits.isEmpty { add("traits", traits.map(\.rawValue).joined(separator: ",")) }
    if !removedTraits.isEmpty { add("without", removedTraits.map(\.rawValue).joined(separator: ",")) }
    add("heading", headingLevel.map { "\($0)" })
    add("children", children?.rawValue)
    add("sortPriority", sortPriority?.dump)
    add("actions", actions)
    add("inputLabels", inputLabels)
    add("content", content)
    return parts.joined(separator: " ")
  }
}
