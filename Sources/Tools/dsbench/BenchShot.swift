import DSGeometry
import DSImage
import DSLayout
import DSNode
import DSResolve
import DSText

/// A picture to draw, as it is before any clock runs: component files are decoded once, before all shots.
struct BenchShot: Sendable {
  /// The shot's id, which names its baseline.
  let id: String
  let node: DSNode
  let proposal: ProposedSize
  /// Pixels per point.
  let scale: Double
  /// The padding around the view, in points, and what lies behind it; nil for none.
  var padding: Value<Double>?
  var background: Paint?
  /// The system's name and fonts; a worker keeps one shaper for each name.
  let system: String
  let fonts: FontLibrary
  /// Makes what decides the shot's values; part of resolving.
  let context: @Sendable () -> ResolveContext
}

/// Pictures of a system that is opened anew for every pass, so that nothing has been looked up or shaped with it.
struct BenchSet: Sendable {
  let name: String
  /// Opens the system and lists its shots: the second half of the list is the warm one.
  let open: @Sendable () throws -> [BenchShot]
}
