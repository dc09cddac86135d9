import DSDiagnostics
import TestFolder
import Testing

@testable import DSSyntax

@Suite struct PackedSyntaxTests {
  /// A value of up to a few levels, with texts, places and numbers of all lengths.
  private func node(_ generator: inout SeededGenerator, depth: Int = 0) -> SyntaxNode {
    let kind: SyntaxNode.Kind
    switch Int.random(in: 0...(depth < 4 ? 3 : 1), using: &generator) {
    case 0: kind = .scalar(text(&generator), quoted: false)
    case 1: kind = .scalar(text(&generator), quoted: true)
    case 2:
      kind = .array((0..<Int.random(in: 0...4, using: &generator)).map { _ in node(&generator, depth: depth + 1) })
    default:
      kind = .object(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in member(&generator, depth: depth + 1) })
    }
    return SyntaxNode(kind, at: place(&generator))
  }

  private func member(_ generator: inout SeededGenerator, depth: Int = 0) -> SyntaxNode.Member {
    SyntaxNode.Member(
      key: text(&generator), location: place(&generator), value: node(&generator, depth: depth),
      replaces: Bool.random(using: &generator) ? place(&generator) : nil)
  }

  private func text(_ generator: inout SeededGenerator) -> String {
    let count = [0, 1, 15, 16, 127, 128, 300][Int.random(in: 0..<7, using: &generator)]
    let letters = Array("aé漢😀\0\n\u{301}")
    return String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
  }

  private func place(_ generator: inout SeededGenerator) -> DSDiagnostics.SourceLocation {
    let numbers = [0, 1, 127, 128, 16_383, 16_384, Int(Int32.max)]
    return DSDiagnostics.SourceLocation(
      file: ["a.yaml", "", "folder/b.json"][Int.random(in: 0..<3, using: &generator)],
      line: numbers[Int.random(in: 0..<7, using: &generator)],
      column: numbers[Int.random(in: 0..<7, using: &generator)])
  }

  @Test func `a value is what it was before it was packed`() {
    var generator = SeededGenerator(state: 3)
    for _ in 0..<rounds(300) {
      let value = node(&generator)
      #expect(PackedSyntax(value).node == value)
      let members = (0..<Int.random(in: 0...3, using: &generator)).map { _ in member(&generator) }
      #expect(Array(PackedMembers(members)) == members)
    }
  }

  @Test func `values are equal packed where they are equal`() {
    var generator = SeededGenerator(state: 4)
    let values = (0..<40).map { _ in node(&generator) }
    for first in values {
      for second in values { #expect((PackedSyntax(first) == PackedSyntax(second)) == (first == second)) }
    }
  }
}
