package import DSDiagnostics
package import DSGeometry
import DSLayout
package import DSNode
import DSResolve
import DSText

/// A view's place, for reports of frames.
///
/// Lengths are points; rectangles are those of the root, whose corner is that of the container.
package struct ViewFrame: Hashable, Sendable {
  /// The places of the view and of those around it among their siblings, such as `0.2.1`; empty for the root.
  package var path: String
  /// SwiftUI's name of the view or modifier.
  package var kind: String
  /// The name of the element or component.
  package var name: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The characters of a text.
  package var text: String?
  /// What assistive technology is given of the views inside, if a modifier or a control defines it.
  package var accessibility: AccessibilityNode?
  /// Where the view is written, as `file:line:column`.
  package var location: String
  /// The size that the view was offered.
  package var offer: ProposedLengths
  /// The rectangle as layout gave it, fractional.
  package var frame: Rect
  /// The rectangle with its edges on the pixel grid.
  package var rounded: Rect
  /// The first and the last text baseline, from the root's top; nil if no text sets them.
  package var baselines: [Double]?
  /// Whether the size of the text was guessed, because it was not among the recorded ones.
  package var isEstimated: Bool
  /// The views inside, the rearmost first.
  package var children: [ViewFrame]

  /// A size of which each length may be left open.
  package struct ProposedLengths: Hashable, Sendable {
    /// The lengths in points; nil for an open length.
    package var width, height: Double?
  }
}

/// The frames of one tree of views.
package struct FrameTree: Hashable, Sendable {
  /// The shot or scenario.
  package var id: String
  /// The size of the container; where it was left open, the root's own.
  package var container: Size
  /// Device pixels per point.
  package var scale: Double
  /// The direction at the root.
  package var direction: LayoutDirection
  /// The profile; nil for none.
  package var profile: ProfileName?
  /// The views.
  package var root: ViewFrame
  /// What was noticed on the way and may make frames differ, such as a modifier that is ignored.
  package var warnings: [Diagnostic] = []

  /// Every view that has an accessibility identifier, or else a name, in the order of the tree.
  package var named: [(name: String, view: ViewFrame)] {
    var found: [(name: String, view: ViewFrame)] = []
    func walk(_ view: ViewFrame) {
      if let name = view.identifier ?? view.name { found.append((name, view)) }
      view.children.forEach(walk)
    }
    walk(root)
    return found
  }

  /// The same with names that come once: where a name comes again it is `name#2`.
  package var uniquelyNamed: [(name: String, view: ViewFrame)] {
    var counts: [String: Int] = [:]
    return named.map { name, view in
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return (count == 1 ? name : "\(name)#\(count)", view)
    }
  }

  /// The first view of an accessibility identifier or a name.
  package subscript(name: String) -> ViewFrame? {
    let all = named
    return all.first { $0.view.identifier == name }?.view ?? all.first { $0.view.name == name }?.view
  }
}

extension FrameTree {
  /// Reads the frames off a placed tree that was laid out with traces; `container` leaves an axis open with nil.
  init(
    _ placed: PlacedNode, id: String, container: ViewFrame.ProposedLengths, scale: Double,
    direction: LayoutDirection, profile: ProfileName?
  ) {
    self.id = id
    self.scale = scale
    self.direction = direction
    self.profile = profile
    self.container = Size(
      width: container.width ?? placed.frame.width, height: container.height ?? placed.frame.height)
    let origin = Point(
      x: (self.container.width - placed.frame.width) / 2, y: (self.container.height - placed.frame.height) / 2)
    var reader = FrameReader(grid: PixelGrid(scale: scale))
    root = reader.views(of: placed, at: origin, path: "")[0]
  }
}

/// Turns placed views into frames in the root's coordinates.
private struct FrameReader {
  let grid: PixelGrid

  /// The view, or the views inside a placed node that is not a view itself.
  mutating func views(of node: PlacedNode, at origin: Point, path: String) -> [ViewFrame] {
    guard let trace = node.trace else { return inner(of: node, at: origin, path: path) }
    let frame = Rect(origin: origin, size: node.frame.size)
    // A name is not a view itself: it is put on the view that it names.
    if trace.name != nil || trace.identifier != nil || trace.kind == "named" {
      let named = inner(of: node, at: origin, path: path, isTransparent: true)
      if named.count == 1, named[0].frame == frame, trace.name == nil || named[0].name == nil,
        trace.identifier == nil || named[0].identifier == nil
      {
        var view = named[0]
        view.name = view.name ?? trace.name
        view.identifier = view.identifier ?? trace.identifier
        return [view]
      }
    }
    let snapped = grid.snap(frame)
    var view = ViewFrame(
      path: path, kind: trace.kind, name: trace.name, identifier: trace.identifier, text: trace.text,
      location: node.origin.location.description,
      offer: ViewFrame.ProposedLengths(width: trace.offer.width, height: trace.offer.height), frame: frame,
      rounded: Rect(
        x: snapped.minX / grid.scale, y: snapped.minY / grid.scale, width: snapped.width / grid.scale,
        height: snapped.height / grid.scale),
      baselines: nil, isEstimated: false, children: inner(of: node, at: origin, path: path))
    if let first = trace.firstBaseline, let last = trace.lastBaseline {
      view.baselines = [origin.y + first, origin.y + last]
    }
    if case .text(_, let layout) = node.content { view.isEstimated = layout.isEstimated }
    if case .effect(.accessibility(let facts)) = node.content { view.accessibility = facts }
    return [view]
  }

  private mutating func inner(
    of node: PlacedNode, at origin: Point, path: String, isTransparent: Bool = false
  ) -> [ViewFrame] {
    var parts = node.children
    if case .mask(let mask) = node.content { parts.append(mask) }
    var found: [ViewFrame] = []
    for part in parts {
      let place = isTransparent ? path : path + (path.isEmpty ? "" : ".") + String(found.count)
      found += views(of: part, at: origin + part.frame.origin, path: place)
    }
    return found
  }
}
