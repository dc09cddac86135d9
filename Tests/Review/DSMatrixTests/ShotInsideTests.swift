import DSDiagnostics
import DSFiles
import DSImage
import DSReport
import Foundation
import TestFolder
import Testing

@testable import DSMatrix
@testable import DSProject
@testable import DSShotDrawing

/// What the page shows inside pictures, and of baselines that no shot uses.
@Suite struct ShotInsideTests {
  private let folder = TestFolder()
  private let green: [(name: String, color: UInt32, side: Double)] = [("red", 0x00FF00, 10), ("blue", 0xFF, 12)]

  private func run(
    _ project: Project, recording: RunRecording.Shots = .never, reports: [RunFiles.Report] = [.html]
  ) async throws -> RunReport {
    var options = RunOptions()
    options.files.folder = folder["shots"]
    options.recording.shots = recording
    options.files.reports = reports
    return try await runMatrix(project, options)
  }

  private func parsed(_ text: [UInt8]) throws -> Any { try JSONSerialization.jsonObject(with: Data(text)) }

  @Test func `views are kept of shots that are not unchanged, where there is a page`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    let report = try await run(boxProject(folder, green))
    for shot in report.shots {
      #expect((shot.inside.elements != nil) == (shot.status != .unchanged), "\(shot.id)")
      #expect((shot.inside.values != nil) == (shot.status != .unchanged), "\(shot.id)")
    }
    let text = try #require(report.shots[0].inside.elements).read()
    let elements = try #require(try parsed(text) as? [String: Any])
    let strings = try #require(elements["strings"] as? [String])
    let rows = try #require(elements["rows"] as? [[Any]])
    // The shape fills its frame: they are shown as one, two points of padding from the corner.
    #expect(rows.count == 1)
    #expect(rows[0][0] as? Int == -1)
    #expect((rows[0][1] as? Int).map { strings[$0] } == "Shape")
    #expect(rows[0][2...5].compactMap { $0 as? Double } == [2, 2, 10, 10])
    #expect((rows[0][6] as? [Int])?.map { strings[$0] } == ["frame"])
    let without = try await run(boxProject(folder, green), reports: [.json])
    #expect(without.shots.allSatisfy { $0.inside == ShotReport.Inside() })
  }

  @Test func `the page's scripts hold each text once, and name the shots that it belongs to`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    _ = try await run(boxProject(folder, green))
    let bytes = try #require(try folder.contents()["shots/_report/elements-0.js"])
    let script = String(decoding: bytes, as: UTF8.self)
    #expect(script.contains("\"of\":[0,0,-1,-1]"))
    _ = try await run(boxProject(folder))
    #expect(try folder.contents().keys.allSatisfy { !$0.contains("/elements-") && !$0.contains("/values-") })
  }

  @Test func `of more views than there is room for the first are kept, and the others counted`() async throws {
    let project = boxProject(folder)
    let entry = try #require(project.shots.first)
    let drawing = try ShotRenderer().draw(entry.shot, of: entry.system)
    let elements = try #require(try parsed(ShotElements.json(of: drawing, bytes: 40)) as? [String: Any])
    #expect((elements["rows"] as? [Any])?.isEmpty == true)
    #expect(elements["left"] as? Int == 1)
    // Nothing is read of a box.
    #expect(elements["unread"] as? Int == 0)
  }

  /// The pixels of a region, first as expected, then as they are.
  private func pixels(_ row: [Any]) throws -> (region: [Int], expected: [UInt32], actual: [UInt32]) {
    let region = row[0..<4].compactMap { $0 as? Int }
    let text = try #require(row[4] as? String)
    let data = Array(try #require(Data(base64Encoded: text)))
    let count = region[2] * region[3]
    let pixels =
      row.count == 5
      ? try decodePNG(data, policy: .baseline, file: "values").pixels
      : (0..<2 * count).map { at in
        [3, 0, 1, 2].reduce(0) { $0 << 8 | UInt32(data[at * 4 + $1]) }
      }
    #expect(pixels.count == 2 * count)
    return (region, Array(pixels[..<count]), Array(pixels[count...]))
  }

  @Test(arguments: [2, 30]) func `values are those of both pictures`(side: Int) throws {
    var expected = Bitmap(width: 40, height: 40, filledWith: 0xFF11_2233)
    let actual = Bitmap(width: 38, height: 40, filledWith: 0x8044_5566)
    expected[9, 9] = 0xFF00_0001
    let regions = [PixelRegion(x: 9, y: 9, width: side, height: side)]
    let text = try #require(
      ShotValues.json(actual: actual, expected: expected, regions: regions, encoder: PNGEncoder(), bytes: 1 << 15))
    let rows = try #require(try parsed(text) as? [[Any]])
    let found = try pixels(rows[0])
    #expect(found.region == [9, 9, side, side])
    #expect(found.expected[0] == 0xFF00_0001 && found.expected[1] == 0xFF11_2233)
    #expect(found.actual[0] == 0x8044_5566)
    // The last column lies outside of the smaller picture.
    #expect(found.actual[side - 1] == (side == 30 ? 0 : 0x8044_5566))
  }

  @Test func `beyond the bound the lower rows are left out, and further regions`() throws {
    let expected = Bitmap(width: 200, height: 200)
    let actual = Bitmap(width: 200, height: 200, filledWith: 0xFF00_0000)
    let regions = [
      PixelRegion(x: 0, y: 0, width: 200, height: 150), PixelRegion(x: 0, y: 160, width: 200, height: 40),
    ]
    let text = try #require(
      ShotValues.json(actual: actual, expected: expected, regions: regions, encoder: PNGEncoder(), bytes: 1 << 15))
    let rows = try #require(try parsed(text) as? [[Any]])
    #expect(rows.count == 1)
    #expect(try pixels(rows[0]).region == [0, 0, 200, Limits.valuePixels / 200])
    #expect(
      ShotValues.json(actual: actual, expected: expected, regions: regions, encoder: PNGEncoder(), bytes: 10) == nil)
  }

  @Test func `orphans have their pictures in the folder, unless they are damaged or behind a link`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    let baseline = try #require(try folder.contents()["Baselines/boxes/box/blue@dark.png"])
    try writeAtomically(folder["Baselines/boxes/box/damaged@dark.png"], Array("no picture".utf8))
    try writeAtomically(folder["secret.png"], baseline + [0])
    unlink(folder["Baselines/boxes/box/blue@light.png"])
    symlink(folder["secret.png"], folder["Baselines/boxes/box/blue@light.png"])
    let report = try await run(boxProject(folder, [("red", 0xFF0000, 10)]), reports: [.html, .json])
    #expect(report.orphans == .found(["blue@dark", "blue@light", "damaged@dark"].map { "boxes/box/\($0)" }))
    #expect(report.orphanPictures.map(\.id) == ["boxes/box/blue@dark"])
    let picture = try #require(report.orphanPictures.first)
    #expect(picture.size == PixelSize(width: 32, height: 32))
    #expect(try folder.contents()["shots/" + picture.file] == baseline)
    // It goes with the orphan.
    unlink(folder["Baselines/boxes/box/blue@light.png"])
    _ = try await run(boxProject(folder))
    #expect(try folder.contents()["shots/" + picture.file] == nil)
  }

  @Test func `nothing is written through a link in the place of the orphans' folder`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    try createFolders(folder["elsewhere"])
    symlink(folder["elsewhere"], folder["shots/_expected"])
    await #expect(throws: RunError.self) { try await run(boxProject(folder, [("red", 0xFF0000, 10)])) }
    #expect(try listFiles(folder["elsewhere"], suffix: "").isEmpty)
  }
}
