import DSDiagnostics
import DSGeometry
import DSNode
import DSShotDrawing
import DSShots

/// How the frames of two variants of a view are to correspond.
enum FrameRule {
  /// They are the same; `what` names the variants, such as `light` and `dark`.
  case equal(first: String, second: String, finding: String)
  /// They are the same but for what rounding to pixels costs each text on the way: a pixel of the coarser scale.
  case equalInPoints(first: Double, second: Double)
  /// The second is the first in a mirror.
  case mirrored

  fileprivate var finding: String {
    switch self {
    case .equal(_, _, let finding): finding
    case .equalInPoints: AcceptedFinding.otherFramesByScale
    case .mirrored: AcceptedFinding.notMirrored
    }
  }

  fileprivate var names: (String, String) {
    switch self {
    case .equal(let first, let second, _): (first, second)
    case .equalInPoints(let first, let second): ("\(first.text())x", "\(second.text())x")
    case .mirrored: ("left to right", "right to left")
    }
  }
}

/// What differs between two variants of a view although a rule forbids it: the outermost view that breaks the rule, and
/// the number of others. Views that show different texts may have different sizes, and are not compared.
func difference(_ first: FrameTree, _ second: FrameTree, _ rule: FrameRule, at location: SourceLocation) -> Diagnostic?
{
  let (old, new) = (first.root.atOrigin, second.root.atOrigin)
  let names = rule.names
  func finding(_ message: String) -> Diagnostic {
    Diagnostic(
      rule.finding, message, at: location, severity: .finding,
      hint: "make them correspond, or accept it with a reason under 'accepts'")
  }
  if old.map(\.text) != new.map(\.text) { return nil }
  guard old.map(\.kind) == new.map(\.kind) else {
    return finding("the view has \(old.count) parts \(names.0) and \(new.count) other ones \(names.1)")
  }
  let width = first.root.frame.width
  let leaves = Double(max(1, old.count { $0.children.isEmpty }))
  let broken = zip(old, new).filter { old, new in
    switch rule {
    case .equal: !old.frame.isNear(new.frame, size: 0.01, place: 0.01)
    case .equalInPoints(let one, let other):
      !old.frame.isNear(
        new.frame, size: Double(max(1, old.leafCount)) / min(one, other) + 0.01, place: leaves / min(one, other) + 0.01)
    case .mirrored:
      !Rect(x: width - old.frame.maxX, y: old.frame.minY, width: old.frame.width, height: old.frame.height)
        .isNear(new.frame, size: 0.01, place: 1 / first.scale + 0.01)
    }
  }
  guard let (old, new) = broken.first else { return nil }
  let label = new.name ?? new.text.map { "the text '\($0.inShort)'" } ?? new.kind
  let others = broken.count > 1 ? "; so are \(broken.count - 1) more" : ""
  switch rule {
  case .equal, .equalInPoints:
    return finding("\(label) is \(old.frame.words) \(names.0) and \(new.frame.words) \(names.1)\(others)")
  case .mirrored:
    return finding(
      "\(label) is \(new.frame.words) \(names.1), which does not mirror \(old.frame.words) \(names.0)\(others)")
  }
}

extension ViewFrame {
  /// The view and all inside, parents first.
  private var flattened: [ViewFrame] { [self] + children.flatMap(\.flattened) }

  /// The view and everything inside it, with its origin at the corner: a container of another size may place it
  /// elsewhere.
  fileprivate var atOrigin: [ViewFrame] {
    let corner = frame.origin
    return flattened.map { view in
      var view = view
      view.frame = Rect(origin: view.frame.origin - corner, size: view.frame.size)
      return view
    }
  }

  /// The views inside that have none inside themselves.
  fileprivate var leafCount: Int { children.isEmpty ? 1 : children.reduce(0) { $0 + $1.leafCount } }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, size: Double, place: Double) -> Bool {
    abs(width - other.width) <= size && abs(height - other.height) <= size && abs(minX - other.minX) <= place
      && abs(minY - other.minY) <= place
  }

  /// The size and the corner.
  fileprivate var words: String {
    "\(width.text(digits: 2)) × \(height.text(digits: 2)) pt at \(minX.text(digits: 2)), \(minY.text(digits: 2))"
  }
}
