import DSDiagnostics
import DSGeometry
import DSNode

/// `LazyVGrid`, `LazyHGrid` and the lazy stacks: cells in lines across tracks whose lengths are found before the cells
/// are asked.
///
/// The fixed tracks and all gaps are taken off the offer; the other tracks are offered equal shares of what is left,
/// from the first to the last, and keep within their bounds. The grid takes what it is offered across its axis, or what
/// its tracks take if that is more. It is placed by the same rules with its own length as the offer, so tracks may be
/// drawn longer than they were measured; SwiftUI does the same. Along the axis cells are offered nothing while they are
/// measured, and the length of their line once they are placed. They are aligned in their box by fractions of it: their
/// own guides are ignored.
final class LazyGridLayout: LayoutItem {
  private struct Track {
    var start: Double
    var length: Double
    /// The fractions of the track's box and of a cell that lie on one another.
    var anchor: UnitPoint
  }

  private struct Line {
    var items: [LayoutItem]
    var tracks: [Track]
    /// The gap to the line before.
    var gap = 0.0
    /// The length along the grid's axis.
    var length = 0.0
  }

  private struct Arrangement {
    var lines: [Line] = []
    var size = Size.zero
  }

  private let grid: LazyGridNode
  private let children: [LayoutItem]
  /// The axis across which the tracks lie: horizontal for columns.
  private let across: Axis

  init(_ grid: LazyGridNode, children: [LayoutItem], direction: LayoutDirection) {
    self.grid = grid
    self.children = children
    across = grid.axis.crossed
    super.init(direction: direction)
  }

  /// The alignment, as a fraction, of tracks in space they leave, and of cells in tracks that have no alignment.
  private var fraction: Double {
    across == .horizontal ? grid.alignment.horizontal.fraction : grid.alignment.vertical.fraction
  }

  private func anchor(_ alignment: Alignment?) -> UnitPoint {
    if let alignment { return UnitPoint(x: alignment.horizontal.fraction, y: alignment.vertical.fraction) }
    return across == .horizontal ? UnitPoint(x: fraction, y: 0.5) : UnitPoint(x: 0.5, y: fraction)
  }

  /// The tracks for a length of the grid, and the length that they take, or that length if it is more.
  private func tracks(_ whole: Double) -> (tracks: [Track], length: Double) {
    let gaps = grid.tracks.map { $0.spacing ?? SpacingPreference.standard }
    var room = whole - gaps.dropLast().reduce(0, +)
    var open = 0
    for track in grid.tracks {
      if case .fixed(let length) = track.size { room -= length } else { open += 1 }
    }
    var tracks: [Track] = []
    var position = 0.0
    for (track, gap) in zip(grid.tracks, gaps) {
      let anchor = anchor(track.alignment)
      switch track.size {
      case .fixed(let length):
        tracks.append(Track(start: position, length: length, anchor: anchor))
        position += length + gap
      case .flexible(let minimum, let maximum):
        let length = min(max(max(room, 0) / Double(open), minimum), max(minimum, maximum))
        tracks.append(Track(start: position, length: length, anchor: anchor))
        room -= length
        open -= 1
        position += length + gap
      case .adaptive(let minimum, let maximum):
        let share = max(room, 0) / Double(open)
        let count = Self.count(share, least: minimum, gap: gap)
        let gapsInside = gap * Double(count - 1)
        let length = min((share - gapsInside) / Double(count), maximum)
        for index in 0..<count {
          tracks.append(Track(start: position + Double(index) * (length + gap), length: length, anchor: anchor))
        }
        let taken = length * Double(count) + gapsInside
        room -= taken
        open -= 1
        position += taken + gap
      }
    }
    let end = position - (gaps.last ?? 0)
    // Tracks that leave space are aligned in it by the grid's guide; too long ones begin where the grid does.
    if end < whole {
      for index in tracks.indices { tracks[index].start += (whole - end) * fraction }
    }
    return (tracks, max(whole, end))
  }

  /// How many tracks of a least length fit; at least one, at most `Limits.gridTracks`.
  private static func count(_ room: Double, least: Double, gap: Double) -> Int {
    guard least + gap > 0, room.isFinite else { return 1 }
    let count = max(((room - least) / (least + gap)).rounded(.down), 0) + 1
    if count <= Double(Limits.gridTracks) { return Int(count) }
    ReachedLimits.warn(
      "too-many-tracks",
      "\(count.text(digits: 0)) tracks of an adaptive item fit in a lazy grid: \(Limits.gridTracks) are laid out",
      hint: "give the item a larger minimum")
    return Limits.gridTracks
  }

  /// The length where nothing is offered across: the ideal lengths of the first cells, one for each description.
  private var idealLength: Double {
    var length = 0.0
    for (index, track) in grid.tracks.enumerated() where index < children.count {
      length += children[index].size(.unspecified)[across]
      if index < grid.tracks.count - 1 { length += track.spacing ?? SpacingPreference.standard }
    }
    return length
  }

  /// The lines of cells: one for each track, and a separate line for a view that spans all tracks.
  private func lines(_ tracks: [Track], in length: Double) -> [Line] {
    var lines: [Line] = []
    var open = false
    for child in children {
      if child.cell.spansLine {
        lines.append(Line(items: [child], tracks: [Track(start: 0, length: length, anchor: anchor(nil))]))
        open = false
      } else if open, let last = lines.last, last.items.count < tracks.count {
        lines[lines.count - 1].items.append(child)
      } else {
        lines.append(Line(items: [child], tracks: tracks))
        open = true
      }
    }
    return lines
  }

  /// The gap between two lines: the widest that a cell wants to the one before it in its track.
  private func gap(before line: Line, after earlier: Line) -> Double {
    func gap(_ index: Int) -> Double? {
      let whole = earlier.items[0].cell.spansLine
      guard whole || index < earlier.items.count else { return nil }
      let predecessor = earlier.items[whole ? 0 : index]
      return grid.spacing ?? SpacingPreference.gap(predecessor.spacing, line.items[index].spacing, along: grid.axis)
    }
    let gaps = line.items.indices.compactMap(gap)
    return grid.isStack ? gaps.first ?? 0 : gaps.reduce(0, max)
  }

  private func arrange(_ offer: Double?) -> Arrangement {
    let whole = offer ?? idealLength
    // Without space there are no tracks; with infinite space only a stack has one.
    guard whole > 0, whole.isFinite || grid.isStack, !grid.tracks.isEmpty else { return Arrangement() }
    let (tracks, length) = tracks(whole)
    var result = Arrangement()
    result.lines = lines(tracks, in: length)
    result.size[across] = length
    for index in result.lines.indices {
      var line = result.lines[index]
      if index > 0 { line.gap = gap(before: line, after: result.lines[index - 1]) }
      line.length = zip(line.items, line.tracks).reduce(0) { longest, cell in
        let (item, track) = cell
        return max(longest, item.size(ProposedSize(axis: across, major: track.length, minor: nil))[grid.axis])
      }
      result.size[grid.axis] += line.gap + line.length
      result.lines[index] = line
    }
    return result
  }

  override func measure(_ proposal: ProposedSize) -> Size { arrange(proposal[across]).size }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    var position = 0.0
    var items: [LayoutItem] = []
    var placed: [PlacedNode] = []
    for line in arrange(size[across]).lines {
      position += line.gap
      for (item, track) in zip(line.items, line.tracks) {
        let offer = ProposedSize(axis: across, major: track.length, minor: line.length)
        let inner = item.size(offer)
        let box =
          across == .horizontal
          ? Rect(x: track.start, y: position, width: track.length, height: line.length)
          : Rect(x: position, y: track.start, width: line.length, height: track.length)
        let origin = Point(
          x: box.minX + (box.width - inner.width) * track.anchor.x,
          y: box.minY + (box.height - inner.height) * track.anchor.y)
        items.append(item)
        placed.append(item.placed(offer).moved(to: origin, in: size.width, direction))
      }
      position += line.length
    }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction, children: drawingOrder(items, placed))
  }
}
