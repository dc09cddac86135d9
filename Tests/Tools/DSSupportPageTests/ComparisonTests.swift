import DSSupportPage
import Foundation
import Testing

/// A graph of symbols with comments, and of what conforms to what.
private func graph(
  _ symbols: KeyValuePairs<String, String>, conforming: [(String, String)] = [], protocols: Set<String> = []
) throws -> SymbolGraph {
  let nodes = symbols.map { path, comment in
    [
      "kind": ["identifier": protocols.contains(path) ? "swift.protocol" : "swift.method"],
      "identifier": ["precise": path], "pathComponents": path.split(separator: "/").map(String.init),
      "docComment": ["lines": comment.split(separator: "\n").map { ["text": String($0)] }],
    ] as [String: Any]
  }
  let edges = conforming.map { ["kind": "conformsTo", "source": $0.0, "target": $0.1] }
  return try SymbolGraph(json: JSONSerialization.data(withJSONObject: ["symbols": nodes, "relationships": edges]))
}

private func statuses(_ comparison: SymbolComparison) -> [String: SymbolStatus] {
  var all: [String: SymbolStatus] = [:]
  for (section, statuses) in comparison.sections {
    for (symbol, status) in zip(section.symbols, statuses) { all[symbol] = status }
  }
  return all
}

@Test func `a symbol is absent, full, or what its comment says`() throws {
  let comparison = SymbolComparison(
    list: SymbolList("# A\nText\nText/bold()\nText/italic()\nText/kerning(_:)\nText/speech()\n"),
    graph: try graph(["Text": "A text.", "Text/bold()": "- Partial: Thin.", "Text/kerning(_:)": ""]),
    unavailable: [("Text/speech()", "Nobody listens.")])
  #expect(
    statuses(comparison) == [
      "Text": .full, "Text/bold()": .partial("Thin."), "Text/italic()": .absent, "Text/kerning(_:)": .full,
      "Text/speech()": .unavailable("Nobody listens."),
    ])
  #expect(comparison.foreign.isEmpty)
}

@Test func `a type's sentence holds for members without one, a protocol's does not`() throws {
  let comparison = SymbolComparison(
    list: SymbolList("# A\nList/a()\nList/b()\nStyle/c()\n"),
    graph: try graph(
      [
        "List": "- Partial: No lines.", "List/a()": "", "List/b()": "- Ignored: Still.", "Style": "- Partial: No.",
        "Style/c()": "",
      ], protocols: ["Style"]), alsoApples: ["List", "Style"])
  #expect(
    statuses(comparison) == ["List/a()": .partial("No lines."), "List/b()": .ignored("Still."), "Style/c()": .full])
}

@Test func `a symbol with fewer labels than Apple's is partial, unless it is one of Apple's itself`() throws {
  let comparison = SymbolComparison(
    list: SymbolList("# A\nShape/fill(_:style:)\nView/padding(_:)\nView/padding(_:_:)\n"),
    graph: try graph(["Shape/fill(_:)": "", "View/padding(_:)": ""]))
  #expect(
    statuses(comparison) == [
      "Shape/fill(_:style:)": .partial("Only as `fill(_:)`."), "View/padding(_:)": .full,
      "View/padding(_:_:)": .absent,
    ])
  #expect(comparison.foreign.isEmpty)
}

@Test func `a member that a type has from a protocol counts for the type, and a witness is no foreign name`() throws {
  let comparison = SymbolComparison(
    list: SymbolList("# A\nShape\nShape/path(in:)\nCircle\nCircle/path(in:)\nCircle/body\nView\nView/body\n"),
    graph: try graph(
      [
        "Shape": "", "Shape/path(in:)": "", "Circle": "", "View": "", "View/body": "", "Circle/hash(into:)": "",
        "Circle/radius": "", "Circle/_radius": "", "Never/body": "",
      ], conforming: [("Circle", "Shape"), ("Shape", "View")], protocols: ["Shape", "View"]))
  #expect(statuses(comparison).values.allSatisfy { $0 == .full })
  #expect(comparison.foreign == ["Circle/radius"])
}

@Test func `a call that leaves out what has defaults counts as the longer form`() throws {
  let json = """
    {"relationships": [], "symbols": [
      {"kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "s"}, "pathComponents": ["Shape"]},
      {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "a"},
      "pathComponents": ["Shape", "stroke(_:style:antialiased:)"],
      "declarationFragments": [
        {"spelling": "func "}, {"spelling": "stroke"},
        {"spelling": "<S>(_ content: S, style: (Int, Int) -> Int, antialiased: Bool = true) -> some View"}],
      "docComment": {"lines": [{"text": "- Partial: Thin."}]}}]}
    """
  let comparison = SymbolComparison(
    list: SymbolList("# A\nShape/stroke(_:style:)\nShape/stroke(_:)\nShape/stroke(style:)\n"),
    graph: try SymbolGraph(json: Data(json.utf8)), alsoApples: ["Shape", "Shape/stroke(_:style:antialiased:)"])
  #expect(
    statuses(comparison) == [
      "Shape/stroke(_:style:)": .partial("Thin."), "Shape/stroke(_:)": .absent, "Shape/stroke(style:)": .absent,
    ])
}

@Test func `a type that only ignored symbols take is ignored, unless views wrap properties in it`() throws {
  func symbol(_ path: String, _ kind: String, _ comment: String, _ names: [String]) -> [String: Any] {
    [
      "kind": ["identifier": kind], "identifier": ["precise": path],
      "pathComponents": path.split(separator: "/").map(String.init), "docComment": ["lines": [["text": comment]]],
      "declarationFragments": names.map { ["spelling": $0, "preciseIdentifier": $0] },
    ]
  }
  let symbols = [
    symbol("Pointer", "swift.struct", "", []), symbol("Pointer/hand", "swift.type.property", "", ["Pointer"]),
    symbol("Edge", "swift.enum", "", []), symbol("Focus", "swift.struct", "", ["@propertyWrapper"]),
    symbol("View/pointer(_:edge:)", "swift.method", "- Ignored: No hand.", ["Pointer", "Edge", "Focus"]),
    symbol("View/padding(_:)", "swift.method", "", ["Edge"]),
    symbol("Curve", "swift.struct", "- Full: It counts.", []),
    symbol("Hand", "swift.protocol", "", []), symbol("Hand/left", "swift.type.property", "", []),
    symbol("Pointer/turned(_:by:)", "swift.method", "", ["Curve", "Hand"]),
  ]
  let json = try JSONSerialization.data(withJSONObject: ["symbols": symbols, "relationships": []] as [String: Any])
  let comparison = SymbolComparison(
    list: SymbolList("# A\nPointer\nPointer/hand\nEdge\nFocus\nCurve\nHand\nHand/left\n"),
    graph: try SymbolGraph(json: json),
    alsoApples: ["View/pointer(_:edge:)", "View/padding(_:)", "Pointer/turned(_:by:)"])
  #expect(
    statuses(comparison) == [
      "Pointer": .ignored("No hand."), "Pointer/hand": .ignored("No hand."), "Edge": .full, "Focus": .full,
      "Curve": .full, "Hand": .ignored("No hand."), "Hand/left": .ignored("No hand."),
    ])
}
