import DSGeometry
import DSNode
import Testing

@testable import DSNodeText

/// Nodes as lines without a meaning, and texts that one process writes and another reads.
struct NodeLineTests {
  @Test func `the lines of a text are the text again`() throws {
    for seed in 0..<200 {
      var random = RandomNodes(seed: seed, hasFunctions: true)
      let text = random.node().text(.exchange)
      #expect(NodeLine.text(of: try NodeLine.lines(of: text)) == text)
      #expect(try DSNode(reading: text).text(.exchange) == text)
    }
  }

  @Test func `marks are counted, and a picture has the number of its bytes whatever stands before it`() throws {
    func picture(_ bytes: [UInt8]) -> DSNode {
      let file = ImageFile(name: "a", format: .png, bytes: bytes, scale: 1)
      return DSNode(.image(ImageNode(.file(file, dark: nil))), at: .unknown)
    }
    func group(_ nodes: [DSNode]) -> DSNode {
      DSNode(.group(nodes), modifiers: [.mark(LayoutMark(id: .random(in: 9...99)))], at: .unknown)
    }
    let alone = group([picture([1, 2])]).text(.exchange)
    let second = group([picture([3]), picture([1, 2])]).text(.exchange)
    #expect(alone.contains(".mark 1\n"))
    let line = try #require(alone.split(separator: "\n").last)
    #expect(line.hasSuffix(" \"0102\"") && second.split(separator: "\n").contains(line))
  }

  @Test func `functions are listed by their numbers, and can take the place of stand-ins`() throws {
    let slash = PathFunction(name: "Slash", mirrors: false) { _ in Path() }
    let flow = LayoutFunction(name: "Flow") { $0[0].container(.zStack(.center), of: $0) }
    let value = LayoutValueNode(key: ObjectIdentifier(Self.self), name: "Rank", value: 9)
    let leaf = DSNode(.divider, modifiers: [.clipShape(.function(slash)), .layoutValue(value)], at: .unknown)
    let node = DSNode(.custom(flow, [leaf]), at: .unknown)
    let functions = NodeFunctions(of: node)
    #expect(functions.titles == ["Layout Flow", "Shape Slash", ".layoutValue Rank"])
    #expect(try DSNode(reading: node.text(.exchange), functions: functions) == node)
    #expect(try DSNode(reading: node.text(.exchange)) != node)
  }
}
