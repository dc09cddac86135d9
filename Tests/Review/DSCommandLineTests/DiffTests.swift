import DSImage
import Glibc
import Testing

/// `diff` on pictures that have nothing to do with a project.
@Suite(.needsProgram) struct DiffTests {
  /// A page with a box of many colours.
  private static func page(y: Int, height: Int = 100) -> Bitmap {
    var bitmap = Bitmap(width: 120, height: height, filledWith: 0xFFF0_F0F5)
    for row in 0..<20 {
      for column in 0..<50 { bitmap[30 + column, y + row] = 0xFF00_0000 | UInt32(row * 9 << 8 | column * column & 255) }
    }
    return bitmap
  }

  /// A folder with two folders of pictures: equal, moved, added, removed, and one that is damaged.
  private func folders() throws -> SampleProject {
    let project = try SampleProject()
    let (first, second) = (encodePNG(Self.page(y: 10)), encodePNG(Self.page(y: 22)))
    try project.write("old/equal.png", first)
    try project.write("new/equal.png", first)
    try project.write("old/in/moved.png", first)
    try project.write("new/in/moved.png", second)
    try project.write("old/gone.png", first)
    try project.write("new/came.png", first)
    return project
  }

  @Test func `a part that was moved is told how far`() throws {
    let project = try folders()
    let outcome = project.run("diff", "old/in/moved.png", "new/in/moved.png")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("  moved by 0, 12 px\n"), "\(outcome)")
  }

  @Test func `findings are printed as JSON`() throws {
    let project = try folders()
    let outcome = project.run("diff", "old", "new", "--json")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        {
          "version": 1,
          "equal": 1,
          "pictures": [
            {
              "name": "came.png",
              "status": "added"
            },
            {
              "name": "gone.png",
              "status": "removed"
            },
            {
              "name": "in/moved.png",
              "status": "changed",
              "changedPixels": 1600,
              "totalPixels": 12000,
              "largestDifference": 245,
              "expectedSize": {"width": 120, "height": 100},
              "actualSize": {"width": 120, "height": 100},
              "regions": [
                {"x": 30, "y": 10, "width": 50, "height": 32, "moved": {"x": 0, "y": 12}}
              ]
            }
          ],
          "leftOut": []
        }

        """)
  }

  @Test func `a picture is known by its content, whatever its ending is`() throws {
    let project = try SampleProject()
    let (first, second) = (encodePNG(Self.page(y: 10)), encodePNG(Self.page(y: 22)))
    for name in ["IMG_0001.PNG", "plain", "photo.jpg", "shot.png"] {
      try project.write("old/" + name, first)
      try project.write("new/" + name, second)
    }
    let outcome = project.run("diff", "old", "new")
    #expect(outcome.code == 1)
    #expect(
      SampleProject.ids("changed", in: outcome.output) == ["IMG_0001.PNG", "photo.jpg", "plain", "shot.png"],
      "\(outcome)")
    #expect(!outcome.output.contains("left out"))
    // A name without an ending and one with it are two pictures.
    try project.write("old/plain.png", first)
    try project.write("new/plain.png", second)
    #expect(SampleProject.ids("changed", in: project.run("diff", "old", "new").output).count == 5)
  }

  @Test func `what is not compared is counted by kind, with some names, and all of them in JSON`() throws {
    let project = try SampleProject()
    let shot = encodePNG(Self.page(y: 10))
    for folder in ["old", "new"] {
      try project.write(folder + "/shot.png", shot)
      try project.write(folder + "/.DS_Store", "x")
      try project.write(folder + "/.git/hidden.png", shot)
      for index in 0..<7 { try project.write("\(folder)/notes-\(index).txt", folder) }
      try project.write(folder + "/same.gif", "GIF89a same")
    }
    let passing = project.run("diff", "old", "new")
    #expect(passing.code == 0, "\(passing)")
    #expect(
      passing.output == """
        left out  1 GIF file: same.gif
        left out  2 hidden files and folders: .DS_Store, .git
        left out  7 files that are not pictures: notes-0.txt, notes-1.txt, notes-2.txt, notes-3.txt, notes-4.txt and 2 more
        1 of 1 pictures are equal

        """)

    // What is left out and may differ is no pass, and hides no difference.
    // Two directories of one tag, the number of columns.
    let tiff = "II*\0\u{8}\0\0\0" + "\u{1}\0\0\u{1}\u{3}\0\u{1}\0\0\0\u{9}\0\0\0\u{1A}\0\0\0"
    let last = "\u{1}\0\0\u{1}\u{3}\0\u{1}\0\0\0\u{9}\0\0\0\0\0\0\0"
    try project.write("old/scan.tiff", tiff + last + "old")
    try project.write("new/scan.tiff", tiff + last + "new")
    try project.write("new/came.webp", "RIFF\u{E}\0\0\0WEBPVP8X\u{A}\0\0\0\u{2}\0\0\0")
    try #require(symlink("shot.png", project["new/link.png"]) == 0)
    let incomplete = project.run("diff", "old", "new")
    #expect(incomplete.code == 75, "\(incomplete)")
    for line in [
      "left out  1 multi-page TIFF file, 1 of which may differ: scan.tiff\n",
      "left out  1 animated WebP file, 1 of which may differ: came.webp\n",
      "left out  1 symbolic link, 1 of which may differ: link.png\n",
    ] { #expect(incomplete.output.contains(line), "\(incomplete)") }
    let json = project.run("diff", "old", "new", "--json")
    for object in [
      #"{"name": "same.gif", "kind": "GIF", "in": "both", "sameBytes": true}"#,
      #"{"name": "scan.tiff", "kind": "multi-page TIFF", "in": "both", "sameBytes": false}"#,
      #"{"name": "came.webp", "kind": "animated WebP", "in": "actual"}"#,
      #"{"name": "link.png", "kind": "link", "in": "actual"}"#,
      #"{"name": ".git", "kind": "hidden", "in": "both"}"#, #"{"name": "notes-6.txt", "kind": "other", "in": "both"}"#,
    ] { #expect(json.output.contains(object), "\(json)") }
    try project.write("new/shot.png", encodePNG(Self.page(y: 22)))
    #expect(project.run("diff", "old", "new").code == 1)
  }

  @Test func `colours are said in words, and converted where that is asked for`() throws {
    func bytes(_ digits: String) -> [UInt8] {
      stride(from: 0, to: digits.utf8.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
    }
    // Two pixels, without and with the gamma that older programs write for sRGB.
    let head = "89504e470d0a1a0a0000000d49484452000000020000000110020000002bd0349e"
    let data =
      "00000018494441547801010d00f2ff00808080808080808080808080270d06018948e0c40000000049454e44ae426082"
    let project = try SampleProject()
    try project.write("plain.png", bytes(head + data))
    try project.write("gamma.png", bytes(head + "0000000467414d410000b18f0bfc6105" + data))
    let stated = project.run("diff", "plain.png", "gamma.png")
    #expect(stated.code == 1, "\(stated)")
    #expect(
      stated.output.contains("colours: expected: no colour information, so sRGB; actual: gamma 1/2.2 (gAMA)\n"),
      "\(stated)")
    let converted = project.run("diff", "plain.png", "gamma.png", "--convert-to-srgb")
    #expect(converted.code == 0 && converted.output == "1 of 1 pictures are equal\n", "\(converted)")
  }

  @Test func `folders of which everything is left out are no pass`() throws {
    let project = try SampleProject()
    for folder in ["old", "new"] {
      try project.write(folder + "/a.gif", "GIF89a same")
      try project.write(folder + "/.hidden.png", encodePNG(Self.page(y: 10)))
    }
    let outcome = project.run("diff", "old", "new")
    #expect(outcome.code == 75 && outcome.output.contains("left out  1 GIF file: a.gif"), "\(outcome)")
  }

  @Test func `a picture whose counterpart is no picture is unreadable, never equal`() throws {
    let project = try SampleProject()
    let shot = encodePNG(Self.page(y: 10))
    for name in ["gif", "jpeg", "link", "pipe", "text"] { try project.write("old/\(name).png", shot) }
    try project.write("new/gif.png", "GIF89a")
    try project.write("new/jpeg.png", [0xFF, 0xD8, 0xFF, 0xE0, 1])
    try project.write("new/text.png", "text")
    try #require(symlink(project["old/link.png"], project["new/link.png"]) == 0)
    try #require(mkfifo(project["new/pipe.png"], 0o600) == 0)
    let outcome = project.run("diff", "old", "new")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(
      SampleProject.ids("unreadable", in: outcome.output) == [
        "gif.png", "jpeg.png", "link.png", "pipe.png", "text.png",
      ],
      "\(outcome)")
    for part in ["it looks like a GIF", "the file ends before the picture does", "is a symbolic link"] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test func `a long page is compared, and two that cover too much together are refused`() throws {
    let project = try SampleProject()
    var page = Bitmap(width: 1280, height: 20_000, filledWith: 0xFFFF_FFFF)
    try project.write("a.png", encodePNG(page))
    for x in 0..<1280 { page[x, 15_000] = 0xFF10_1010 }
    try project.write("b.png", encodePNG(page))
    let outcome = project.run("diff", "a.png", "b.png")
    #expect(outcome.code == 1 && outcome.output.contains("1280×1 at 0,15000"), "\(outcome)")
    try project.write("high.png", encodePNG(Bitmap(width: 1, height: 100_000, filledWith: 0xFFFF_FFFF)))
    try project.write("wide.png", encodePNG(Bitmap(width: 100_000, height: 1, filledWith: 0xFFFF_FFFF)))
    for more in [[], ["-o", "d.png"], ["--mode", "pixelmatch"]] {
      let refused = run(["diff", "high.png", "wide.png"] + more, Surroundings(folder: project.folder))
      #expect(refused.code == 65 && refused.errors.contains("cover 10000000000 pixels together"), "\(refused)")
    }
  }

  @Test func `equal files that are damaged are found, and pointers of LFS are named`() throws {
    let project = try folders()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    let cut = Array(encodePNG(Self.page(y: 10)).dropLast(12))
    for folder in ["old", "new"] {
      try project.write(folder + "/pointer.png", pointer)
      try project.write(folder + "/cut.png", cut)
    }
    let outcome = project.run("diff", "old", "new")
    #expect(outcome.code == 65)
    #expect(SampleProject.ids("unreadable", in: outcome.output) == ["cut.png", "pointer.png"], "\(outcome)")
    #expect(outcome.output.contains("git lfs pull"))
  }

  @Test func `an area can be ignored, and what lies beside it counts`() throws {
    let project = try folders()
    let (old, new) = ("old/in/moved.png", "new/in/moved.png")
    #expect(project.run("diff", old, new, "--ignore", "30,10,50,32").code == 0)
    #expect(project.run("diff", old, new, "--ignore", "0,0,120,20", "--ignore", "30,20,900,22").code == 0)
    #expect(project.run("diff", old, new, "--ignore", "30,10,49,32").code == 1)
    #expect(project.run("diff", "old", "new", "--ignore", "30,10,50,32").output.contains("2 of 4 pictures are equal"))
    for wrong in ["1,2,3", "1,2,3,4,5", "1,2,3,x", "-1,2,3,4", "1,2,3,9999999999999999999", "1,,3,4"] {
      #expect(project.run("diff", old, new, "--ignore", wrong).code == 64)
    }
  }

  @Test func `expected, difference and actual are drawn beside one another`() throws {
    let project = try folders()
    #expect(project.run("diff", "old/in/moved.png", "new/in/moved.png", "--strip", "-o", "strip.png").code == 1)
    let strip = try decodePNG(try #require(project.read("strip.png")), policy: .asset, file: "strip.png")
    #expect(strip.width == 3 * 120 + 2 * 16 && strip.height == 100)
    #expect(strip[40, 15] == Self.page(y: 10)[40, 15] && strip[2 * 136 + 40, 30] == Self.page(y: 22)[40, 30])
    #expect(project.run("diff", "old/in/moved.png", "new/in/moved.png", "--strip").code == 64)
  }

  @Test func `pictures are counted as pixelmatch counts them`() throws {
    let project = try SampleProject()
    var page = Self.page(y: 10)
    try project.write("a.png", encodePNG(page))
    for y in 0..<100 { page[5, y] = 0xFFF0_F0F0 }
    page[7, 7] = 0xFF00_0000
    try project.write("b.png", encodePNG(page))
    #expect(project.run("diff", "a.png", "b.png").output.contains("  101 of 12000 pixels differ"))
    let counted = project.run("diff", "a.png", "b.png", "--mode", "pixelmatch", "-o", "d.png")
    #expect(counted.code == 1 && counted.output.contains("  1 of 12000 pixels differ"), "\(counted)")
    let drawing = try decodePNG(try #require(project.read("d.png")), policy: .asset, file: "d.png")
    #expect(drawing.pixels.filter { $0 == 0xFFFF_0000 }.count == 1)
    #expect(project.run("diff", "a.png", "b.png", "--mode", "pixelmatch-6", "--threshold", "0").code == 1)
    #expect(
      project.run("diff", "a.png", "b.png", "--mode", "pixelmatch", "--ignore", "7,7,1,1").code == 0)
    #expect(project.run("diff", "a.png", "b.png", "--threshold", "0.2").code == 64, "it is pixelmatch's")
    #expect(project.run("diff", "a.png", "b.png", "--mode", "pixelmatch", "--threshold", "2").code == 64)
    #expect(project.run("diff", "a.png", "b.png", "--mode", "pixelmatch", "--diff-color", "red").code == 64)
    try project.write("c.png", encodePNG(Self.page(y: 10, height: 101)))
    let larger = project.run("diff", "a.png", "c.png", "--mode", "pixelmatch")
    #expect(larger.code == 1 && larger.output.contains("the size changed"), "\(larger)")
  }
}
