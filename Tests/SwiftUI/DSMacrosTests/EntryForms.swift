// swift-format-ignore-file
// The awkward forms are what this file is for.
public import SwiftUI

/// A class, so that a default's identity can be compared.
final class Store: @unchecked Sendable {
  let title: String
  init(_ title: String = "var let { = }") { self.title = title }
}

public struct Palette: Equatable, Sendable {
  var shades: [String: [Int]] = [:]
  static func light(_ make: () -> Int = { 1 }) -> Palette { Palette(shades: ["light": [make()]]) }
}

struct Pair<First: Sendable, Second: Sendable>: Sendable {
  var first: First
  var second: Second
}

// The forms that a declaration may have; the names say what is awkward about each.
extension EnvironmentValues {
  @Entry var plain = 3
  @Entry var typed: Double = 2.5
  @Entry var optional: String?
  @Entry var unwrapped: Int!
  @Entry var sugared: [String: [Int?]] = ["a": [1, nil]]
  /// A comment that says var x: Int = 1 and `let`, "quote and { bracket.
  /* var y /* nested = "open */ still */
  @Entry public var documented: Palette = .light()  // a trailing comment with } and "
  @Entry
  var
    spread
    :
      Palette
      =
      .light {
        // } in a closure
        7
      } /* behind */
  @Entry var function: @Sendable (Int, (Int) -> Int) -> [Int?] = { number, change in [change(number), nil] }
  @Entry var optionalFunction: (@Sendable (Int) -> Int?)?
  @Entry var nested: Pair<@Sendable (Int) -> Bool, Pair<Int, [String]>>? = nil
  @Entry var nestedWithoutValue: Pair<@Sendable (Int) -> Bool, Int>?
  @Entry var called: Int = { `let` in
    5 + `let`
  }(1)
  @Entry var `default`: String = "backticks"
  @Entry var `in` = true
  @Entry var raw: String = #"a "quoted" \(not) { \#("inter" + #"po"lated"#) }"#
  @Entry var multiline: String = """
    var a = { "one" } \("two \("three }")")
    // not a comment
    """
  @Entry var escaped: String = "\"}\\"
  @Entry internal var tuple: (left: Int, right: String) = (1, "=")
  @available(*, deprecated, message: "use var plain: Int = { 3 }")
  @Entry var old: Int = 4
  @Entry @MainActor var isolated: Int = 6
  @available(iOS 17, macOS 14, *) @Entry fileprivate(set) var restricted: [Int] = [1, 2].map { $0 == 2 ? 1 : $0 }
  @Entry var store: Store = Store()
  @Entry var existential: any Sendable = "any"
  @Entry var ünïcode: String = "é→"
  @Entry var generic = Pair<Int, Dictionary<String, Int>>(first: 1, second: ["a": 2])
  @Entry var one: Int = 1; @Entry var two: Int = 2
}

public extension EnvironmentValues { @Entry var published: Int = 8 }

@available(iOS 17, *)
extension SwiftUI.EnvironmentValues /* { */ {
  @Entry var qualified: Bool = 1 == 1
}
