import DSPreviewProgram
import Foundation
import SwiftUI
import Testing

/// The library call itself: names, reports, many trees, and what is wrong.
@MainActor struct LibraryTests {
  @Test func `an identifier names the view as it is at that place in the chain`() throws {
    try check(
      Color.red.called("inner").padding(10).called("padded").frame(width: 100, height: 80).called("framed")
        .overlay { Color.blue }.called("outer"),
      [
        "inner": [60, 70, 80, 60], "padded": [50, 60, 100, 80], "framed": [50, 60, 100, 80],
        "outer": [50, 60, 100, 80],
      ])
  }

  @Test func `identifiers are kept wherever views stand`() throws {
    let tree = VStack(spacing: 0) {
      Group {
        box("group", 10, 1); box("group", 20, 1)
      }
      ForEach(0..<2, id: \.self) { box("each\($0)", 10, 1) }
      if true { box("if", 10, 1) }
      AnyView(box("any", 10, 1))
      Section { box("section", 10, 1) }
      box("hidden", 10, 1).hidden()
      box("faint", 10, 1).opacity(0).blur(radius: 2).clipped().disabled(true)
      box("turned", 10, 1).rotationEffect(.degrees(90)).scaleEffect(2)
      Color.red.frame(width: 10, height: 1).background { box("behind", 3, 1) }.mask { box("mask", 4, 1) }
      Button {
      } label: {
        box("button", 10, 1)
      }.buttonStyle(.plain)
      NavigationStack { box("stack", 10, 1) }.fixedSize()
      Divider().called("divider")
      Rectangle().frame(height: 1).called("shape")
      GeometryReader { _ in box("reader", 10, 1) }.frame(height: 1)
      ScrollView(.horizontal) { box("scroll", 10, 1) }.frame(height: 1)
      ViewThatFits { box("fits", 10, 1) }
      HStack(spacing: 0) { box("child", 10, 1) }.called("parent")
    }
    let found = try named(tree, in: 300, 300)
    let names = [
      "group", "group#2", "each0", "each1", "if", "any", "section", "hidden", "faint", "turned", "behind", "mask",
      "button", "stack", "divider", "shape", "reader", "scroll", "fits", "child", "parent",
    ]
    for name in names { #expect(found[name]?[3] == 1, "\(name)") }
    #expect(found["group#2"]?[2] == 20)
    #expect(found["turned"]?[2] == 10, "turned views have the frames of the layout")
    #expect(found.count == names.count, "\(Set(found.keys).subtracting(names))")
  }

  @Test func `controls have the sizes of the profile`() throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden().called("switch")
    func width(_ profile: String) throws -> Double? { try named(toggle, profile: profile)["switch"]?[2] }
    #expect(try width("ios-classic") == 51)
    #expect(try width("ios26-tall") == 66)
  }

  @Test func `several views at the root stand below one another`() throws {
    struct Two: View {
      var body: some View {
        box("a", 10, 20)
        box("b", 10, 20)
      }
    }
    try check(Two(), ["a": [95, 76, 10, 20], "b": [95, 104, 10, 20]])
  }

  @Test func `many trees are one report, and those that fail do not keep the others from it`() throws {
    let trees: [(id: String, view: any View)] = [
      ("first", box("a", 10, 10)), ("second", Text("never recorded")),
      (
        "third",
        HStack {
          fill("b"); fill("c")
        }
      ),
    ]
    let json = try PreviewProgram.frames(of: trees, FrameSettings(width: 200, height: 100, profile: "ios26-tall"))
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let found = try #require(report["trees"] as? [[String: Any]])
    #expect(found.compactMap { $0["id"] as? String } == ["first", "third"])
    #expect((found[1]["views"] as? [String: [Double]])?["c"] == [104, 0, 96, 100])
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(failures.compactMap { $0["id"] as? String } == ["second"])
  }

  @Test func `hundreds of trees take a moment`() throws {
    let trees = (0..<300).map { index in
      (
        id: "tree-\(index)",
        view: VStack {
          fill("a");
          HStack {
            fill("b"); box("c", CGFloat(index))
          }
        } as any View
      )
    }
    let start = ContinuousClock.now
    let json = try PreviewProgram.frames(of: trees, FrameSettings(width: 200, height: 200))
    #expect(json.contains("tree-299"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `wrong settings are reported in a sentence`() throws {
    func problem(_ settings: FrameSettings) -> String {
      do {
        _ = try PreviewProgram.identifiedFrames(of: Color.red, settings)
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(
      problem(FrameSettings(profile: "macos"))
        == "there is no profile 'macos'; use one of ios-classic, ios26, ios26-tall, macos26, macos26-tall")
    #expect(problem(FrameSettings(width: -1)).contains("not -1.0"))
    #expect(problem(FrameSettings(height: .nan)).contains("not nan"))
    #expect(problem(FrameSettings(scale: 0)).contains("the scale is"))
    #expect(problem(FrameSettings(textMetrics: "/nowhere.json")).contains("/nowhere.json"))
    #expect(throws: FramesError.self) { try PreviewProgram.frames(of: [], FrameSettings(profile: "x")) }
    #expect(throws: FramesError.self) { try named(Color.red, texts: #"{"texts": [{"sizes": []}]}"#) }
    #expect(throws: FramesError.self) { try named(Text("a"), texts: #"{"texts": []}"#) }
  }

  @Test func `a file of recorded texts that changes is read again`() throws {
    let path = NSTemporaryDirectory() + "/dsrender-changing-\(ProcessInfo.processInfo.processIdentifier).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for width in [20.0, 30] {
      try #"{"texts": [{"text": "t", "sizes": [[\#(width), 16]]}]}"#.write(
        toFile: path, atomically: true, encoding: .utf8)
      let settings = FrameSettings(width: 200, height: 200, profile: "macos26-tall", textMetrics: path)
      #expect(try PreviewProgram.identifiedFrames(of: Text("t").called("t"), settings)["t"]?.width == CGFloat(width))
    }
  }

  @Test func `what is ignored is reported`() throws {
    let json = try PreviewProgram.frames(of: Color.red.called("a"), width: 10, height: 10)
    #expect(!json.contains("\"warnings\""))
    let found = try PreviewProgram.frames(
      of: Color.red.findNavigator(isPresented: .constant(true)), width: 10, height: 10)
    #expect(found.contains("\"the bar of a search is not drawn\""))
  }
  @Test func `the tree says what assistive technology knows`() throws {
    let json = try PreviewProgram.frames(
      of: Color.red.accessibilityLabel("Rating").accessibilityValue("Four").accessibilityAddTraits(.isSelected)
        .accessibilityHeading(.h2).accessibilityAction(named: "Reset") {}, width: 10, height: 10)
    let facts = try #require(json.range(of: #""accessibility": \{[^}]*\}"#, options: .regularExpression))
    #expect(
      json[facts].filter { !" \n".contains($0) }
        == #""accessibility":{"label":"Rating","value":"Four","traits":["isSelected","isHeader"],"headingLevel":2,"actions":["Reset"]}"#
    )
    #expect(!(try PreviewProgram.frames(of: Color.red, width: 10, height: 10)).contains("accessibility"))
  }
}
