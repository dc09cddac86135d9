import DSSource
import Testing

/// Where declarations begin and end.
struct DeclarationTests {
  /// The declarations of a source as lines, those in types indented.
  private func outline(_ source: String) -> String {
    let bytes = Array(source.utf8)
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    func lines(_ declarations: [Declaration], _ indent: String) -> [String] {
      var all: [String] = []
      for declaration in declarations {
        let words = declaration.kind == .type ? declaration.header.joined(separator: " ") : text(declaration.range)
        var line = "\(indent)\(declaration.keyword) | \(words) |"
        for body in declaration.bodies { line += " {\(text(body))}" }
        if let value = declaration.initialValue { line += " = \(text(value))" }
        all.append(line)
        all += lines(declaration.members, indent + "  ")
      }
      return all
    }
    return lines(Declaration.all(in: source), "").joined(separator: "\n")
  }

  @Test func `types have members, and functions bodies`() {
    let found = outline(
      """
      import SwiftUI
      @MainActor public struct Badge<Label: View>: View, Sendable where Label: Equatable {
        @State private var isOn = false
        let title: String
        private(set) lazy var size: CGFloat = { 4 }()
        init?(_ title: String = { "a" }()) { self.title = title }
        var body: some View { Text(title) }
        static func == (left: Self, right: Self) -> Bool { true }
        enum Kind { case a, b(Int); case c }
      }
      """)
    #expect(
      found == """
        import | import SwiftUI |
        struct | Badge < Label : View > : View , Sendable where Label : Equatable |
          var | @State private var isOn = false | = false
          let | let title: String |
          var | private(set) lazy var size: CGFloat = { 4 }() | = { 4 }()
          init | init?(_ title: String = { "a" }()) { self.title = title } | {self.title = title}
          var | var body: some View { Text(title) } | {Text(title)}
          func | static func == (left: Self, right: Self) -> Bool { true } | {true}
          enum | Kind |
            case | case a, b(Int); |
            case | case c |
        """)
  }

  @Test func `accessors and observers are bodies of their own`() {
    let found = outline(
      """
      struct A {
        var a: Int { get { 1 } nonmutating set { print(newValue) } }
        var b = 2 { didSet { print(b) } }
        @ViewBuilder var c: some View { if a > 1 { Text("a") } else { Text("b") } }
        subscript(_ i: Int) -> Int { get { i } set(new) { print(new) } }
        var d, e: Int
        var f = 1, g = 2
        var h: [Int] { get async throws { [] } }
      }
      protocol P: AnyObject { var a: Int { get set }; func b() -> some View }
      """)
    #expect(
      found == """
        struct | A |
          var | var a: Int { get { 1 } nonmutating set { print(newValue) } } | {1} {print(newValue)}
          var | var b = 2 { didSet { print(b) } } | {print(b)} = 2
          var | @ViewBuilder var c: some View { if a > 1 { Text("a") } else { Text("b") } } | {if a > 1 { Text("a") } else { Text("b") }}
          subscript | subscript(_ i: Int) -> Int { get { i } set(new) { print(new) } } | {i} {print(new)}
          var | var d, e: Int |
          var | var f = 1, g = 2 |
          var | var h: [Int] { get async throws { [] } } | {[]}
        protocol | P : AnyObject |
          var | var a: Int { get set }; |
          func | func b() -> some View |
        """)
  }

  @Test func `directives separate declarations, and attributes begin them`() {
    let found = outline(
      """
      #if DEBUG && canImport(UIKit)
      @available(iOS 16, *) @_spi(Kit)
      public extension View { class func a() {} }
      #else
      typealias A = @MainActor () -> Void
      #endif
      final class B: NSObject { override class var x: Int { 1 } }
      @Observable class C {}
      #Preview("Title", traits: .sizeThatFitsLayout) {
        B()
      }
      actor D { nonisolated(unsafe) static var shared = D() }
      """)
    #expect(
      found == """
        extension | View |
          func | class func a() {} | {}
        typealias | typealias A = @MainActor () -> Void |
        class | B : NSObject |
          var | override class var x: Int { 1 } | {1}
        class | C |
        #Preview | #Preview("Title", traits: .sizeThatFitsLayout) { B() } | {B()}
        actor | D |
          var | nonisolated(unsafe) static var shared = D() | = D()
        """)
  }

  @Test func `an import of one declaration is an import`() {
    let found = outline(
      """
      import class Kit.Tide
      @preconcurrency import struct Kit.Wave
      import func Kit.ebb
      class Pier {}
      """)
    #expect(
      found == """
        import | import class Kit.Tide |
        import | @preconcurrency import struct Kit.Wave |
        import | import func Kit.ebb |
        class | Pier |
        """)
  }

  @Test func `words that begin declarations are names elsewhere`() {
    let found = outline(
      """
      struct A {
        var a = Shape.init(case: .let, var: \\.self)
        let b: (_ in: Int) -> any P = { x in let y = x; return y }
        func `class`(import: Int, for open: Int) { let final = 1; struct Inner {} }
        var c: Int { switch self { case .a: let z = 1; return z } }
      }
      """)
    #expect(found.split(separator: "\n").count == 5)
  }

  @Test func `a source that is cut off has what is whole`() {
    #expect(Declaration.all(in: "struct A { func b() {").map(\.keyword) == ["struct", "func"])
    #expect(Declaration.all(in: "}}}} let a = 1").map(\.name) == ["a"])
    #expect(
      Declaration.all(in: "@").isEmpty && Declaration.all(in: "#").isEmpty && Declaration.all(in: "var").count == 1)
  }
}
