import DSGeometry
import DSNode
public import DSView
public import Foundation

public import enum DSView.LayoutDirection

extension Text {
  /// A text in its lines, as a renderer gets it.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: Source
    let lines: [TextLine]

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { Line(layout: self, index: index) }

    /// Whether characters were cut.
    public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

    public static func == (a: Layout, b: Layout) -> Bool { a.source === b.source && a.lines == b.lines }

    /// The text that the lines are of, and the size that it has.
    final class Source {
      let node: DSNode
      let size: CGSize
      /// The marks of each span.
      let attributes: [[any TextAttribute]]

      init(_ node: DSNode, _ size: CGSize, _ attributes: [[any TextAttribute]]) {
        (self.node, self.size, self.attributes) = (node, size, attributes)
      }
    }

    /// A character's place in the text.
    /// - Partial: glyphs are counted, line by line from the left.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let number: Int
      public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
      public func distance(to other: Self) -> Int { other.number - number }
      public func advanced(by count: Int) -> Self { Self(number: number + count) }
    }

    /// How far letters reach, and their position.
    public struct TypographicBounds: Equatable, Sendable {
      /// The beginning of the baseline.
      public var origin: CGPoint = .zero
      /// The width.
      public var width: CGFloat = 0
      /// How far letters reach above the baseline.
      public var ascent: CGFloat = 0
      /// How far letters reach below the baseline.
      public var descent: CGFloat = 0
      /// The spacing between two lines.
      public var leading: CGFloat = 0

      /// Nothing.
      public init() {}

      /// The rectangle around the letters.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How parts of a text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt32
      /// Options of bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs are drawn exactly where they are put.
      /// - Ignored: glyphs are placed at quarters of a pixel, or exactly if they are rotated or scaled.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// One line.
    public struct Line: RandomAccessCollection, Equatable {
      let layout: Layout
      let index: Int
      var line: TextLine { layout.lines[index] }

      public var startIndex: Int { 0 }
      public var endIndex: Int { line.runs.count }
      public subscript(index: Int) -> Run { Run(line: self, number: index) }

      /// The beginning of the line's baseline.
      public var origin: CGPoint {
        get { CGPoint(x: line.rect.minX, y: line.baseline) }
        set {}
      }

      /// How far the line's letters reach.
      public var typographicBounds: TypographicBounds {
        TypographicBounds.around(map(\.typographicBounds), at: origin)
      }
    }

    /// Letters of one font and style in a line.
    public struct Run: RandomAccessCollection, Equatable {
      let line: Line
      let number: Int
      var run: TextLine.Run { line.line.runs[number] }

      public var startIndex: Int { 0 }
      public var endIndex: Int { run.edges.count }
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// The mark of a kind that the letters have; nil for none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        let attributes = line.layout.source.attributes
        guard attributes.indices.contains(run.span) else { return nil }
        return attributes[run.span].lazy.compactMap { $0 as? T }.first
      }

      /// The direction in which the letters run.
      /// - Partial: always left to right, because letters are counted from the left in both directions.
      public var layoutDirection: LayoutDirection { .leftToRight }

      /// How far the letters reach.
      public var typographicBounds: TypographicBounds { self[0..<endIndex].typographicBounds }

      /// The letters' places in the text.
      public var characterIndices: [CharacterIndex] { self[0..<endIndex].characterIndices }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run.
      public var run: Run
      /// Which of the run's letters.
      public var indices: Range<Int>

      /// Some letters of a run.
      public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      /// The mark of a kind that the letters have; nil for none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      /// How far the letters reach.
      public var typographicBounds: TypographicBounds {
        var bounds = TypographicBounds()
        let edges = run.run.edges[indices]
        let start = edges.map(\.lowerBound).min() ?? run.line.line.rect.minX
        bounds.origin = CGPoint(x: start, y: run.line.line.baseline)
        bounds.width = CGFloat((edges.map(\.upperBound).max() ?? start) - start)
        bounds.ascent = CGFloat(run.run.ascent)
        bounds.descent = CGFloat(run.run.descent)
        bounds.leading = CGFloat(run.run.leading)
        return bounds
      }

      /// The letters' places in the text.
      public var characterIndices: [CharacterIndex] {
        let before = run.line.layout.lines[..<run.line.index].reduce(0) {
          $0 + $1.runs.reduce(0) { $0 + $1.edges.count }
        }
        return indices.map { CharacterIndex(number: before + run.run.firstPiece + $0) }
      }

      var part: TextNode.Part {
        let first = run.run.firstPiece
        return TextNode.Part(
          line: run.line.index, pieces: (first + indices.lowerBound)..<(first + indices.upperBound))
      }
    }
  }
}

extension Text.Layout.TypographicBounds {
  /// The bounds of neighbours on one baseline.
  static func around(_ parts: [Self], at origin: CGPoint) -> Self {
    var bounds = Self()
    bounds.origin = origin
    for part in parts {
      bounds.width = max(bounds.width, part.origin.x + part.width - origin.x)
      bounds.ascent = max(bounds.ascent, part.ascent)
      bounds.descent = max(bounds.descent, part.descent)
      bounds.leading = max(bounds.leading, part.leading)
    }
    return bounds
  }
}
