import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import DSStyles
import SwiftUI
import Testing

@testable import DSView

/// A value that can be encoded and not compared.
private struct Frame: Codable, Sendable {
  var sides: [String: Double]
  var note: String?
}

private struct FrameKey: StyleKeys {
  static let name = "test.frame"
  static let initial = Frame(sides: [:])
}

/// A value that is its own key.
private enum Shape: StyleKeys, Codable {
  case round
  case polygon(corners: Int)
  static let name = "test.shape"
  static let initial = Self.round
}

extension Style.Key {
  fileprivate var frame: FrameKey.Type { FrameKey.self }
  fileprivate var shape: Shape.Type { Shape.self }
}

@MainActor
struct StyleTests {
  private func json(_ style: Style) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(style), as: UTF8.self)
  }

  private func dump(_ view: some View) -> String {
    lower(view, in: .drawing, at: SourceLocation(file: "View.swift")).text(.comparable)
  }

  @Test func `later styles win, and saying nothing or inheriting keeps what was said`() {
    var row = Style()
    row.backgroundColor = .red
    row.bold = true
    var column = Style()
    column.bold = false
    column[value: \.backgroundColor] = .inherit
    let cell = Style(cascading: row, column)
    #expect(cell.backgroundColor == .red)
    #expect(cell.bold == false)
    #expect(Style(cascading: column, row).bold)
    #expect(Style(cascading: row, Style(), column) == cell)
    column[value: \.backgroundColor] = .initial
    #expect(Style(cascading: row, column).backgroundColor == .clear)
  }

  @Test func `values that are only codable are told apart by what they encode`() {
    var a = Style()
    a.frame = Frame(sides: ["top": 1, "left": 2], note: "n")
    var b = Style()
    b.frame = Frame(sides: ["left": 2, "top": 1], note: "n")
    #expect(a == b)
    b.frame.note = nil
    #expect(a != b)
    b = a
    b.bold = true
    #expect(a != b)
    var c = Style()
    c.shape = .polygon(corners: 3)
    var d = c
    d.shape = .polygon(corners: 4)
    #expect(c != d)
  }

  @Test func `prepackaged keys are written under their names, and unknown ones survive`() throws {
    Style.registerTextKeys()
    let text =
      #"{"flair.bold":["i"],"flair.font-size":["o",12],"flair.foreground-color":["o",{"rgba":{"_0":1,"_1":0,"_2":0,"_3":1}}],"#
      + #""someone.else":["o",[1,{"a":null}]]}"#
    let style = try JSONDecoder().decode(Style.self, from: Data(text.utf8))
    #expect(style.fontSize == 12)
    #expect(style.foregroundColor == .rgba(1, 0, 0, 1))
    #expect(try json(style) == text)
    #expect(try json(Style(cascading: style, Style())) == text)
  }

  @Test func `all prepackaged keys have names of their own`() {
    var style = Style()
    style.textAlignment = .centered
    style.lineSpacing = 1
    style.lineHeightMultiple = 1
    style.paragraphSpacing = 1
    style.paragraphSpacingBefore = 1
    style.foregroundColor = .red
    style.backgroundColor = .red
    style.bold = true
    style.italic = true
    style.outline = true
    style.underline = true
    style.strikethrough = true
    style.fontSize = 1
    style.fontFace = "Semibold"
    style.fontFamily = "F"
    #expect(Set(style.names).count == 15)
    #expect(style.names.allSatisfy { $0.hasPrefix("flair.") })
  }

  @Test func `a style that names a family leaves the size of the text around`() {
    var style = Style()
    style.fontFamily = "F"
    let family = dump(Text("x").style(style))
    #expect(family.contains("F") && !family.contains("17"))
    style.fontSize = 17
    #expect(dump(Text("x").style(style)).contains("17"))
  }

  @Test func `a style in a view cascades onto those around it`() {
    struct Probe: View {
      @Environment(\.style) private var style
      var body: some View { Text("\(style.fontFace) \(style.bold ? "bold" : "plain")").styleBackground() }
    }
    var outer = Style()
    outer.bold = true
    outer.backgroundColor = .rgba(1, 0, 0, 1)
    var inner = Style()
    inner.fontFace = "Light"
    let text = dump(Probe().style(inner).style(outer))
    #expect(text.contains("Light bold"))
    let node = lower(Probe().style(inner).style(outer), in: .drawing, at: SourceLocation(file: "View.swift"))
    guard case .backgroundStyle(.color(.literal(let red)), in: nil)? = node.modifiers.first else {
      Issue.record("no background: \(text)")
      return
    }
    #expect(red.hexText == "#ff0000")
    #expect(dump(Probe().style(inner)).contains("Light plain"))
  }
}
