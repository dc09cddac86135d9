import DSFiles
import TestFolder
import Testing

@testable import DSPictures

struct PictureToolTests {
  @Test(
    arguments: [
      ("tests", "home.spec.ts-snapshots/page-1-chromium-linux.png", .playwright),
      ("shots", "page-chromium-darwin.png", .playwright),
      ("__image_snapshots__", "anything.png", .imageSnapshot), ("shots", "button--primary-snap.png", .imageSnapshot),
      ("__screenshots__", "Button/Primary.png", .storycap), ("__screenshots__", "menu.spec.ts/open.png", .playwright),
      (".reg/expected", "Button/Primary.png", .regSuit),
      (".loki/reference", "chrome_laptop_Button_Primary.png", .loki),
      ("cypress", "drawing.cy.ts/line.snap.png", .cypress), ("shots", "line.snap.png", .cypress),
      ("Tests/__Snapshots__", "CardTests/testPear.dark.png", .swiftSnapshotTesting),
      ("shots", "CardTests/testPear.1.png", .swiftSnapshotTesting),
      ("app/src/test/snapshots/images", "any.png", .paparazzi), ("shots", "com.example_CardTest_empty.png", .paparazzi),
      ("shots", "com.example.CardTest.empty.png", .roborazzi), ("build/outputs/roborazzi", "any.png", .roborazzi),
      ("bitmaps_reference", "any.png", .backstop), ("shots", "shop_Home_0_document_0_phone.png", .backstop),
      ("shots", "home.png", nil), ("shots", "", nil), ("", "a_b", nil), ("shots", "1.2.3_4.png", nil),
    ] as [(String, String, PictureTool?)])
  func `a tool is recognised by its folders and names`(_ folder: String, _ name: String, _ expected: PictureTool?) {
    #expect(PictureTool(folder: folder, names: [name]) == expected)
  }

  @Test func `one name of another form leaves the tool unknown`() {
    #expect(PictureTool(folder: "shots", names: ["a-linux.png", "b.png"]) == nil)
    #expect(PictureTool(folder: "shots", names: []) == nil)
  }

  @Test func `new pictures lie where the tool or its recipe puts them`() throws {
    #expect(try PictureTool.playwright.actual(for: "tests") == "test-results/pictures")
    #expect(try PictureTool.loki.actual(for: "web/.loki/reference") == "web/.loki/current")
    #expect(try PictureTool.regSuit.actual(for: ".reg/expected") == ".reg/actual")
    #expect(try PictureTool.paparazzi.actual(for: "app/src/test/snapshots/images") == "app/build/pictures")
    #expect(try PictureTool.paparazzi.actual(for: "src/test/snapshots/images") == "build/pictures")
    #expect(try PictureTool.roborazzi.actual(for: "ui/src/test/screenshots") == "ui/build/outputs/roborazzi")
    #expect(try PictureTool.roborazzi.actual(for: "ui/build/outputs/roborazzi") == "ui/build/pictures")
  }

  @Test func `the newest run of BackstopJS counts`() throws {
    let folder = TestFolder()
    let reference = folder["bitmaps_reference"]
    #expect(try PictureTool.backstop.actual(for: reference) == folder["bitmaps_test"])
    for run in ["20240101-120000", "20250101-120000"] {
      try createFolders(folder["bitmaps_test/\(run)"])
      try writeAtomically(folder["bitmaps_test/\(run)/a.png"], [])
    }
    #expect(try PictureTool.backstop.actual(for: reference) == folder["bitmaps_test/20250101-120000"])
  }
}
