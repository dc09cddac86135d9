/// Groups differing pixels into a few rectangles that a reviewer looks at one by one.
///
/// 1. The picture is divided into square tiles; each keeps the tight rectangle of its differing pixels.
/// 2. Tiles that touch, corners included, are one region; its rectangle is around those of its tiles.
/// 3. Rectangles that overlap are joined.
/// 4. If there are more than `Difference.mostRegions`, all is done again with tiles of twice the size.
struct ChangedRegions {
  /// Columns and rows of a tile at first.
  static let smallestTile = 16

  private struct Tile {
    var pixels = 0
    var minX = Int.max
    var minY = Int.max
    var maxX = Int.min
    var maxY = Int.min

    var rect: PixelRect { PixelRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1) }

    mutating func add(_ other: Tile) {
      pixels += other.pixels
      (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
      (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
    }
  }

  private var tiles: [Tile]
  private var columns: Int
  private var rows: Int

  /// No differing pixel yet, in a picture of a size.
  init(width: Int, height: Int) {
    columns = (width + Self.smallestTile - 1) / Self.smallestTile
    rows = (height + Self.smallestTile - 1) / Self.smallestTile
    tiles = Array(repeating: Tile(), count: columns * rows)
  }

  /// Adds differing pixels from column `x` on, `count` of them in one row.
  mutating func add(x: Int, y: Int, count: Int) {
    var left = x
    while left < x + count {
      let column = left / Self.smallestTile
      let end = min(x + count, (column + 1) * Self.smallestTile)
      tiles[y / Self.smallestTile * columns + column].add(
        Tile(pixels: end - left, minX: left, minY: y, maxX: end - 1, maxY: y))
      left = end
    }
  }

  /// Adds the differing pixels of a row, a number for every tile in which bit n stands for its nth column; gives how many
  /// they are.
  mutating func add(_ marks: ArraySlice<UInt16>, y: Int) -> Int {
    let start = y / Self.smallestTile * columns
    var count = 0
    for (column, mark) in marks.enumerated() where mark != 0 {
      let left = column * Self.smallestTile
      tiles[start + column].add(
        Tile(
          pixels: mark.nonzeroBitCount, minX: left + mark.trailingZeroBitCount, minY: y,
          maxX: left + Self.smallestTile - 1 - mark.leadingZeroBitCount, maxY: y))
      count += mark.nonzeroBitCount
    }
    return count
  }

  /// The regions, sorted from top to bottom, then from left to right.
  consuming func regions() -> [Difference.Region] {
    while true {
      let found = Self.joinedWhereOverlapping(components())
      if found.count <= Difference.mostRegions {
        return found.map { Difference.Region(rect: $0.rect, pixels: $0.pixels) }
          .sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
      }
      coarsen()
    }
  }

  /// The connected groups of tiles that differ.
  private func components() -> [Tile] {
    var found: [Tile] = []
    var seen = [Bool](repeating: false, count: tiles.count)
    for start in tiles.indices where tiles[start].pixels > 0 && !seen[start] {
      var group = Tile()
      var waiting = [start]
      seen[start] = true
      while let index = waiting.popLast() {
        group.add(tiles[index])
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) {
            let neighbour = y * columns + x
            if tiles[neighbour].pixels > 0 && !seen[neighbour] {
              seen[neighbour] = true
              waiting.append(neighbour)
            }
          }
        }
      }
      found.append(group)
      // Far too many: the caller goes on with larger tiles anyway.
      if found.count > 64 * Difference.mostRegions { break }
    }
    return found
  }

  private static func joinedWhereOverlapping(_ groups: [Tile]) -> [Tile] {
    if groups.count > 16 * Difference.mostRegions { return groups }
    var joined: [Tile] = []
    for group in groups {
      var merged = group
      while let index = joined.firstIndex(where: { $0.rect.overlaps(merged.rect) }) {
        merged.add(joined.remove(at: index))
      }
      joined.append(merged)
    }
    return joined
  }

  /// Makes one tile of every two by two.
  private mutating func coarsen() {
    let (newColumns, newRows) = ((columns + 1) / 2, (rows + 1) / 2)
    var coarse = Array(repeating: Tile(), count: newColumns * newRows)
    for (index, tile) in tiles.enumerated() where tile.pixels > 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      coarse[row / 2 * newColumns + column / 2].add(tile)
    }
    (tiles, columns, rows) = (coarse, newColumns, newRows)
  }
}
