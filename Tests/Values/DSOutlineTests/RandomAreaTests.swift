import DSGeometry
import DSOutline
import TestRandom
import Testing

struct RandomAreaTests {
  private static let operations: [(AreaOperation, @Sendable (Bool, Bool) -> Bool)] = [
    (.union, { $0 || $1 }), (.intersection, { $0 && $1 }), (.subtraction, { $0 && !$1 }), (.difference, { $0 != $1 }),
  ]

  /// Expects that the four operations on two outlines enclose the points that their definitions say, and that their areas
  /// add up.
  private func expectDefinition(_ a: Path, _ b: Path, evenOdd: Bool, _ random: inout SeededRandom) {
    func isInside(_ turns: Int) -> Bool { evenOdd ? !turns.isMultiple(of: 2) : turns != 0 }
    let results = Self.operations.map { $0.0.outline(a, b, evenOdd: evenOdd) }
    let areas = results.map(\.area)
    let (first, second) = (normal(a, evenOdd).area, normal(b, evenOdd).area)
    #expect(isClose(areas[0] + areas[1], first + second), "\(areas) of \(first) and \(second)")
    #expect(isClose(areas[1] + areas[2], first), "\(areas) of \(first)")
    #expect(isClose(areas[3], areas[0] - areas[1]), "\(areas)")
    for result in results {
      // What comes back is the same by either rule: by the one that was not asked for, too.
      #expect(isClose(normal(result, !evenOdd).area, result.area))
    }
    for _ in 0..<30 {
      let point = random.point()
      guard let x = a.reference(around: point), let y = b.reference(around: point) else { continue }
      for ((_, wanted), result) in zip(Self.operations, results) {
        let isWanted = wanted(isInside(x), isInside(y))
        guard let turns = result.reference(around: point, clearance: 0) else { continue }
        #expect((turns != 0) == isWanted && !turns.isMultiple(of: 2) == isWanted, "\(point) of \(result.text)")
        #expect(result.turns(around: point) == turns)
      }
    }
  }

  private func normal(_ path: Path, _ evenOdd: Bool) -> Path {
    AreaOperation.union.outline(path, Path(), evenOdd: evenOdd)
  }

  @Test(arguments: 0..<60) func `polygons on a grid have the areas of the definition`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let (a, b) = (random.polygon(), random.polygon())
    expectDefinition(a, b, evenOdd: seed.isMultiple(of: 2), &random)
  }

  @Test(arguments: 0..<24) func `outlines of all kinds have the areas of the definition`(seed: Int) {
    var random = SeededRandom(seed: 1000 + seed)
    let (a, b) = (random.outline(), random.outline())
    expectDefinition(a, seed.isMultiple(of: 8) ? a : b, evenOdd: seed.isMultiple(of: 2), &random)
  }

  @Test(arguments: 0..<8) func `outlines that run along one another have the areas of the definition`(seed: Int) {
    var random = SeededRandom(seed: 2000 + seed)
    let (a, b) = (random.outline(), random.outline())
    // The second outline is a part of the first one, and shares its edges.
    let part = AreaOperation.intersection.outline(a, b, evenOdd: false)
    expectDefinition(a, part, evenOdd: false, &random)
  }

  @Test(arguments: 0..<8) func `the order of two outlines does not matter where their operation has none`(seed: Int) {
    var random = SeededRandom(seed: 3000 + seed)
    let (a, b) = (random.outline(), random.outline())
    for operation in [AreaOperation.union, .intersection, .difference] {
      let (one, other) = (operation.outline(a, b, evenOdd: false), operation.outline(b, a, evenOdd: false))
      #expect(isClose(one.area, other.area, 1e-3) && one.contours.count == other.contours.count)
    }
  }

  @Test(arguments: 0..<20) func `what is twice as large or stands elsewhere has the same outline there`(seed: Int) {
    var random = SeededRandom(seed: 4000 + seed)
    let (a, b) = (random.polygon(), random.polygon())
    for (operation, _) in Self.operations {
      let plain = operation.outline(a, b, evenOdd: true)
      // The cells of the grid are a power of two wide, so that this is exact.
      #expect(operation.outline(a.scaled(4), b.scaled(4), evenOdd: true) == plain.scaled(4))
      let moved = operation.outline(a.moved(64, -32), b.moved(64, -32), evenOdd: true)
      #expect(isClose(moved.area, plain.area, 1e-3) && moved.contours.count == plain.contours.count)
    }
  }

  @Test(arguments: 0..<5) func `outlines of three are the same whichever two are joined first`(seed: Int) {
    var random = SeededRandom(seed: 5000 + seed)
    let (a, b, c) = (random.outline(), random.outline(), random.outline())
    for operation in [AreaOperation.union, .intersection] {
      func join(_ x: Path, _ y: Path) -> Path { operation.outline(x, y, evenOdd: false) }
      #expect(isClose(join(join(a, b), c).area, join(a, join(b, c)).area, 0.05))
    }
  }
}
