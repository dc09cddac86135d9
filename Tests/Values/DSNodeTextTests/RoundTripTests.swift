import DSDiagnostics
import DSGeometry
import DSNode
import Foundation
import TestFolder
import Testing

@testable import DSNodeText

struct RoundTripTests {
  /// Expects that a view is read as it was written, and written again as it was read.
  private func expectSame(
    _ node: DSNode, hasFunctions: Bool = false, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = node.text
    let read = try DSNode(reading: text)
    #expect(read.text == text, sourceLocation: location)
    if !hasFunctions { #expect(read == node, "\(text)", sourceLocation: location) }
    let short = node.text(.comparable)
    #expect(try DSNode(reading: short).text(.comparable) == short, sourceLocation: location)
    #expect(read.text(.comparable) == short, sourceLocation: location)
  }

  @Test(arguments: 0..<20)
  func `random views are read as they were written`(seed: Int) throws {
    var random = RandomNodes(seed: seed, hasFunctions: false)
    for _ in 0..<rounds(100) { try expectSame(random.node()) }
    random.hasFunctions = true
    for _ in 0..<rounds(50) { try expectSame(random.node(), hasFunctions: true) }
  }

  @Test func `every kind of view, modifier, paint and shape is read as it was written`() throws {
    func expectAll<Made>(_ makers: RandomNodes.Makers<Made>, _ node: (Made) -> DSNode) throws {
      for hasFunctions in [false, true] {
        var random = RandomNodes(seed: 7, hasFunctions: hasFunctions)
        for maker in makers {
          for depth in [0, 1, 3] {
            random.depth = depth
            for _ in 0..<10 { try expectSame(node(maker(&random)), hasFunctions: hasFunctions) }
          }
        }
      }
    }
    func node(_ modifier: Modifier) -> DSNode { DSNode(.empty, modifiers: [modifier], at: .unknown) }
    try expectAll(RandomNodes.kinds) { DSNode($0, at: .unknown) }
    try expectAll(RandomNodes.modifiers) { node($0) }
    try expectAll(RandomNodes.paints) { node(.tint($0)) }
    try expectAll(RandomNodes.shapes) { node(.clipShape($0)) }
    try expectAll(RandomNodes.fonts) { node(.font($0)) }
    try expectAll(RandomNodes.shadows) { node(.shadow($0)) }
    try expectAll(RandomNodes.environmentValues) { node(.environment("a", $0)) }
  }

  /// The names of the cases that makers make.
  private func made<Made>(_ makers: RandomNodes.Makers<Made>) -> Set<String> {
    var random = RandomNodes(seed: 3, hasFunctions: true)
    return Set(
      makers.map { maker in
        let value = maker(&random)
        return Mirror(reflecting: value).children.first?.label ?? "\(value)"
      })
  }

  /// The names of the cases that a source declares for an enumeration.
  private func declared(_ name: String, in file: String) throws -> Set<String> {
    let lines = try String(contentsOfFile: Repository.path + "/Sources/Values/" + file, encoding: .utf8)
      .split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.contains("enum \(name): ") })
    let indentation = String(lines[start].prefix { $0 == " " })
    let body = lines[(start + 1)...].prefix { $0 != indentation + "}" }.map {
      $0.replacing("  indirect case ", with: "  case ")
    }
    let cases = body.filter { $0.hasPrefix(indentation + "  case ") }.flatMap { line in
      // Arguments, which may go on in further lines, are left out, so that only the commas between cases are left.
      line.dropFirst(indentation.count + 7).replacing(/\(.*\)|\(.*$/, with: "").split(separator: ",")
    }
    return Set(cases.map { $0.trimmingCharacters(in: .whitespaces) })
  }

  @Test func `what is made at random has every case that is declared`() throws {
    #expect(try made(RandomNodes.kinds) == declared("Kind", in: "DSNode/DSNode.swift"))
    #expect(try made(RandomNodes.modifiers) == declared("Modifier", in: "DSNode/Modifier.swift"))
    #expect(try made(RandomNodes.fonts) == declared("FontNode", in: "DSNode/Modifier.swift"))
    #expect(try made(RandomNodes.shadows) == declared("ShadowNode", in: "DSNode/Modifier.swift"))
    #expect(try made(RandomNodes.lineHeights) == declared("LineHeight", in: "DSNode/Modifier.swift"))
    #expect(try made(RandomNodes.guideValues) == declared("GuideValue", in: "DSNode/Modifier.swift"))
    #expect(try made(RandomNodes.containerLengths) == declared("ContainerLength", in: "DSNode/Modifier.swift"))
    #expect(try made(RandomNodes.colorEffects) == declared("ColorEffect", in: "DSNode/Modifier.swift"))
    #expect(try made(RandomNodes.paints) == declared("Paint", in: "DSNode/Paint.swift"))
    #expect(try made(RandomNodes.effects) == declared("PaintEffect", in: "DSNode/PaintEffect.swift"))
    #expect(try made(RandomNodes.shapes) == declared("ShapeNode", in: "DSNode/ShapeNode.swift"))
    #expect(try made(RandomNodes.drawings) == declared("ShapeDrawing", in: "DSNode/ShapeNode.swift"))
    #expect(try made(RandomNodes.imageSources) == declared("Source", in: "DSNode/DSNode.swift"))
    #expect(try made(RandomNodes.environmentValues) == declared("EnvironmentValue", in: "DSNode/Value.swift"))
    #expect(try made(RandomNodes.trackSizes) == declared("Size", in: "DSNode/LazyGridNode.swift"))
    #expect(try made(RandomNodes.targets) == declared("Target", in: "DSNode/ScrollNode.swift"))
    #expect(try made(RandomNodes.pathElements) == declared("Element", in: "DSGeometry/Path.swift"))
    #expect(try made(RandomNodes.strokeStyles) == declared("StrokeStyleValue", in: "DSGeometry/StrokeStyleValue.swift"))
  }

  @Test func `no property has been added that the text does not hold`() {
    var random = RandomNodes(seed: 5, hasFunctions: true)
    func names(_ value: Any) -> String {
      Mirror(reflecting: value).children.map { $0.label ?? "" }.joined(separator: " ")
    }
    #expect(names(random.node()) == "kind modifiers name origin")
    #expect(names(TextNode([])) == "spans parts")
    #expect(names(TextNode.Span(.literal(""))) == "text modifiers image")
    #expect(names(TextNode.Part(line: 0, pieces: 0..<1)) == "line pieces")
    #expect(
      names(random.image())
        == "source resizable renderingMode capInsets isTiled hasHardPixels variants symbolScale symbolMode variableValue"
    )
    #expect(names(random.file()) == "name format bytes scale")
    #expect(names(random.mark()) == "id space safeArea")
    #expect(names(random.lazyGrid()) == "axis tracks alignment isStack spacing")
    #expect(names(LazyGridNode.Track(.fixed(1))) == "size spacing alignment")
    #expect(names(random.scroll()) == "axes anchor alignment target clips margins")
    #expect(names(random.safeArea()) == "edge insets alignment spacing fills screen mark")
    #expect(names(random.stroke()) == "lineWidth lineCap lineJoin miterLimit dash dashPhase style")
    #expect(names(random.radii()) == "topLeading topTrailing bottomTrailing bottomLeading")
    #expect(names(random.stop()) == "color paint location opacity")
    #expect(names(random.mesh()) == "columns places colors background isSmooth mixing")
    #expect(names(random.border()) == "token paint width shape style")
    #expect(
      names(random.fontTraits())
        == "italic bold scale isSecondary design width smallCaps monospacedDigits leading features")
    #expect(names(random.lineStyle()) == "pattern paint")
    #expect(
      names(random.accessibility())
        == "label value hint isHidden isEnabled isOn isExpanded role traits removedTraits headingLevel children "
        + "sortPriority actions inputLabels content")
    #expect(
      names(random.flexibleFrame()) == "minWidth idealWidth maxWidth minHeight idealHeight maxHeight alignment")
  }

  @Test func `warnings are read as they were written`() throws {
    let warnings = [
      Diagnostic("unknown-token", "there is no 'a'", at: SourceLocation(file: "a b.yaml", line: 2), severity: .warning),
      Diagnostic(
        "b", "c \"d\"", at: .unknown, hint: "e\nf",
        notes: [.init("g"), .init("h", at: .unknown), .init("i", at: SourceLocation(file: "j", line: 1, column: 2))]),
    ]
    let view = LoweredView(DSNode(.divider, at: SourceLocation(file: "k")), warnings: warnings)
    let read = try LoweredView(reading: view.text)
    #expect(read.node == view.node && read.warnings == warnings && read.live == nil)
    #expect(read.text == view.text)
  }

  @Test func `numbers that are no numbers, and colours between those of eight bits, are read as they were written`()
    throws
  {
    let modifiers: [Modifier] = [
      .zIndex(.nan), .zIndex(-0.0), .foregroundStyle(.color(.literal(Color(red: 0.1, green: 1, blue: 0, alpha: 0.36)))),
    ]
    let node = DSNode(.empty, modifiers: modifiers, at: .unknown)
    #expect(node.text == "Empty\n  .zIndex nan\n  .zIndex -0\n  .foregroundStyle rgb(0.1 1 0 0.36)")
    let read = try DSNode(reading: node.text)
    guard case .zIndex(let nan) = read.modifiers[0], case .zIndex(let zero) = read.modifiers[1] else {
      Issue.record("other modifiers")
      return
    }
    #expect(nan.isNaN && zero == 0 && zero.sign == .minus && read.modifiers[2] == modifiers[2])
  }
}
