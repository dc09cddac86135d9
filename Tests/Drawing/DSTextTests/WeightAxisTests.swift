import CHarfBuzz
import DSDiagnostics
import Testing

@testable import DSText

/// Where weights lie between the masters of variable fonts.
@Suite struct WeightAxisTests {
  /// The axis of a file with these tables.
  private func axis(fvar: [UInt8], avar: [UInt8]? = nil) throws -> WeightAxis? {
    let scratch = ScratchFile(fvar + (avar ?? []))
    var tables = ["fvar": 0..<fvar.count]
    if let avar { tables["avar"] = fvar.count..<fvar.count + avar.count }
    return WeightAxis(tables, in: try FontBytes(path: scratch.path))
  }

  private func two(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  private func four(_ value: Int) -> [UInt8] { two(value >> 16 & 65_535) + two(value & 65_535) }

  private func fvar(_ axes: (String, Int, Int, Int)...) -> [UInt8] {
    let head = two(1) + two(0) + two(16) + two(2) + two(axes.count) + two(20) + two(0) + two(8)
    return axes.reduce(head) { bytes, axis in
      let numbers = [axis.1, axis.2, axis.3].flatMap { four($0 << 16) }
      return bytes + Array(axis.0.utf8) + numbers + two(0) + two(256)
    }
  }

  private func avar(_ maps: [(Double, Double)]...) -> [UInt8] {
    maps.reduce(two(1) + two(0) + two(0) + two(maps.count)) { bytes, map in
      map.reduce(bytes + two(map.count)) { $0 + two(Int($1.0 * 16_384)) + two(Int($1.1 * 16_384)) }
    }
  }

  @Test func `a weight is a share of the way from the default to the least or the greatest`() throws {
    let axis = try #require(try axis(fvar: fvar(("wdth", 75, 100, 125), ("wght", 100, 400, 900))))
    for (weight, place) in [(400.0, 0), (900, 16_384), (100, -16_384), (650, 8192), (250, -8192), (401, 33)] {
      #expect(axis.coordinates(weight) == [0, Int32(place)])
    }
    #expect(axis.coordinates(2000) == [0, 16_384])
    #expect(axis.coordinates(1) == [0, -16_384])
  }

  @Test func `a width is a share of its own axis, which stays where it is without one`() throws {
    let axis = try #require(try axis(fvar: fvar(("wdth", 75, 100, 125), ("wght", 100, 400, 900))))
    for (width, place) in [(100.0, 0), (125, 16_384), (75, -16_384), (87.5, -8192), (300, 16_384), (1, -16_384)] {
      #expect(axis.coordinates(400, width: width) == [Int32(place), 0])
    }
    #expect(axis.coordinates(900) == [0, 16_384])
    #expect(try self.axis(fvar: fvar(("wdth", 75, 100, 125)))?.coordinates(900, width: 75) == [-16_384])
  }

  @Test func `the table avar bends the way`() throws {
    let map = [(-1.0, -1.0), (0, 0), (0.5, 0.25), (1, 1)]
    let axis = try #require(try axis(fvar: fvar(("wght", 100, 400, 900)), avar: avar(map)))
    for (weight, place) in [(400.0, 0), (525.0, 2048), (650, 4096), (775, 10_240), (900, 16_384), (250, -8192)] {
      #expect(axis.coordinates(weight) == [Int32(place)])
    }
    // A map whose ends are not those of the axis is moved on beyond them.
    let short = try #require(try self.axis(fvar: fvar(("wght", 100, 400, 900)), avar: avar([(0, 0), (0.5, 0.25)])))
    #expect(short.coordinates(900) == [12_288])
  }

  @Test func `tables that are cut short, or of another version, have no axis`() throws {
    let whole = fvar(("wght", 100, 400, 900))
    for count in 1..<whole.count - 4 { #expect(try axis(fvar: Array(whole.prefix(count))) == nil) }
    let map = avar([(-1, -1), (0, 0), (1, 1)])
    for count in 1..<map.count { #expect(try axis(fvar: whole, avar: Array(map.prefix(count))) == nil) }
    #expect(try axis(fvar: whole, avar: two(2) + map.dropFirst(2)) == nil)
    #expect(try axis(fvar: fvar(("slnt", -12, 0, 0))) == nil)
  }

  @Test(arguments: ["NotoSans.ttf", "NotoSansCJK.ttc", "NotoSansArabic.ttf", "NotoEmoji.ttf"])
  func `weights of real fonts lie where HarfBuzz has them, to the step that its versions differ by`(
    name: String
  ) throws {
    var cache: [String: FontBytes] = [:]
    let file = TestFonts.file(name, "Any")
    let bytes = try OpenedFont.map(file, cache: &cache)
    let (face, container) = try OpenedFont.openFace(of: file, bytes)
    defer { hb_face_destroy(face) }
    let axis = try #require(WeightAxis(container.tables, in: bytes))
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    for weight in stride(from: 90.0, through: 910, by: 1.5) {
      var variation = hb_variation_t(tag: OpenedFont.weightTag, value: Float(weight))
      hb_font_set_variations(font, &variation, 1)
      var count: UInt32 = 0
      let theirs = hb_font_get_var_coords_normalized(font, &count)
      let ours = axis.coordinates(weight)
      #expect(ours.count == Int(count))
      for (index, place) in ours.enumerated() { #expect(abs(Int(place) - Int(theirs?[index] ?? .max)) <= 1) }
    }
  }
}
