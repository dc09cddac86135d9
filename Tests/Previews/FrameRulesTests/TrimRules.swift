import DSControlLooks
import DSDiagnostics
import DSFiles
import DSNode
import DSNodeText
import DSProject
import DSReport
import DSShots
import DSView
import SwiftUI
import TestFolder
import Testing

/// A part of an outline is the same whether a component file or a view in Swift asks for it.
@MainActor struct TrimRules {
  /// The view of a component file's body, as text.
  private func text(_ body: String) throws -> String {
    let folder = TestFolder()
    try writeOutput(
      folder["t.yaml"], Array("component: t\nbody:\n  \(body)\nscenarios: {default: {}}\n".utf8))
    let project = try loadTrees([folder["t.yaml"]], configuration: nil, system: nil)
    guard case .component(_, let views) = project.shots[0].shot.scenario.node.kind else { return "no component" }
    return views.map { $0.text(.comparable) }.joined(separator: "\n")
  }

  private func text(_ view: some View) -> String {
    lower(view, in: .drawing, at: SourceLocation(file: "a.swift")).text(.comparable)
  }

  @Test func `a progress ring`() throws {
    let ring = try text("{Circle: {stroke: black, lineWidth: 4, lineCap: round}, modifiers: [trim: {to: 0.25}]}")
    let style = StrokeStyle(lineWidth: 4, lineCap: .round)
    #expect(text(Circle().trim(from: 0, to: 0.25).stroke(Color(red: 0, green: 0, blue: 0), style: style)) == ring)
    #expect(ring == "Shape trim(Circle from=0 to=0.25) stroke #000000 lineWidth=4 cap=round")
  }

  @Test func `a part of every shape, filled, twice and turned`() throws {
    func expect(_ view: some View, _ shape: String, _ modifiers: String) throws {
      #expect(try text(view) == text("{\(shape), modifiers: [\(modifiers)]}"))
    }
    try expect(Rectangle().trim(from: 0.5), "Rectangle: ", "trim: {from: 0.5}")
    try expect(Capsule().trim(to: 0.5), "Capsule: ", "trim: {to: 0.5}")
    try expect(
      RoundedRectangle(cornerRadius: 8).trim(from: 0.7, to: 0.2), "RoundedRectangle: {cornerRadius: 8}",
      "trim: {from: 0.7, to: 0.2}")
    try expect(
      Ellipse().trim(to: 0.5).trim(from: 0.25), "Ellipse: ", "trim: {to: 0.5}, trim: {from: 0.25}")
    try expect(
      Circle().trim(to: 0.5).rotationEffect(.degrees(-90)), "Circle: ", "trim: {to: 0.5}, rotationEffect: -90")
  }

  @Test func `fractions beyond the outline end with it in Swift, and are reported in files`() throws {
    #expect(text(Circle().trim(from: -1, to: 2)) == text(Circle().trim()))
    #expect(text(Circle().trim(from: .nan)) == text(Circle().trim(from: 1)))
    #expect(throws: RunError.self) { try text("{Circle: , modifiers: [trim: {to: 1.5}]}") }
  }
}
