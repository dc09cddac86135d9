import DSDiagnostics
import DSGeometry
import Foundation
import TestFolder
import Testing

@testable import DSSymbol

@Suite struct SystemSymbolTests {
  @Test("every name of the table is read, and draws something inside its box")
  func tableIsSound() throws {
    let names = SystemSymbols.names
    #expect(names.count > 3700)
    #expect(names == Array(Set(names)).sorted())
    for name in names {
      let symbol = try #require(SystemSymbols.symbol(named: name))
      #expect(symbol.name == name)
      let box = symbol.viewBox
      let drawn = symbol.layers.filter { $0.cut != .always }
      #expect(!drawn.isEmpty, "\(name) draws nothing")
      for layer in drawn {
        let bounds = try #require(layer.path.controlBounds, "\(name) has an empty layer")
        #expect(bounds.isFinite)
        #expect(
          bounds.minX >= box.minX && bounds.minY >= box.minY && bounds.maxX <= box.maxX && bounds.maxY <= box.maxY,
          "\(name) leaves its box")
        #expect((0...2).contains(layer.level))
      }
    }
  }

  @Test func `boxes are as large as Apple's in a font of 17 points, to a quarter of a point`() throws {
    func box(_ name: String) throws -> Size {
      let symbol = try #require(SystemSymbols.symbol(named: name))
      let height = try #require(symbol.height) * 17
      return Size(width: height * symbol.viewBox.width / symbol.viewBox.height, height: height)
    }
    let recorded = [
      "star.fill": (22, 20), "chevron.right": (12.5, 16.5), "minus": (18, 3.5), "lock": (16.5, 18.5), "eye": (26, 16.5),
      "checkmark.circle.fill": (20, 19), "envelope.fill": (24.5, 16.5),
    ]
    for (name, size) in recorded {
      let found = try box(name)
      #expect(abs(found.width - size.0) <= 0.25 && abs(found.height - size.1) <= 0.25, "\(name): \(found)")
    }
    // Not recorded: as other circles, and as large as its drawing with margins.
    let circle = try box("hourglass.circle")
    #expect(abs(circle.width - 20) < 0.01 && abs(circle.height - 19) < 0.01)
  }

  @Test func `every recorded box is that of a drawing`() {
    #expect(SymbolFrames.names.filter { SystemSymbols.symbol(named: $0) == nil } == [])
  }

  @Test func `lines of large and small drawings are as thick`() throws {
    let em = try ["chevron.down", "circle", "envelope"].map { name in
      let symbol = try #require(SystemSymbols.symbol(named: name))
      return try #require(symbol.layers[0].stroke).width * symbol.height! / symbol.viewBox.height
    }
    for width in em { #expect(abs(width - 1.5 / 17) < 1e-9, "\(em)") }
  }

  @Test(
    "the variants that SwiftUI makes by adding a word are there", arguments: ["checkmark", "xmark", "plus", "info"])
  func variants(_ name: String) {
    #expect(SystemSymbols.symbol(named: name) != nil)
    #expect(SystemSymbols.symbol(named: name + ".circle") != nil)
    #expect(SystemSymbols.symbol(named: name + ".circle.fill") != nil)
  }

  @Test(
    "names that libraries of components use are drawn",
    arguments: [
      "banknote", "banknote.fill", "xmark.octagon", "xmark.octagon.fill", "wave.3.right", "popcorn.fill",
      "speaker.wave.1", "speaker.wave.2.fill", "speaker.wave.3.fill", "cart.fill.badge.plus", "creditcard.fill",
      "50.circle.fill", "a.square", "person.crop.circle.badge.checkmark", "cloud.bolt.rain.fill", "bell.slash.fill",
      "mic.slash.circle.fill", "arrow.up.right.square.fill", "figure.run", "battery.25",
      "exclamationmark.triangle.fill",
    ])
  func common(_ name: String) { #expect(SystemSymbols.symbol(named: name) != nil) }

  @Test("every name that was counted in public sources is drawn")
  func used() throws {
    let list = try String(contentsOfFile: Repository.path + "/Fixtures/SystemSymbols/used.txt", encoding: .utf8)
    let names = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: " ").last }
    #expect(names.count >= 1_500)
    #expect(Set(names).count == names.count)
    #expect(names.filter { SystemSymbols.symbol(named: String($0)) == nil } == [])
  }

  @Test("a filled symbol is another drawing than the plain one")
  func filled() {
    let same = SystemSymbols.names.filter { name in
      guard name.hasSuffix(".fill"), let filled = SystemSymbols.symbol(named: name) else { return false }
      return SystemSymbols.symbol(named: String(name.dropLast(5)))?.layers == filled.layers
    }
    // Two tools that cross are areas in both.
    #expect(same == ["wrench.and.screwdriver.fill"])
  }

  @Test("drawings that only other drawings use have no name that a view can give")
  func helpers() {
    #expect(SystemSymbols.symbol(named: "LOCKLET") == nil)
    #expect(SystemSymbols.names.allSatisfy { $0 == $0.lowercased() })
  }

  @Test("every system symbol is tinted by the view, and has a colour of its own only among several")
  func colours() {
    for name in SystemSymbols.names {
      for layer in SystemSymbols.symbol(named: name)?.layers ?? [] {
        #expect(layer.fill.map { $0 == .currentColor } ?? true, "\(name)")
        #expect(layer.stroke.map { $0.paint == .currentColor } ?? true, "\(name)")
      }
    }
  }

  @Test(
    "what stands in a filled shape is drawn upon it in several paints, and cut out of it in one",
    arguments: [
      "person.crop.circle.fill", "person.2.circle.fill", "envelope.circle.fill", "clock.circle.fill",
      "bell.slash.circle.fill", "trash.square.fill", "speaker.slash.circle.fill", "slash.circle.fill",
    ])
  func grounds(_ name: String) throws {
    let symbol = try #require(SystemSymbols.symbol(named: name))
    #expect(symbol.layers.map(\.isGround) == [true] + symbol.layers.dropFirst().map { _ in false })
    #expect(symbol.layers.first?.level == 1)
    let upon = symbol.settled(severalPaints: true).layers.dropFirst()
    #expect(upon.first?.cut == .never)
    #expect(upon.allSatisfy { $0.level == 0 })
    #expect(symbol.settled(severalPaints: false).layers.dropFirst().first?.cut == .always)
  }

  @Test("a symbol with a mark at its corner is behind it as a whole, and seen there")
  func groundBehind() throws {
    let symbol = try #require(SystemSymbols.symbol(named: "person.crop.circle.fill.badge.plus"))
    #expect(symbol.layers.allSatisfy { !$0.isGround })
    #expect(symbol.settled(severalPaints: true).layers.prefix(3).map(\.cut) == [.never, .always, .always])
  }

  @Test("a filled circle is behind the symbol in it, which is cut out in one paint and drawn in several")
  func enclosed() throws {
    let symbol = try #require(SystemSymbols.symbol(named: "checkmark.circle.fill"))
    #expect(symbol.layers.map(\.level) == [1, 0])
    #expect(symbol.layers.map(\.cut) == [.never, .inOnePaint])
    #expect(symbol.settled(severalPaints: false).layers.map(\.cut) == [.never, .always])
    #expect(symbol.settled(severalPaints: true).layers.map(\.cut) == [.never, .never])
  }

  @Test(
    "a person in an outline is an area, as what stands in other outlines is",
    arguments: [
      "person.circle", "person.crop.circle", "person.crop.circle.dashed", "person.crop.square", "person.crop.rectangle",
      "person.crop.rectangle.stack", "person.crop.artframe",
    ])
  func people(_ name: String) throws {
    let symbol = try #require(SystemSymbols.symbol(named: name))
    let person = symbol.layers.filter { $0.level == 0 }
    #expect(person.count == 2)
    #expect(person.allSatisfy { $0.fill != nil && $0.stroke == nil })
  }

  @Test("a line through a symbol stands free of it, and the mark at its corner too")
  func crossed() throws {
    let crossed = try #require(SystemSymbols.symbol(named: "bell.slash"))
    #expect(crossed.layers.suffix(2).map(\.cut) == [.always, .never])
    #expect(crossed.layers.last?.level == 0)
    #expect(crossed.layers.first?.level == 1)
    let badged = try #require(SystemSymbols.symbol(named: "folder.badge.plus"))
    #expect(badged.layers.contains { $0.cut == .always } && badged.layers.contains { $0.tone == "green" })
  }

  @Test("lines follow the font's weight: regular is the drawing itself")
  func weights() throws {
    let symbol = try #require(SystemSymbols.symbol(named: "checkmark"))
    #expect(symbol.weighted(400) == symbol)
    let widths = stride(from: 100.0, through: 900, by: 50).map { symbol.weighted($0).layers[0].stroke?.width ?? 0 }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(symbol.weighted(700).layers[0].stroke?.width == symbol.layers[0].stroke.map { $0.width * 1.38 })
    var own = symbol
    own.followsWeight = false
    #expect(own.weighted(900) == own)
  }

  @Test("a symbol of a value has as many layers on as the value reaches")
  func values() throws {
    let symbol = try #require(SystemSymbols.symbol(named: "speaker.wave.3"))
    func off(_ value: Double) -> Int { symbol.showing(value).layers.filter(\.isOff).count }
    #expect([0, 0.2, 0.5, 0.7, 1].map(off) == [3, 2, 1, 0, 0])
    #expect(SystemSymbols.symbol(named: "star")?.showing(0).layers.contains(where: \.isOff) == false)
  }

  @Test("a name that is not drawn is nil, and names near to it are found")
  func unknown() {
    #expect(SystemSymbols.symbol(named: "no.such.thing") == nil)
    #expect(SystemSymbols.nearest(to: "star.fil").first == "star.fill")
    #expect(SystemSymbols.nearest(to: "banknote.slash.fill").contains("banknote.fill"))
    #expect(SystemSymbols.nearest(to: "banknote.slash.fill").count <= 3)
    #expect(SystemSymbols.nearest(to: "qqq").isEmpty)
    #expect(SystemSymbols.nearest(to: "our.log", and: ["our.logo"]) == ["our.logo"])
  }

  @Test("a table is read as its description says")
  func table() throws {
    let table = SymbolTable([
      "box +F .circle: s R4 4 16 16 0; d1 M8 12H16; a O12 8 1; +f O1 1 1; -f O2 2 1\nlid: @box m k.5 t0,2",
      "crate = box\nin box: f O12 12 3",
    ])
    #expect(table.layers(named: "box")?.count == 4)
    let filled = try #require(table.layers(named: "box.fill"))
    #expect(filled.map(\.cut) == [.never, .always, .always, .never])
    #expect(filled[0].fill == .currentColor && filled[1].stroke?.width == 1)
    #expect(table.layers(named: "crate.fill") == filled)
    #expect(table.layers(named: "lid")?[0].path.controlBounds == Rect(x: 8, y: 10, width: 8, height: 8))
    #expect(table.layers(named: "nothing") == nil)
  }
}
