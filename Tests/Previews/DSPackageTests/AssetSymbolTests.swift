import Foundation
import TestFolder
import Testing

/// The members that `swift package dsrender` makes of a package's asset catalogues.
extension PackageTests.AssetSymbolTests {
  private static let grey = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5\
    PTgyPC4zNDL/wAALCAAOABUBAREA/8QAFwABAAMAAAAAAAAAAAAAAAAABQQHCP/EACUQAAIBAwMDBQEAAAAAAAAAAAECAwURIQAEEhMxQQYU\
    IzJhUf/aAAgBAQAAPwAOX0wsULyNGnFVLHmhZbD+gZI/BnUCsxslKm2ThlR7GJARCCDJfESjkyWTDObg476F29J+P660ZVaFFDRt9KvdNvIw\
    4sUOFPZhkH98apZ4Pa7yaj2QdLgZUgQRxoeAK8cFnBubhiADYgGwsnt6cnT8a//Z
    """

  private static let view = """
    import SwiftUI

    extension Color {
      static let warning = Color.yellow
    }

    struct Card: View {
      var body: some View {
        VStack {
          Image(.logo)
          Image(.Icons.Large._2XStar)
          Label("Photo", image: .photo)
          Text("Set").font(.custom("NotoSans-Bold", size: 20))
          Text("Brand").foregroundStyle(.brand).background(Color(.Palette.accent))
          Color.Palette.accent.frame(height: 4)
          Color(.warning).frame(height: 4)
          Color.warning.frame(height: 4)
          Color(.more).frame(height: 4)
        }
      }
    }

    #Preview { Card() }

    """

  private static let oneColor = #"""
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x20", "green": "0x60", "blue": "0x40", "alpha": "1.000"}}}]}
    """#

  /// A name and the member that Xcode makes of it, as the files that it generated for public apps say.
  private static let names = [
    ("0b3b21ff27f6", "_0B3B21Ff27F6"), ("292C38", "_292_C_38"), ("DCAC00", "DCAC_00"), ("c50000", "c50000"),
    ("M-stadt", "mStadt"), ("BMW", "BMW"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"), ("A-1-1-0", "A_1_1_0"),
    ("10_body", "_10Body"), ("1_left_claw_2", "_1LeftClaw2"), ("offer_Image", "offer"), ("Image", "image"),
    ("welcomeVCimage", "welcomeVCimage"), ("Frame 74", "frame74"), ("1+e2", "_1E2"), ("Default", "default"),
    ("BGColorOne", "bgColorOne"), ("night_7_moonsleeping", "night7Moonsleeping"), ("AppIconImage", "appIcon"),
    ("color_FF453A", "colorFF453A"),
  ]

  private func package() throws -> PackageCopy {
    let catalog = "Sources/Kit/Resources/Media.xcassets/"
    func picture(_ folder: String, _ file: String) -> (String, String) {
      (catalog + folder + "/Contents.json", #"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#)
    }
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8Z"/></svg>"#
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    let named = Self.names.flatMap { name, _ in
      [picture(name + ".imageset", "a.svg"), (catalog + name + ".imageset/a.svg", drawing)]
    }
    let members = Self.names.map { name, member in "  (\"\(name)\", .\(member))," }.joined(separator: "\n")
    let package = try PackageCopy(
      files: [
        (
          "Package.swift",
          """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Kit", dependencies: [\(Repository.dependency)],
            targets: [
              .target(
                name: "Kit", dependencies: [.product(name: "SwiftUI", package: "dsrender")],
                resources: [.process("Resources"), .process("More.xcassets"), .copy("Fonts")])
            ])
          """
        ),
        ("Sources/Kit/Views/Card.swift", Self.view),
        (
          "Sources/Kit/Names.swift",
          "import SwiftUI\n\nlet pictures: [(name: String, picture: ImageResource)] = [\n\(members)\n]\n"
        ),
        (catalog + "BrandColor.colorset/Contents.json", Self.oneColor),
        ("Sources/Kit/More.xcassets/More.colorset/Contents.json", Self.oneColor),
        (catalog + "Warning.colorset/Contents.json", Self.oneColor),
        (catalog + "red.colorset/Contents.json", Self.oneColor),
        (catalog + "Palette/Contents.json", namespace),
        (catalog + "Palette/accent-color.colorset/Contents.json", Self.oneColor),
        picture("Plain/Logo.imageset", "logo.svg"), (catalog + "Plain/Logo.imageset/logo.svg", drawing),
        (catalog + "icons/Contents.json", namespace), (catalog + "icons/large/Contents.json", namespace),
        picture("icons/large/2xStar.imageset", "star.svg"),
        (catalog + "icons/large/2xStar.imageset/star.svg", drawing), picture("photo.imageset", "photo.jpg"),
        (catalog + "photo.imageset/photo.jpg", ""),
      ] + named)
    try FileManager.default.createDirectory(
      atPath: package.path + "/Sources/Kit/Fonts", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Repository.path + "/.fonts/NotoSans.ttf",
      toPath: package.path + "/Sources/Kit/Fonts/NotoSans.ttf")
    try Data(base64Encoded: Self.grey)?.write(
      to: URL(filePath: package.path + "/" + catalog + "photo.imageset/photo.jpg"))
    return package
  }

  @Test func `colours and pictures are members of their resources, with Xcode's names, and pictures may be JPEG`()
    throws
  {
    let package = try package()
    let result = try package.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    #expect(try package.shots()["added"] == ["kit/card/preview@dark", "kit/card/preview@light"])
    // The package has what it had: the members are in the mirror alone.
    let kept = try FileManager.default.subpathsOfDirectory(atPath: package.path + "/Sources")
    #expect(Set(kept).isSuperset(of: ["Kit/Views/Card.swift", "Kit/Fonts/NotoSans.ttf"]))
    #expect(!kept.contains { $0.hasSuffix("GeneratedAssetSymbols.swift") })
  }
}
