import DSDiagnostics
import DSMatrix

/// Files of decisions, as pages write them and as others forge them.
struct DecisionsFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    let entries = (0..<chance.number(0...5)).map { _ in entry(&chance) }.joined(separator: ", ")
    let version = chance.isHostile() ? value(&chance) : "1"
    let run = chance.isHostile() ? value(&chance) : quoted("2026-11-26 \(chance.number(0...99))")
    let members = [
      "\"version\": \(version)", "\"run\": \(run)",
      "\"decisions\": \(chance.isHostile() ? value(&chance) : "[\(entries)]")",
    ]
    let order = chance.isHostile() ? Array(members.reversed()) + [chance.one(of: members)] : members
    return chance.damaged(Array("{\(order.joined(separator: ", "))}".utf8))
  }

  func read(_ input: [UInt8]) -> FuzzEnd {
    do throws(DiagnosticsError) {
      let decisions = try Decisions(input, file: Decisions.name)
      let again = try Decisions(decisions.bytes, file: Decisions.name)
      guard again == decisions, again.bytes == decisions.bytes else {
        return .wrong("what is written is read differently")
      }
      let shots = decisions.decisions.map(\.shot)
      guard Set(shots).count == shots.count else { return .wrong("two decisions about one shot") }
      guard shots.allSatisfy({ !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }) else {
        return .wrong("a shot that is outside of every folder")
      }
      return .read
    } catch {
      return error.diagnostics.isEmpty ? .wrong("refused without a reason") : .refused
    }
  }

  private func entry(_ chance: inout FuzzChance) -> String {
    var members: [String] = []
    func add(_ key: String, _ usual: String) {
      if chance.isHostile() { return members.append("\"\(key)\": \(value(&chance))") }
      members.append("\"\(key)\": \(usual)")
    }
    add("shot", quoted("demo/part-\(chance.number(0...999))/plain@\(chance.one(of: ["light", "dark", "a.b"]))"))
    add("decision", quoted(chance.one(of: ["accept", "reject", "none"])))
    add("actual", hash(&chance))
    add("expected", chance.happens(oneIn: 4) ? "null" : hash(&chance))
    if chance.happens(oneIn: 3) { add("note", quoted(chance.anyText())) }
    if chance.happens(oneIn: 3) {
      let pins = (0..<chance.number(0...3)).map { _ in pin(&chance) }
      add("pins", "[\(pins.joined(separator: ", "))]")
    }
    if chance.isHostile() { members.removeLast() }
    return "{\(members.joined(separator: ", "))}"
  }

  private func pin(_ chance: inout FuzzChance) -> String {
    var members = ["x", "y"].map { key in
      "\"\(key)\": " + (chance.isHostile() ? value(&chance) : "\(chance.number(-9...99999)).\(chance.number(0...9999))")
    }
    members.append("\"note\": " + (chance.isHostile() ? value(&chance) : quoted(chance.anyText() + "!")))
    if chance.happens(oneIn: 3) {
      members.append("\"picture\": \(quoted(chance.one(of: ["expected", "expected", "old"])))")
    }
    if chance.happens(oneIn: 2) {
      members.append(
        "\"file\": \(quoted(chance.anyText())), \"line\": \(chance.one(of: ["1", "1e99", "-4", "0.5", "null"]))")
      members.append("\"view\": \(quoted(chance.anyText()))")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private func hash(_ chance: inout FuzzChance) -> String {
    quoted(String((0..<32).map { _ in chance.one(of: Array("0123456789abcdef")) }))
  }

  private func value(_ chance: inout FuzzChance) -> String {
    switch chance.number(0...7) {
    case 0: chance.text(0...9)
    case 1: "null"
    case 2: "[" + quoted("a") + ", {}]"
    case 3: "{\"a\": []}"
    case 4:
      quoted(
        chance.one(of: [
          "../../etc/passwd", "/etc/passwd", "a//b", "a/../b", ".", "", "a/b\u{0}", "A/B/C@d", "x/baselines.lock",
        ]))
    case 5: quoted(chance.anyText())
    case 6: String(repeating: "[", count: chance.number(1...400))
    default: quoted(String(repeating: "f", count: chance.number(30...34)))
    }
  }

  /// A text of JSON.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
