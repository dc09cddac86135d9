import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSProject
import DSResolve
import DSShots
import DSText
import TestFolder
import Testing

@testable import DSShotDrawing

/// A number or a token that a published source of a design system states of one part of a component.
struct PublishedFact: Sendable, CustomTestStringConvertible {
  /// What is stated.
  enum Statement: Sendable {
    /// Width and height in points, one for each density.
    case width([Double])
    case height([Double])
    /// The distance from the part to another that begins behind it or below it, one for each density.
    case across(String, [Double])
    case down(String, [Double])
    /// The distance from the part's leading edge to that of another that is in it, one for each density.
    case inset(String, [Double])
    /// The size of letters, one for each density, and their weight.
    case font([Double], weight: Double)
    /// Tokens of the paints of letters or a symbol, of the ground behind the part, and of the line around it.
    case ink(String)
    case ground(String)
    case line(String, width: Double)
    /// How much of the part is seen.
    case opacity(Double)
    /// That the part is not there.
    case absent
    /// The token of its shadow's first colour.
    case shadow
  }

  /// The file and the commit.
  var source: String
  /// The shot without its last mode, the density.
  var shot: String
  /// The name of the part.
  var part: String
  /// What the source states.
  var statement: Statement
  /// The hue in force, for DB UX.
  var hue = "neutral"

  /// A fact of a part.
  init(_ source: String, _ shot: String, _ part: String, _ statement: Statement, hue: String = "neutral") {
    self.source = source
    self.shot = shot
    self.part = part
    self.statement = statement
    self.hue = hue
  }

  var testDescription: String { "\(shot) › \(part): \(statement), \(source)" }
}

/// The design systems of the repository, read once.
enum PublishedSystems {
  static let shots = Result {
    let shots = try loadProject(Repository.path + "/dsrender.yaml").shots
    return Dictionary(uniqueKeysWithValues: shots.map { ($0.shot.id, (shot: $0.shot, system: $0.system)) })
  }

  /// A shot with its system.
  static func shot(_ id: String) throws -> (shot: Shot, system: DesignSystem) {
    try #require(try shots.get()[id], "there is no shot \(id)")
  }
}

extension PublishedFact {
  /// Checks the fact in the densities of its shot, which are listed from the smallest.
  func check(densities: [String]) throws {
    for (index, density) in densities.enumerated() {
      let (shot, system) = try PublishedSystems.shot("\(self.shot).\(density)")
      var bag = DiagnosticBag()
      let context = system.context(of: shot)
      let root = resolve(shot.scenario.node, in: context, &bag)
      let node = root.firstNamed(part)
      var modes = shot.modes
      if hue != "neutral" { modes["hue"] = hue }
      func token(_ path: String) throws -> String { try system.theme.value(of: TokenPath(path), in: modes).text }
      let place = Comment(rawValue: "\(shot.id) › \(part)")
      if case .absent = statement {
        #expect(node == nil, place)
        return
      }
      let part = try #require(node, place)
      let tree = try frames(of: shot, of: system)
      func frame(_ name: String) throws -> Rect {
        try #require(tree.uniquelyNamed.first { $0.name == name }?.view, "no view \(name)").frame
      }
      func same(_ value: Double, _ expected: [Double]) {
        #expect(abs(value - expected[min(index, expected.count - 1)]) < 0.01, place)
      }
      switch statement {
      case .width(let values): same(try frame(self.part).size.width, values)
      case .height(let values): same(try frame(self.part).size.height, values)
      case .across(let other, let values): same(try frame(other).minX - frame(self.part).maxX, values)
      case .down(let other, let values): same(try frame(other).minY - frame(self.part).maxY, values)
      case .inset(let other, let values): same(try frame(other).minX - frame(self.part).minX, values)
      case .font(let sizes, let weight):
        let style = try #require(part.first(\.textStyle), place)
        same(style.size, sizes)
        #expect(style.weight == weight, place)
      case .ink(let path): #expect(part.first(\.ink)?.hexText == (try token(path)), place)
      case .ground(let path): #expect(part.first(\.ground)?.hexText == (try token(path)), place)
      case .line(let path, let width):
        let line = try #require(part.first(\.line), place)
        #expect(line.paint.hexText == (try token(path)), place)
        #expect(line.width == width, place)
      case .opacity(let value): #expect(part.first(\.opacity) == value, place)
      case .shadow: #expect(part.first(\.shadow) != nil, place)
      case .absent: break
      }
    }
  }
}

extension ResolvedNode {
  /// The views inside, those behind and in front of it among them.
  private var inside: [ResolvedNode] {
    switch kind {
    case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, let children),
      .grid(_, _, _, let children),
      .gridRow(_, let children), .viewThatFits(_, let children), .lazyGrid(_, let children),
      .scrollView(_, let children),
      .custom(_, let children):
      return children
    case .modified(.background(let other, _), let child), .modified(.overlay(let other, _), let child),
      .modified(.mask(let other, _), let child):
      return [child, other]
    case .modified(_, let child): return [child]
    case .empty, .text, .image, .paint, .shape, .spacer, .divider, .deferred: return []
    }
  }

  /// The first part with a name; `name#2` is the second one.
  func firstNamed(_ name: String) -> ResolvedNode? {
    let words = name.split(separator: "#")
    var left = words.count == 2 ? Int(words[1]) ?? 1 : 1
    func find(_ node: ResolvedNode) -> ResolvedNode? {
      if case .modified(.effect(.named(String(words[0]))), _) = node.kind {
        left -= 1
        if left == 0 { return node }
      }
      for child in node.inside { if let found = find(child) { return found } }
      return nil
    }
    return find(self)
  }

  /// The first value that the part or a view inside has.
  func first<T>(_ value: (ResolvedNode) -> T?) -> T? {
    if let value = value(self) { return value }
    for child in inside { if let found = child.first(value) { return found } }
    return nil
  }

  var textStyle: TextStyle? {
    guard case .text(let text) = kind else { return nil }
    return text.paragraph.spans.first?.style
  }

  var ink: Color? {
    switch kind {
    case .text(let text): text.paints.first?.color
    case .image(let image): image.paint?.color
    default: nil
    }
  }

  var ground: Color? {
    switch kind {
    case .modified(.effect(.backgroundPaint(let paint, _)), _): paint.color
    case .shape(_, .fill(let paint)): paint.color
    default: nil
    }
  }

  var line: (paint: Color, width: Double)? {
    switch kind {
    case .modified(.effect(.border(let paint, let stroke, _)), _), .shape(_, .stroke(let paint, let stroke)),
      .shape(_, .strokeBorder(let paint, let stroke)):
      paint.color.map { ($0, stroke.width) }
    default: nil
    }
  }

  var opacity: Double? {
    guard case .modified(.effect(.opacity(let value)), _) = kind else { return nil }
    return value
  }

  var shadow: ResolvedShadow? {
    guard case .modified(.effect(.shadow(let shadows)), _) = kind else { return nil }
    return shadows.first
  }
}

extension ResolvedPaint {
  fileprivate var color: Color? {
    guard case .color(let color) = self else { return nil }
    return color
  }
}
