package import DSCascade
import DSGeometry
import DSJSON

/// How a token differs from a base.
package struct ChangedToken: Sendable {
  /// The values in a context.
  package struct Value: Sendable {
    /// The context, such as `scheme dark`; empty for all.
    package var context: String
    /// The value in the base; nil for none.
    package var before: TokenValue?
    /// The value now; nil for none.
    package var after: TokenValue?
  }

  /// Its name in the base, if it was renamed.
  package var formerName: String?
  /// The contexts in which the values differ.
  package var values: [Value]

  /// A changed token.
  package init(formerName: String? = nil, values: [Value]) { (self.formerName, self.values) = (formerName, values) }

  /// Members `was`, and `v` with `x` the context, `b` before, `a` after, `e` the difference of two colours, and `w` and `k`
  /// their contrasts on white and on black.
  func write(to json: inout JSONWriter) {
    if let formerName { json.member("was", formerName) }
    json.key("v")
    json.array { json in
      for value in values {
        json.object { json in
          json.member("x", value.context)
          json.key("b")
          json.object { $0.members(of: value.before) }
          json.key("a")
          json.object { $0.members(of: value.after) }
          if case .color(let old)? = value.before, case .color(let new)? = value.after {
            json.key("e")
            json.value(old.difference(to: new), digits: 1)
          }
          for (name, ground) in [("w", Color(hex: 0xFFFFFF)), ("k", Color(hex: 0))] {
            json.key(name)
            json.array { json in
              for side in [value.before, value.after] {
                if case .color(let color)? = side {
                  json.value(color.contrast(on: ground), digits: 2)
                } else {
                  json.null()
                }
              }
            }
          }
        }
      }
    }
  }
}
