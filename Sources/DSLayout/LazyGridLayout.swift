import DSGeometry
import DSNode

/// `LazyVGrid` and `LazyHGrid`: cells in lines across tracks whose lengths are found before the cells are asked.
///
/// The fixed tracks and all gaps are taken off the offer; the other tracks are offered equal shares of what is left,
/// from the first to the last, and keep within their bounds. The grid takes what it is offered across its axis, or what
/// its tracks take if that is more. It is placed by the same rules with its own length as the offer, so tracks may be
/// drawn longer than they were measured; SwiftUI does the same.
final class LazyGridLayout: LayoutItem {
  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
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

  /// The tracks for an offer, and their length with the gaps.
  private func tracks(_ offer: Double?) -> (tracks: [Track], length: Double) {
    let gaps = grid.tracks.map { $0.spacing ?? SpacingPreference.standard }
    var room = 0.0
    var open = 0
    if let offer {
      room = offer - gaps.dropLast().reduce(0, +)
      for track in grid.tracks {
        if case .fixed(let length) = track.size { room -= length } else { open += 1 }
      }
    }
    var tracks: [Track] = []
    var position = 0.0
    func add(_ length: Double, _ gap: Double, _ alignment: Alignment?) {
      tracks.append(Track(start: position, length: length, alignment: alignment))
      position += length + gap
    }
    var end = 0.0
    for (track, gap) in zip(grid.tracks, gaps) {
      switch track.size {
      case .fixed(let length): add(max(0, length), gap, track.alignment)
      case .flexible(let minimum, let maximum):
        let share = offer == nil ? minimum : max(0, room / Double(max(1, open)))
        let length = max(minimum, min(share, maximum))
        room -= length
        open -= 1
        add(length, gap, track.alignment)
      case .adaptive(let minimum, let maximum):
        let share = offer == nil ? minimum : max(0, room / Double(max(1, open)))
        let count = Self.count(share, least: minimum, gap: gap)
        let length = max(0, min((share - Double(count - 1) * gap) / Double(count), maximum))
        for _ in 0..<count { add(length, gap, track.alignment) }
        room -= Double(count) * length + Double(count - 1) * gap
        open -= 1
      }
      end = position - gap
    }
    return (tracks, max(0, end))
  }

  /// How many tracks of a least length fit; at least one, and no more than a picture could show.
  private static func count(_ room: Double, least: Double, gap: Double) -> Int {
    guard least + gap > 0, room.isFinite else { return 1 }
    return max(1, min(10_000, Int(((room + gap) / (least + gap)).rounded(.down))))
  }

  /// The gap before each line but the first.
  private func gap(before line: [LayoutItem], after earlier: [LayoutItem]) -> Double {
    if let spacing = grid.spacing { return spacing }
    guard grid.axis == .vertical else { return SpacingPreference.standard }
    return earlier.flatMap { upper in
      line.map { SpacingPreference.gap(above: upper.spacing.bottom, below: $0.spacing.top) }
    }.max() ?? SpacingPreference.standard
  }

  /// The lines of cells: one for each track, and a line of its own for a view that spans all tracks.
  private func lines(of count: Int) -> [[LayoutItem]] {
    var lines: [[LayoutItem]] = []
    var open = false
    for child in children {
      if child.cell.spansLine {
        lines.append([child])
        open = false
      } else if open, let last = lines.last, last.count < count {
        lines[lines.count - 1].append(child)
      } else {
        lines.append([child])
        open = true
      }
    }
    return lines
  }

  private struct Arrangement {
    var size = Size.zero
    var cells: [(item: LayoutItem, box: Rect, offer: ProposedSize, alignment: Alignment?)] = []
  }

  private func arrange(_ offer: Double?) -> Arrangement {
    let (tracks, length) = tracks(offer)
    var result = Arrangement()
    var position = 0.0
    var earlier: [LayoutItem]?
    for line in lines(of: max(1, tracks.count)) {
      if let earlier { position += gap(before: line, after: earlier) }
      let spans = line.first?.cell.spansLine == true
      let boxes = spans ? [Track(start: 0, length: max(offer ?? length, length))] : tracks
      let offers = zip(line, boxes).map { _, track in
        ProposedSize(axis: across, major: track.length, minor: nil)
      }
      let depth = zip(line, offers).map { $0.size($1)[grid.axis] }.max() ?? 0
      for (index, item) in line.enumerated() where index < boxes.count {
        var box = Rect(size: .zero)
        box.origin =
          grid.axis == .vertical
          ? Point(x: boxes[index].start, y: position) : Point(x: position, y: boxes[index].start)
        box.size[across] = boxes[index].length
        box.size[grid.axis] = depth
        result.cells.append((item, box, offers[index], spans ? Alignment.center : boxes[index].alignment))
      }
      position += depth
      earlier = line
    }
    result.size[across] = offer.map { $0.isFinite ? max($0, length) : length } ?? length
    result.size[grid.axis] = position
    // Tracks that leave room stand in it by the grid's guide; too long ones begin where the grid does.
    let fraction =
      across == .horizontal ? grid.alignment.horizontal.fraction : grid.alignment.vertical.fraction
    let shift = max(0, result.size[across] - length) * fraction
    for index in result.cells.indices where !result.cells[index].item.cell.spansLine {
      if across == .horizontal {
        result.cells[index].box.origin.x += shift
      } else {
        result.cells[index].box.origin.y += shift
      }
    }
    return result
  }

  override func measure(_ proposal: ProposedSize) -> Size { arrange(proposal[across]).size }

  override func placed(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let arrangement = arrange(size[across])
    let placed = arrangement.cells.map { cell -> PlacedNode in
      let alignment = cell.alignment ?? Alignment.center
      let horizontal = Modifier.Guide.horizontal(alignment.horizontal)
      let vertical = Modifier.Guide.vertical(alignment.vertical)
      let origin = Point(
        x: cell.box.minX + horizontal.position(in: cell.box.size) - cell.item.guide(horizontal, cell.offer),
        y: cell.box.minY + vertical.position(in: cell.box.size) - cell.item.guide(vertical, cell.offer))
      return cell.item.placed(cell.offer).moved(to: origin, in: size.width, direction)
    }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction,
      children: drawingOrder(arrangement.cells.map(\.item), placed))
  }
}
