import DSPreviewProgram
import Foundation
import SwiftUI
import Testing

/// A number of a rectangle that a rule says nothing of.
let unsaid = Double.nan

extension View {
  /// The view under a name that frames are looked up by.
  nonisolated func called(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A view that takes any offer, named.
func fill(_ name: String) -> some View { Color.red.called(name) }

/// The same in a frame; the name is the frame's.
func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
  Color.red.frame(width: width, height: height).called(name)
}

/// Checks where the named views of a tree stand, to a thousandth of a point.
@MainActor
func check(
  _ tree: some View, in width: Double?, _ height: Double?, _ expected: [String: [Double]],
  profile: String? = nil, texts: String? = nil, rightToLeft: Bool = false, scale: Double = 2, rounded: Bool = false,
  typeSize: DynamicTypeSize = .large, at place: SourceLocation = #_sourceLocation
) throws {
  let found = try named(
    tree, in: width, height, profile: profile, texts: texts, rightToLeft: rightToLeft, scale: scale,
    rounded: rounded, typeSize: typeSize)
  for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
    guard let frame = found[name] else {
      Issue.record("there is no frame of '\(name)'", sourceLocation: place)
      continue
    }
    let agrees = zip(frame, numbers).allSatisfy { $1.isNaN || abs($0 - $1) < 0.001 }
    #expect(agrees, "'\(name)' stands at \(frame), not at \(numbers)", sourceLocation: place)
  }
}

/// The same in a container of 200 × 200 points.
@MainActor
func check(
  _ tree: some View, _ expected: [String: [Double]], profile: String? = nil, texts: String? = nil,
  rightToLeft: Bool = false, scale: Double = 2, rounded: Bool = false, typeSize: DynamicTypeSize = .large,
  at place: SourceLocation = #_sourceLocation
) throws {
  try check(
    tree, in: 200, 200, expected, profile: profile, texts: texts, rightToLeft: rightToLeft, scale: scale,
    rounded: rounded, typeSize: typeSize, at: place)
}

/// Where the named views of a tree stand: x, y, width and height.
@MainActor
func named(
  _ tree: some View, in width: Double? = 200, _ height: Double? = 200, profile: String? = nil, texts: String? = nil,
  rightToLeft: Bool = false, scale: Double = 2, rounded: Bool = false, typeSize: DynamicTypeSize = .large
) throws -> [String: [Double]] {
  let file = try texts.map(recorded)
  let settings = FrameSettings(
    width: width, height: height, profile: profile, textMetrics: file, scale: scale,
    layoutDirection: rightToLeft ? .rightToLeft : .leftToRight, dynamicTypeSize: typeSize, rounded: rounded)
  return try PreviewProgram.identifiedFrames(of: tree, settings).mapValues {
    [$0.minX, $0.minY, $0.width, $0.height].map(Double.init)
  }
}

/// A file of recorded texts with a content.
private func recorded(_ json: String) throws -> String {
  var hash: UInt64 = 5381
  for byte in json.utf8 { hash = hash &* 33 &+ UInt64(byte) }
  let path = NSTemporaryDirectory() + "/dsrender-rules-\(ProcessInfo.processInfo.processIdentifier)-\(hash).json"
  try Data(json.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  return path
}

/// A layout that offers its only view half of the width.
struct Half: Layout {
  nonisolated private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(half(proposal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// A layout of a size that places none of its views.
struct Unplaced: Layout {
  var size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A layout that places its views at a distance from its left edge.
struct FromLeft: Layout {
  var distance: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// A guide of one's own, at the leading edge where a view says nothing.
private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  static let mark = HorizontalAlignment(Mark.self)
}
