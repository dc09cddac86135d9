import DSCascade
import DSCauses
import DSDiagnostics
import DSGeometry
import DSJSON
import DSProject
import DSTokenFiles

/// The answers of commands on tokens as JSON.
enum TokenJSON {
  /// The answer of `tokens list`.
  static func list(_ rows: [TokenRow], of system: AskedTokens, in modes: ModeSelection) -> String {
    document { json in
      json.modes((try? system.theme.completed(modes)) ?? modes)
      json.key("contexts")
      json.object(onOneLine: true) { json in
        for mode in system.theme.modes { json.strings(mode.name, mode.contexts) }
      }
      json.key("tokens")
      json.array { json in
        for row in rows { json.object(onOneLine: true) { json in json.members(of: row) } }
      }
      if let account = system.account { json.account(account) }
      json.key("problems")
      json.array { json in for problem in system.problems { json.problem(problem) } }
    }
  }

  /// The answer of `tokens show`.
  static func details(_ details: TokenDetails, in modes: ModeSelection) -> String {
    document { json in
      json.modes(modes)
      json.members(of: details.row)
      if let definition = details.row.definition {
        json.member("written", definition.expression.text)
        if let description = definition.description { json.member("description", description) }
        if let tier = details.tier { json.member("tier", tier) }
        if let set = definition.set { json.member("set", set) }
        if !definition.extensions.isEmpty {
          json.key("extensions")
          json.object { json in
            for (key, data) in definition.extensions.sorted(by: { $0.key < $1.key }) { json.member(key, data.text) }
          }
        }
      }
      json.key("others")
      json.array { json in
        for other in details.others {
          json.object(onOneLine: true) { json in
            json.member("mode", other.mode)
            json.member("context", other.context)
            json.optional("value", other.value)
          }
        }
      }
    }
  }

  /// The answer of `tokens why`.
  static func explanation(_ explanation: TokenExplanation, in modes: ModeSelection) -> String {
    document { json in
      json.modes(modes)
      json.member("token", explanation.path.description)
      json.result(explanation.result)
      json.key("links")
      json.array { json in
        for link in explanation.links {
          json.object(onOneLine: true) { json in
            json.member("depth", link.depth)
            json.member("token", link.path.description)
            json.member("written", link.written)
            json.member("origin", link.origin)
            json.strings("replaced", link.replaced)
            if let tier = link.tier { json.member("tier", tier) }
            json.deprecation(link.deprecation)
            if let location = link.location { json.member("place", location.description) }
          }
        }
      }
    }
  }

  /// The answer of `tokens diff`.
  static func changes(_ changes: [(change: TokenChange, shots: Int?)]) -> String {
    document { json in
      json.key("changes")
      json.array { json in
        for (change, shots) in changes {
          json.object(onOneLine: true) { json in
            json.member("token", change.token)
            if let name = change.formerName { json.member("was", name) }
            json.optional("before", change.before)
            json.optional("after", change.after)
            json.strings("contexts", change.contexts)
            if let shots { json.member("shots", shots) }
            if let place = change.place { json.member("place", place.description) }
          }
        }
      }
    }
  }

  private static func document(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(.indented)
    json.object(write)
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func modes(_ modes: ModeSelection) {
    key("modes")
    object(onOneLine: true) { json in for choice in modes.choices { json.member(choice.mode, choice.context) } }
  }

  fileprivate mutating func members(of row: TokenRow) {
    member("token", row.path.description)
    result(row.result)
    if let color = row.color {
      member("colorSpace", color.space.rawValue)
      key("isMapped")
      value(color.isMapped)
    }
    deprecation(row.deprecation)
    if let location = row.definition?.location { member("place", location.description) }
  }

  fileprivate mutating func result(_ result: Result<TokenValue, TokenError>) {
    switch result {
    case .success(.opaque(let value)):
      member("kept", value.reason.text)
      member("value", value.text)
    case .success(let value):
      member("type", value.type.rawValue)
      member("value", value.text)
    case .failure(let error):
      key("fault")
      object(onOneLine: true) { json in
        json.member("id", error.id)
        json.member("message", error.message)
        if let hint = error.hint { json.member("hint", hint) }
      }
    }
  }

  fileprivate mutating func deprecation(_ deprecation: Deprecation?) {
    guard case .deprecated(let reason)? = deprecation else { return }
    key("deprecated")
    if let reason { value(reason) } else { value(true) }
  }

  fileprivate mutating func account(_ account: TokenFileAccount) {
    key("files")
    array { json in
      for file in account.read {
        json.object(onOneLine: true) { json in
          json.member("path", file.path)
          json.member("role", file.role.text)
        }
      }
    }
    key("leftOut")
    array { json in
      for file in account.leftOut {
        json.object(onOneLine: true) { json in
          json.member("path", file.path)
          json.member("reason", file.reason)
        }
      }
    }
  }

  fileprivate mutating func problem(_ problem: Diagnostic) {
    object(onOneLine: true) { json in
      json.member("id", problem.id)
      json.member("severity", problem.severity.rawValue)
      json.member("message", problem.message)
      json.member("place", problem.location.description)
      if let hint = problem.hint { json.member("hint", hint) }
    }
  }

  fileprivate mutating func optional(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }
}
