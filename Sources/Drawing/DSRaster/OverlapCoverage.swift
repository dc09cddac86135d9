import DSGeometry

/// The coverage of an outline whose contours overlap, as those of variable fonts do, by the non-zero rule.
///
/// Signed areas count an edge twice where two contours share it within a pixel. Here each row of pixels is cut into 32
/// lines, each at the middle of its height; on a line the inside is exact (Foley, van Dam, Feiner and Hughes, "Computer
/// Graphics: Principles and Practice", section 3.6).
struct OverlapCoverage {
  /// Lines a row of pixels is cut into: an edge along them is exact to 1/64 of a pixel.
  private static let linesPerRow = 32

  /// Where an edge meets a line.
  private struct Crossing {
    var x = 0.0
    var direction = 0
  }

  /// An edge of the outline.
  struct Edge {
    let from: Point
    let to: Point
  }

  private let width: Int
  private let height: Int
  /// The crossings of all lines, line by line, from the left; those of line i begin at `starts[i]`.
  private var crossings: [Crossing] = []
  private var starts: [Int]

  /// The crossings of edges with the lines of a picture; what lies to the left or right of it is moved to its edge.
  init(_ edges: [Edge], width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    starts = [Int](repeating: 0, count: height * Self.linesPerRow + 1)
    let right = Double(width)
    for edge in edges { for line in lines(of: edge) { starts[line + 1] += 1 } }
    for line in 1..<starts.count { starts[line] += starts[line - 1] }
    crossings = [Crossing](repeating: Crossing(), count: starts[starts.count - 1])
    var ends = starts
    for edge in edges {
      let slope = (edge.to.x - edge.from.x) / (edge.to.y - edge.from.y)
      for line in lines(of: edge) {
        let y = (Double(line) + 0.5) / Double(Self.linesPerRow)
        let x = min(max(edge.from.x + (y - edge.from.y) * slope, 0), right)
        var place = ends[line]
        while place > starts[line] && crossings[place - 1].x > x {
          crossings[place] = crossings[place - 1]
          place -= 1
        }
        crossings[place] = Crossing(x: x, direction: edge.from.y < edge.to.y ? 1 : -1)
        ends[line] += 1
      }
    }
  }

  /// The lines that an edge crosses: those whose middle is at or below its upper end and above its lower one.
  private func lines(of edge: Edge) -> Range<Int> {
    func line(_ y: Double) -> Int {
      Int((min(max(y, 0), Double(height)) * Double(Self.linesPerRow) - 0.5).rounded(.up))
    }
    let (top, base) = (line(min(edge.from.y, edge.to.y)), line(max(edge.from.y, edge.to.y)))
    return top..<max(top, base)
  }

  /// The coverage of every pixel.
  func mask() -> AlphaMask {
    let mask = AlphaMask(width: width, height: height)
    for y in 0..<height {
      // The area of each pixel, and the change of what all pixels from one on have in addition.
      var areas = [Double](repeating: 0, count: width + 1)
      var changes = [Double](repeating: 0, count: width + 2)
      for line in y * Self.linesPerRow..<(y + 1) * Self.linesPerRow {
        var winding = 0
        for index in starts[line]..<starts[line + 1] {
          if winding != 0 { add(crossings[index - 1].x, crossings[index].x, &areas, &changes) }
          winding += crossings[index].direction
        }
      }
      let row = mask.row(y)
      var whole = 0.0
      for x in 0..<width {
        whole += changes[x]
        row[x] = UInt8(min(max((areas[x] + whole) / Double(Self.linesPerRow), 0), 1) * 255 + 0.5)
      }
    }
    return mask
  }

  private func add(_ left: Double, _ right: Double, _ areas: inout [Double], _ changes: inout [Double]) {
    let (first, last) = (Int(left), Int(right))
    if first == last {
      areas[first] += right - left
      return
    }
    areas[first] += Double(first + 1) - left
    areas[last] += right - Double(last)
    changes[first + 1] += 1
    changes[last] -= 1
  }
}
