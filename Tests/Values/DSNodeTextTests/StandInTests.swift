import DSDiagnostics
import DSGeometry
import DSNode
import Testing

@testable import DSNodeText

struct StandInTests {
  @Test func `functions are read as stand-ins of their name, one for each that there was`() throws {
    let flow = LayoutFunction(name: "Flow", axis: .horizontal) { $0[0].container(.zStack(.center), of: $0) }
    let other = LayoutFunction(name: "Flow", axis: .horizontal) { $0[0].container(.zStack(.center), of: $0) }
    let node = DSNode(
      .custom(flow, [DSNode(.custom(flow, []), at: .unknown), DSNode(.custom(other, []), at: .unknown)]), at: .unknown)
    #expect(
      node.text == """
        Layout Flow axis=horizontal function=1
          Layout Flow axis=horizontal function=1
          Layout Flow axis=horizontal function=2
        """)
    let read = try DSNode(reading: node.text)
    guard case .custom(let first, let children) = read.kind, case .custom(let second, _) = children[0].kind,
      case .custom(let third, _) = children[1].kind
    else {
      Issue.record("other kinds")
      return
    }
    #expect(first == second && first != third)
    #expect(first.isStandIn && first.name == "Flow" && first.axis == .horizontal && !flow.isStandIn)
    #expect(first.run([]).size(LayoutOffer(width: 1, height: 1)) == .zero)
  }

  @Test func `the content of a stand-in is nothing, and says why`() throws {
    let view = DeferredView(name: "GeometryReader", mark: LayoutMark(id: 4, space: "list")) { _ in
      LoweredView(DSNode(.divider, at: .unknown))
    }
    let read = try DSNode(reading: DSNode(.deferred(view), at: .unknown).text)
    guard case .deferred(let standIn) = read.kind else {
      Issue.record("another kind")
      return
    }
    let content = standIn.content(DeferredGeometry(size: .zero, frames: MarkedFrames()))
    #expect(standIn.isStandIn && standIn.mark == view.mark && content.node.kind == .empty)
    #expect(content.warnings.map(\.id) == ["lost-content"])
  }

  @Test func `guides, lengths, paths and values of stand-ins do no harm`() throws {
    let guide = HorizontalAlignment(name: "third", fraction: 0.25, standard: GuideDefault { _, _, _, _ in 9 })
    let modifiers: [Modifier] = [
      .gridColumnAlignment(guide), .alignmentGuide(.horizontal(.center), .function(GuideFunction { _, _ in 9 })),
      .containerRelativeFrame(.both, .function(LengthFunction { _, _ in 9 }), alignment: .center),
      .clipShape(.function(PathFunction(name: "Slash", mirrors: false) { _ in Path() })),
      .layoutValue(LayoutValueNode(key: ObjectIdentifier(Self.self), name: "Rank", value: 9)),
    ]
    let read = try DSNode(reading: DSNode(.empty, modifiers: modifiers, at: .unknown).text).modifiers
    guard case .gridColumnAlignment(let third) = read[0], case .alignmentGuide(_, .function(let place)) = read[1],
      case .containerRelativeFrame(_, .function(let length), _) = read[2],
      case .clipShape(.function(let path)) = read[3],
      case .layoutValue(let value) = read[4]
    else {
      Issue.record("other modifiers")
      return
    }
    #expect(third == guide && third.standard?.isStandIn == true)
    #expect(third.standard?.position(in: nil, Size(width: 8, height: 1), offeredWidth: nil, height: nil) == 2)
    #expect(place.isStandIn && length.isStandIn && length.length(in: 7, along: .vertical) == 7)
    #expect(path.isStandIn && path.name == "Slash" && !path.mirrors)
    #expect(path.path(in: Size(width: 2, height: 3)).controlBounds == Rect(x: 0, y: 0, width: 2, height: 3))
    #expect(value.isStandIn && value.name == "Rank")
  }
}
